// “Try it” in the reference: sends a request to this server and shows what it answers.

import {credentials} from './token.js';

const base = new URL('../', import.meta.url);
const LIMIT = 200_000;

for (const attempt of document.querySelectorAll('.attempt')) {
  const find = selector => attempt.querySelector(selector);
  find('.examples')?.addEventListener('change', event => {
    find('textarea').value = JSON.stringify(JSON.parse(event.target.value), null, 2);
  });
  find('.send').addEventListener('click', () => send(attempt, find));
}

async function send(attempt, find) {
  const {method, path} = attempt.dataset;
  const [state, answer] = [find('.state'), find('.answer')];
  state.textContent = 'Sent …';
  try {
    const accept = find('.accept')?.value ?? 'application/json, text/plain;q=0.9, */*;q=0.8';
    const response = await fetch(new URL(path, base), {
      method, headers: {Accept: accept, ...credentials(), ...(method === 'POST' ? {'Content-Type': 'application/json'} : {})},
      body: method === 'POST' ? find('textarea').value : undefined,
    });
    const type = response.headers.get('Content-Type') ?? '';
    const text = await response.text();
    const advice = response.status === 401 ? ': enter a token in the playground, in this tab' : '';
    state.textContent = `${response.status} ${response.statusText}, ${type}${advice}`;
    answer.hidden = false;
    answer.replaceChildren(type.startsWith('image/svg') ? picture(text) : shown(text, type).slice(0, LIMIT));
  } catch (error) {
    state.textContent = `No answer: ${error.message}`;
  }
}

/** A picture as an image, in which nothing runs. */
function picture(text) {
  const image = new Image();
  image.alt = 'The picture of the layout';
  image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  return image;
}

function shown(text, type) {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
