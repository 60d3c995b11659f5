// Runs before the first paint, so that a chosen colour scheme never flashes.
try {
  const theme = localStorage.getItem('trellis-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch { /* Without storage the system's scheme holds. */ }
