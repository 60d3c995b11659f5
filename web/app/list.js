// The tab of lists: a list spec, and its rows.

import {h} from './dom.js';
import {parse, locate, changed, appending, setting} from './json.js';
import {Editor, failure, showFaultList} from './editor.js';
import {syntaxFault, listedFaults} from './faults.js';
import {post, features} from './service.js';
import {ResponseView} from './response.js';
import {Runner} from './runner.js';

const POSITIONS = new Set([
  'id', 'title', 'level', 'parent', 'index', 'position', 'siblingCount', 'visible', 'expanded', 'childCount', 'children',
]);
const ROW_LIMIT = 2000;

/** What an item carries beside its title, in a few words. */
export function payloadOf(item) {
  return Object.entries(item).filter(([name]) => !POSITIONS.has(name)).map(([name, value]) =>
    `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(' · ');
}

/** A nested answer as rows. */
export function rowsOf(answer) {
  const rows = [];
  const walk = (items, level) => {
    for (const item of items ?? []) {
      rows.push({level, childCount: item.children?.length ?? item.childCount ?? 0, ...item});
      if (item.children) walk(item.children, level + 1);
    }
  };
  walk(answer.items, 0);
  return rows;
}

/** One row of a list, as a list view would show it. */
export function rowElement(item, onToggle) {
  const payload = payloadOf(item);
  const canOpen = item.childCount > 0;
  return h('div', {class: `row level-${Math.min(8, item.level)}`},
    canOpen && onToggle
      ? h('button', {
        type: 'button', class: 'disclosure', 'aria-expanded': String(item.expanded === true),
        'aria-label': `${item.expanded ? 'Collapse' : 'Expand'} ${item.title ?? item.id}`, onclick: () => onToggle(item),
      })
      : h('span', {class: canOpen ? `disclosure ${item.expanded ? 'open' : ''}` : 'disclosure none', 'aria-hidden': true}),
    h('span', {class: 'title'}, item.title ?? item.id),
    payload ? h('span', {class: 'payload'}, payload) : null,
    item.title !== undefined && item.title !== item.id ? h('span', {class: 'id'}, item.id) : null);
}

export class ListTab {
  constructor(root, app) {
    this.app = app;
    this.find = selector => root.querySelector(selector);
    this.response = new ResponseView(this.find('.response'), app);
    this.toggles = [];
    this.editor = new Editor(this.find('.editor'), {
      label: 'List spec, JSON', onChange: () => {
        this.toggles = [];
        app.changed();
        this.runner.soon();
      },
    });
    features().then(known => this.editor.know(known, '/v1/snapshot'));
    this.runner = new Runner(signal => this.solve(signal), error => this.fail(error));
  }

  get state() { return {text: this.editor.text, toggles: this.toggles}; }

  set state(state) {
    this.editor.text = typeof state.text === 'string' ? state.text : '';
    this.toggles = Array.isArray(state.toggles) ? state.toggles.filter(
      each => (each?.op === 'expand' || each?.op === 'collapse') && Array.isArray(each.items)) : [];
    this.runner.now();
  }

  shown() { this.editor.refresh(); }

  async solve(signal) {
    const text = this.editor.text;
    let root;
    try {
      root = parse(text);
    } catch (fault) {
      this.response.clear();
      this.showFaults(syntaxFault(fault, text));
      return;
    }
    const request = this.toggled(text, root);
    const answer = await post('v1/snapshot', request, signal, {isExact: true});
    this.response.show('v1/snapshot', request, answer);
    if (answer.isProblem) {
      const faults = listedFaults(answer.document, text, root, this.editor);
      this.showFaults(faults.length ? faults : [{from: 0, to: 0, detail: `${answer.document.title}: ${answer.document.detail}`}]);
      return;
    }
    this.showFaults([]);
    this.draw(answer.document);
  }

  /** The text with an operation for each row that was opened or closed; numbers stay as they are written. */
  toggled(text, root) {
    if (!this.toggles.length || !root.members) return text;
    const operations = this.toggles.map(each => JSON.stringify(each)).join(', ');
    const change = locate(root, '/operations').isExact
      ? appending(text, root, '/operations', operations) : setting(text, root, '', 'operations', `[${operations}]`);
    return change ? changed(text, change) : text;
  }

  showFaults(faults) {
    this.editor.underline(faults.filter(fault => fault.to > fault.from).map(
      fault => ({...fault, kind: 'error', title: fault.detail})));
    showFaultList(this.find('.fault-list'), faults, this.editor);
    this.find('.rows').classList.toggle('stale', faults.length > 0);
    this.app.say(faults.length ? `${faults.length === 1 ? '1 fault' : `${faults.length} faults`}` : '', this);
  }

  /** Says that the server does not answer; what is shown is of an earlier text. */
  fail(error) {
    this.response.clear('no answer');
    this.showFaults([failure(error)]);
  }

  draw(answer) {
    const rows = rowsOf(answer).filter(row => row.visible !== false);
    const shown = rows.slice(0, ROW_LIMIT);
    const toggle = item => {
      // The last operation on an item alone counts.
      this.toggles = this.toggles.filter(({items}) => items.length !== 1 || items[0] !== item.id);
      this.toggles.push({op: item.expanded ? 'collapse' : 'expand', items: [item.id]});
      this.app.changed();
      this.refocus = item.id;
      this.runner.now();
    };
    const list = h('ul', {class: 'list'}, shown.map(item => h('li', {'data-id': item.id}, rowElement(item, toggle))));
    const notes = [
      `${answer.visibleCount ?? rows.length} of ${answer.itemCount ?? rows.length} items are visible`,
      answer.hasMore ? 'more follow the window' : null,
      answer.ignored?.length ? `ignored: ${answer.ignored.map(each => each.id ?? each).join(', ')}` : null,
      rows.length > ROW_LIMIT ? `the first ${ROW_LIMIT} are shown` : null,
      answer.version ? `version ${answer.version}` : null,
    ].filter(Boolean);
    this.find('.rows').replaceChildren(list, h('p', {class: 'note'}, notes.join(' · ')));
    if (this.refocus !== undefined) {
      const row = [...list.children].find(each => each.dataset.id === this.refocus);
      row?.querySelector('button')?.focus();
      this.refocus = undefined;
    }
  }
}
