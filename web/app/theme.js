// Runs before the first paint, so that a chosen colour scheme never flashes.
{
  const root = document.documentElement;
  const names = {system: 'as the system', light: 'light', dark: 'dark'};
  const order = Object.keys(names);
  // What needs a script is shown where scripts run.
  root.classList.add('scripted');
  try {
    const theme = localStorage.getItem('trellis-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch { /* Without storage the system's scheme holds. */ }

  const show = button => {
    button.dataset.theme = root.dataset.theme ?? 'system';
    button.title = `Colours: ${names[button.dataset.theme]}`;
    button.setAttribute('aria-label', button.title);
  };
  const turn = button => {
    const next = order[(order.indexOf(button.dataset.theme) + 1) % order.length];
    if (next === 'system') delete root.dataset.theme;
    else root.dataset.theme = next;
    try {
      localStorage.setItem('trellis-theme', next);
    } catch { /* It holds for this page then. */ }
    show(button);
  };
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('.theme-button')) {
      button.addEventListener('click', () => turn(button));
      show(button);
    }
  });
}
