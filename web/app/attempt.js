// “Try it” in the reference: sends a request to this server and shows what it answers.

import {credentials} from './token.js';

const base = new URL('../', import.meta.url);
const LIMIT = 200_000;

/** Wires every form of the page. */
export function addAttempts() {
  for (const attempt of document.querySelectorAll('.attempt')) {
    const find = selector => attempt.querySelector(selector);
    find('.examples')?.addEventListener('change', event => {
      find('textarea').value = shown(event.target.value, attempt.dataset.type);
    });
    find('.send').addEventListener('click', () => send(attempt, find));
  }
}

async function send(attempt, find) {
  const {method, path, type: sent} = attempt.dataset;
  const [state, answer] = [find('.state'), find('.answer')];
  // What an earlier request gets does not replace what a later one got.
  const turn = attempt.turn = (attempt.turn ?? 0) + 1;
  state.textContent = 'Sent …';
  try {
    const accept = find('.accept')?.value ?? 'application/json, text/plain;q=0.9, */*;q=0.8';
    const response = await fetch(new URL(path, base), {
      method, headers: {Accept: accept, ...credentials(), ...(sent ? {'Content-Type': sent} : {})},
      body: method === 'POST' ? find('textarea').value : undefined,
    });
    const type = response.headers.get('Content-Type') ?? '';
    const bytes = await response.blob();
    if (turn !== attempt.turn) return;
    const advice = response.status === 401 ? ': enter a token in the playground, in this tab' : '';
    state.textContent = `${response.status} ${response.statusText}, ${type}${advice}`;
    answer.hidden = false;
    answer.replaceChildren(type.startsWith('image/') ? picture(bytes) : shown(await bytes.text(), type).slice(0, LIMIT));
  } catch (error) {
    if (turn === attempt.turn) state.textContent = `No answer: ${error.message}`;
  }
}

/** A picture as an image, in which nothing runs. */
function picture(bytes) {
  const image = new Image();
  image.alt = 'The picture of the layout';
  image.src = URL.createObjectURL(bytes);
  image.addEventListener('load', () => URL.revokeObjectURL(image.src));
  return image;
}

/** JSON over several lines; other text as it is. */
function shown(text, type) {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
