// Buttons that copy blocks of code.

/** Gives every block a button. */
export function addCopyButtons() {
  for (const block of document.querySelectorAll('.code')) {
    const code = block.querySelector('pre');
    if (!code) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', `Copy: ${block.querySelector('.code-head span').textContent}`);
    button.addEventListener('click', () => copy(code, button));
    block.querySelector('.code-head').append(button);
  }
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''));
    say(button, 'Copied');
  } catch {
    // Without a secure connection there is no clipboard: the text is selected, to be copied by hand.
    getSelection().selectAllChildren(code);
    say(button, 'Selected');
  }
}

function say(button, word) {
  button.textContent = word;
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.textContent = 'Copy'; }, 2000);
}
