// The playground: its tabs, their state in the address, the gallery and the links.

import {h} from './dom.js';
import {Gallery} from './gallery.js';
import {History} from './history.js';
import {LayoutTab} from './layout.js';
import {ListTab} from './list.js';
import {DifferenceTab} from './diff.js';
import {SequenceTab} from './sequence.js';
import {TextTab} from './text.js';
import {Files} from './files.js';
import {raster, save} from './raster.js';
import {packed, packState, unpackState} from './share.js';
import {address, features} from './service.js';
import {Splitter} from './split.js';
import {keepToken, token} from './token.js';

const KINDS = {layout: LayoutTab, text: TextTab, list: ListTab, diff: DifferenceTab, sequence: SequenceTab};
const PATHS = {
  '/v1/layout': 'layout', '/v1/text': 'text', '/v1/snapshot': 'list', '/v1/diff': 'diff', '/v1/sequence': 'sequence',
};
const FIRST = {layout: 'card', text: 'texts', list: 'two-level-list', diff: 'diff-rows', sequence: 'sequence-rows'};

const byID = id => document.getElementById(id);

class App {
  constructor(gallery) {
    this.gallery = gallery;
    this.tabs = {};
    this.touched = new Set();
    this.current = 'layout';
    this.history = new History();
    this.names = Object.keys(KINDS);
    this.tabButtons = Object.fromEntries(Object.keys(KINDS).map(name => [name, byID(`tab-${name}`)]));
    for (const [name, button] of Object.entries(this.tabButtons)) {
      button.addEventListener('click', () => this.open(name));
      button.addEventListener('keydown', event => this.tabKey(event, name));
    }
    this.examples = new Gallery(byID('examples'), gallery, PATHS, example => this.openExample(example));
    byID('examples-button').addEventListener('click', () => this.examples.begin(this.current));
    byID('share-button').addEventListener('click', () => this.showLinks());
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.addEventListener('click', event => {
        if (event.target === dialog) dialog.close();
      });
    }
    addEventListener('hashchange', () => this.restore());
    this.files = new Files(this, byID('file-report'));
    const separators = kind => [...document.querySelectorAll(`.splitter${kind}`)];
    new Splitter({elements: separators(':not(.across)'), name: 'request', isVertical: true, from: 20, to: 75});
    new Splitter({elements: separators('.across'), name: 'answers', isVertical: false, isFromEnd: true, from: 10, to: 75});
    this.wireToken();
  }

  // State

  /** Shows the state of the address. The browser has its entry already, so none is added. */
  async restore() {
    if (location.hash === this.history.hash) return;
    const {hash} = location;
    this.files.clear();
    this.history.arrive(hash);
    const state = await unpackState(hash);
    if (hash !== location.hash) return;
    for (const name of Object.keys(KINDS)) {
      if (!state?.[name] || typeof state[name] !== 'object') continue;
      this.tab(name).state = state[name];
      this.touched.add(name);
    }
    const example = this.gallery.find(each => `#${each.name}` === hash);
    if (example) {
      const name = PATHS[example.path];
      this.load(name, example);
      this.touched.add(name);
      return this.open(name, false);
    }
    // A link may come from anyone and name any tab. `state.tab in KINDS` would accept `constructor`.
    this.open(this.names.includes(state?.tab) ? state.tab : this.current, false);
    if (hash.length > 1 && !state && hash !== '#main') {
      this.files.report(h('p', {class: 'refusal'}, 'This link could not be read; it may have been cut off.'));
    }
  }

  changed() {
    this.touched.add(this.current);
    this.history.soon(() => this.state);
  }

  get state() {
    const state = {v: 1, tab: this.current};
    for (const [name, tab] of Object.entries(this.tabs)) {
      if (name === this.current || this.touched.has(name)) state[name] = tab.state;
    }
    return state;
  }

  save() { return this.history.replace(this.state); }

  // Tabs

  tab(name) {
    return this.tabs[name] ??= new KINDS[name](byID(`panel-${name}`), this);
  }

  open(name, isChange = true) {
    const isNew = !(name in this.tabs);
    this.current = name;
    for (const [each, button] of Object.entries(this.tabButtons)) {
      button.setAttribute('aria-selected', String(each === name));
      button.tabIndex = each === name ? 0 : -1;
      byID(`panel-${each}`).hidden = each !== name;
    }
    const tab = this.tab(name);
    if (isNew) this.load(name, this.gallery.find(each => each.name === FIRST[name]));
    this.say(tab.said ?? '');
    tab.shown();
    if (isChange) this.changed();
  }

  tabKey(event, name) {
    const names = Object.keys(KINDS);
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[(names.indexOf(name) + step + names.length) % names.length];
    this.open(next);
    this.tabButtons[next].focus();
  }

  /** The text of the layout that a first visit shows. */
  get firstText() { return this.gallery.find(each => each.name === FIRST.layout)?.text; }

  /** Says something about a tab, which is heard while the tab is shown. */
  say(text, tab = this.tabs[this.current]) {
    if (tab) tab.said = text;
    if (tab === this.tabs[this.current]) byID('status').textContent = text;
  }

  // Examples

  load(name, example) {
    if (!example) return;
    this.files.forget();
    if (name === 'diff') {
      this.tab(name).state = {from: example.from, to: example.to};
    } else {
      this.tab(name).state = {text: example.text};
    }
  }

  /** Shows an example. The text before it comes back by undoing, and by the browser's way back. */
  openExample(example) {
    this.leave(() => {
      const name = PATHS[example.path];
      this.load(name, example);
      this.open(name, false);
      this.touched.add(name);
    });
  }

  /** Makes a change that the browser's way back undoes. */
  leave(change) {
    const before = this.state;
    change();
    return this.history.push(before, this.state);
  }

  // Links

  async showLinks() {
    const links = await this.save()
      ? [['Link to this page', location.href, 'All that you see is in the link behind #, which stays in the browser.']] : [];
    const known = await features();
    const shared = this.current === 'layout' ? this.tabs.layout.shared : null;
    if (known.picture && shared) {
      const picture = address(`v1/picture/${await packed(JSON.stringify(shared))}`).href;
      const isLong = picture.length > 8000;
      links.push(['Picture', picture, isLong
        ? 'This address is longer than servers take by default. Send the layout with POST instead.'
        : 'An address of the picture, for a page, a pull request or a chat.']);
      if (!isLong) links.push(['Markdown', `![Layout](${picture})`, 'For a README.']);
    }
    const dialog = byID('share');
    const tooLong = h('p', {class: 'note'}, 'What this page holds is too long for a link. Save it as a file instead.');
    dialog.querySelector('.links').replaceChildren(...(links[0]?.[1] === location.href ? [] : [tooLong]), ...links.map(([label, link, note], index) => h('div', {class: 'link-row'},
      h('label', {for: `link-${index}`}, label),
      h('input', {id: `link-${index}`, readonly: true, value: link, 'aria-describedby': `note-${index}`, onfocus: event => event.target.select()}),
      h('button', {type: 'button', 'aria-label': `Copy: ${label}`, onclick: event => this.copy(link, event.target, index)}, 'Copy'),
      h('p', {class: 'note', id: `note-${index}`}, note))), ...(known.picture && shared ? [this.imageRow(shared)] : []));
    dialog.showModal();
  }

  /** Buttons that save the picture as PNG. */
  imageRow(request) {
    const state = h('span', {class: 'note', role: 'status'});
    const button = scale => h('button', {
      type: 'button', 'data-scale': scale, 'aria-label': `Save PNG, ${scale} pixels a point`, onclick: async () => {
        state.textContent = '';
        try {
          save(await raster(request, scale), scale === 1 ? 'layout.png' : `layout@${scale}x.png`);
        } catch (error) {
          state.textContent = error.message;
        }
      },
    }, `${scale}×`);
    return h('div', {class: 'image-row'}, h('span', {}, 'Save as PNG'), [1, 2, 3].map(button), state);
  }

  async copy(text, button, index) {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      // Without a secure connection there is no clipboard: the text is chosen, to be copied by hand.
      byID(`link-${index}`).select();
      button.textContent = 'Selected';
    }
  }

  // Access

  /** Asks for a token where the server does, and starts again with it. */
  wireToken() {
    const [form, field, note] = [byID('access'), byID('token'), byID('token-note')];
    const show = () => {
      form.hidden = false;
      byID('forget-token').hidden = !token();
    };
    document.addEventListener('trellis-unauthorized', () => {
      if (form.hidden && token()) note.textContent = 'The server refuses the token that it got.';
      show();
    });
    const begin = async value => {
      if (!keepToken(value)) {
        note.textContent = 'A token has letters, digits and signs, without spaces.';
        return;
      }
      await this.save();
      location.reload();
    };
    form.addEventListener('submit', event => {
      event.preventDefault();
      if (field.value.trim()) begin(field.value);
    });
    byID('forget-token').addEventListener('click', () => begin(null));
    const button = byID('token-button');
    button.hidden = !token();
    button.addEventListener('click', () => {
      show();
      field.focus();
    });
  }
}

const gallery = await (await fetch(new URL('gallery.json', import.meta.url))).json();
const app = new App(gallery);
// For the console, and for tests.
globalThis.trellis = Object.assign(app, {packState, unpackState});
await app.restore();
