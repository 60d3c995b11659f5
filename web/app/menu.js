// Runs where it stands, right after the menu, so that the page is never drawn with it in another state.
{
  const menu = document.querySelector('.menu');
  if (matchMedia('(min-width: 960px)').matches) {
    menu.open = true;
    const current = menu.querySelector('[aria-current]');
    if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 3;
  }
}
