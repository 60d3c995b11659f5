// The response of a tab as JSON, with its status, time and size, and the request as code.

import {h, number, refill} from './dom.js';
import {address} from './service.js';
import {LANGUAGES, snippet} from './snippets.js';
import {token} from './token.js';

/** The characters of a response that are shown; the rest is in what is copied. */
const SHOWN = 200_000;
const KEY = 'trellis-response';

const sizeOf = bytes => bytes < 1000 ? `${bytes} bytes` : `${number(Math.round(bytes / 100) / 10)} kB`;

/** JSON with line breaks, and every digit of its numbers. */
function pretty(source) {
  let indent = '\n';
  let text = '';
  for (const [part] of source.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g)) {
    if (part === '{' || part === '[') {
      indent += '  ';
      text += part + indent;
    } else if (part === '}' || part === ']') {
      indent = indent.slice(0, -2);
      const isEmpty = /[{[]\s*$/.test(text.slice(-indent.length - 4));
      text = isEmpty ? text.trimEnd() + part : text + indent + part;
    } else {
      text += part === ',' ? part + indent : part === ':' ? ': ' : part;
    }
  }
  return text;
}

export class ResponseView {
  /**
   * @param box where it is
   * @param ask gives the exchange that is shown: `{path, body, answer}`, where `answer` is that of `post`
   */
  constructor(box, app) {
    Object.assign(this, {box, app, exchange: null});
    this.facts = h('span', {class: 'facts', role: 'status'});
    this.code = h('pre', {tabindex: 0, role: 'region', 'aria-label': 'The response, JSON'});
    this.details = h('details', {}, h('summary', {}, 'Response ', this.facts), this.code);
    this.copied = h('span', {class: 'note', role: 'status'});
    const buttons = Object.entries(LANGUAGES).map(([language, title]) => h('button', {
      type: 'button', class: 'small', 'data-language': language, onclick: () => this.copy(language),
    }, title));
    this.buttons = h('div', {class: 'copies', role: 'group', 'aria-label': 'Copy the request as'},
      h('span', {class: 'note', 'aria-hidden': true}, 'Copy as'), buttons, this.copied);
    this.fallback = h('textarea', {class: 'snippet', readonly: true, hidden: true, 'aria-label': 'The request as code'});
    refill(box, this.details, this.buttons, this.fallback);
    this.buttons.hidden = true;
    try {
      this.details.open = localStorage.getItem(KEY) === 'open';
    } catch { /* It begins closed. */ }
    this.details.addEventListener('toggle', () => {
      try {
        localStorage.setItem(KEY, this.details.open ? 'open' : 'closed');
      } catch { /* It is not remembered. */ }
      this.write();
    });
  }

  /** Shows the response to a request, which is what the code sends. */
  show(path, body, answer) {
    this.exchange = {path, body: typeof body === 'string' ? body : JSON.stringify(body, null, 2), answer};
    this.facts.textContent =
      `${answer.status} · ${answer.milliseconds < 10 ? answer.milliseconds.toFixed(1) : Math.round(answer.milliseconds)} ms · ${sizeOf(answer.bytes)}`;
    this.box.classList.toggle('failed', answer.isProblem);
    this.buttons.hidden = false;
    this.copied.textContent = '';
    this.fallback.hidden = true;
    this.write();
  }

  /** Nothing was sent. */
  clear(reason = 'the text is not JSON') {
    this.exchange = null;
    this.facts.textContent = `none: ${reason}`;
    this.box.classList.add('failed');
    this.buttons.hidden = true;
    this.fallback.hidden = true;
    this.write();
  }

  write() {
    if (!this.details.open) return;
    const source = this.exchange?.answer.source ?? '';
    // What is not JSON, such as the page of a proxy, is shown as it is.
    const text = /^\s*[[{]/.test(source) ? pretty(source.slice(0, SHOWN)) : source.slice(0, SHOWN);
    this.code.textContent = source.length > SHOWN ? `${text}\n… ${source.length - SHOWN} more characters` : text;
  }

  /** The request as code. */
  snippet(language) {
    const {path, body} = this.exchange;
    return snippet(language, {origin: address('').href, path, body, hasToken: Boolean(token())});
  }

  async copy(language) {
    const text = this.snippet(language);
    try {
      await navigator.clipboard.writeText(text);
      this.copied.textContent = `Copied as ${LANGUAGES[language]}`;
    } catch {
      // Without a secure connection there is no clipboard: the code is shown, to be copied by hand.
      this.fallback.value = text;
      this.fallback.hidden = false;
      this.fallback.focus();
      this.fallback.select();
      this.copied.textContent = 'Selected';
    }
  }
}
