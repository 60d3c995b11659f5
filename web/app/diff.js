// The tab of differences: two lists, and the rows of one on their way to the other.

import {h, prefersLessMotion} from './dom.js';
import {parse, changed, setting} from './json.js';
import {Editor, failure, showFaultList} from './editor.js';
import {syntaxFault, listedFaults} from './faults.js';
import {rowElement, rowsOf} from './list.js';
import {post, features} from './service.js';
import {ResponseView} from './response.js';
import {Runner} from './runner.js';

const ROW_HEIGHT = 36;
const SIDES = ['from', 'to'];

export class DifferenceTab {
  constructor(root, app) {
    this.app = app;
    this.find = selector => root.querySelector(selector);
    this.response = new ResponseView(this.find('.response'), app);
    this.at = 'to';
    this.runner = new Runner(signal => this.solve(signal), error => this.fail(error));
    const changed = () => {
      app.changed();
      this.runner.soon();
    };
    this.editors = {
      from: new Editor(this.find('.editor.from'), {label: 'The list before, JSON', onChange: changed}),
      to: new Editor(this.find('.editor.to'), {label: 'The list after, JSON', onChange: changed}),
    };
    features().then(known => {
      for (const side of SIDES) this.editors[side].know(known, '/v1/diff', [side]);
    });
    this.find('.play').addEventListener('click', () => this.play());
  }

  get state() { return {from: this.editors.from.text, to: this.editors.to.text}; }

  set state(state) {
    for (const side of SIDES) this.editors[side].text = typeof state[side] === 'string' ? state[side] : '';
    this.runner.now();
  }

  shown() {
    for (const side of SIDES) this.editors[side].refresh();
  }

  async solve(signal) {
    const roots = {};
    const faults = {from: [], to: []};
    for (const side of SIDES) {
      const text = this.editors[side].text;
      try {
        roots[side] = parse(text);
      } catch (fault) {
        faults[side] = syntaxFault(fault, text);
      }
    }
    if (faults.from.length || faults.to.length) {
      this.response.clear();
      return void this.showFaults(faults);
    }
    // The texts as they are written, so that no number becomes another one on its way.
    const sides = SIDES.map(side => `"${side}": ${this.editors[side].text}`).join(',\n');
    const [rows, operations, before, after] = await Promise.all([
      post('v1/diff', `{${sides}, "format": "rows"}`, signal, {isExact: true}),
      post('v1/diff', `{${sides}}`, signal, {isExact: true}),
      this.rows(roots.from, this.editors.from.text, signal), this.rows(roots.to, this.editors.to.text, signal),
    ]);
    this.response.show('v1/diff', `{${sides}}`, operations);
    if (rows.isProblem) {
      for (const side of SIDES) {
        faults[side] = listedFaults(rows.document, this.editors[side].text, roots[side], this.editors[side], `/${side}`);
      }
      if (!faults.from.length && !faults.to.length) {
        faults.from = [{from: 0, to: 0, detail: `${rows.document.title}: ${rows.document.detail}`}];
      }
      return void this.showFaults(faults);
    }
    this.showFaults(faults);
    Object.assign(this, {before, after, changes: rows.document});
    this.at = 'to';
    this.draw();
    this.describe(operations.document.operations ?? []);
  }

  /** The visible rows of a side, which may be an answer that was posted back. */
  async rows(root, text, signal) {
    const side = root.value;
    if (typeof side?.version === 'string') return rowsOf(side).filter(row => row.visible !== false);
    const change = setting(text, root, '', 'show', '"visible"');
    const answer = await post('v1/snapshot', change ? changed(text, change) : text, signal, {isExact: true});
    return answer.isProblem ? [] : rowsOf(answer.document).filter(row => row.visible !== false);
  }

  showFaults(faults) {
    for (const side of SIDES) {
      this.editors[side].underline(faults[side].filter(fault => fault.to > fault.from).map(
        fault => ({...fault, kind: 'error', title: fault.detail})));
      showFaultList(this.find(`.fault-list.${side}`), faults[side], this.editors[side]);
    }
    const count = faults.from.length + faults.to.length;
    this.find('.outcome').classList.toggle('stale', count > 0);
    this.app.say(count ? `${count === 1 ? '1 fault' : `${count} faults`}` : '', this);
  }

  /** Says that the server does not answer; what is shown is of earlier texts. */
  fail(error) {
    this.response.clear('no answer');
    this.showFaults({from: [failure(error)], to: []});
  }

  /** Rows of both sides, each once, where they are on the side that is shown. */
  draw() {
    const places = {from: new Map(), to: new Map()};
    this.before.forEach((row, index) => places.from.set(row.id, {row, index}));
    this.after.forEach((row, index) => places.to.set(row.id, {row, index}));
    const changed = {
      moved: new Set(this.changes.moves.map(each => each.id)), updated: new Set(this.changes.updates.map(each => each.id)),
    };
    this.elements = new Map();
    for (const id of new Set([...places.from.keys(), ...places.to.keys()])) {
      const kind = !places.to.has(id) ? 'deleted' : !places.from.has(id) ? 'inserted'
        : changed.moved.has(id) ? 'moved' : changed.updated.has(id) ? 'updated' : '';
      this.elements.set(id, {
        element: h('li', {class: `moving ${kind}`, 'data-id': id}), from: places.from.get(id), to: places.to.get(id), kind,
      });
    }
    const height = Math.max(this.before.length, this.after.length, 1) * ROW_HEIGHT;
    const list = h('ul', {class: 'list animated'}, [...this.elements.values()].map(each => each.element));
    list.style.height = `${height}px`;
    this.find('.rows').replaceChildren(list);
    this.place();
    this.updateButton();
  }

  place() {
    for (const {element, from, to, kind} of this.elements.values()) {
      const there = this.at === 'from' ? from : to;
      const {row, index} = there ?? from ?? to;
      element.replaceChildren(rowElement(row, null), h('span', {class: 'tag'}, kind));
      element.style.transform = `translateY(${index * ROW_HEIGHT}px)`;
      element.style.opacity = there ? 1 : 0;
      element.setAttribute('aria-hidden', String(!there));
    }
  }

  updateButton() {
    this.find('.play').textContent = this.at === 'to' ? 'Play from the start' : 'Play';
  }

  /** Shows the rows before, and then moves them to where they are after. */
  play() {
    if (!this.elements) return;
    clearTimeout(this.timer);
    this.find('.list').classList.toggle('instant', true);
    this.at = 'from';
    this.place();
    this.updateButton();
    this.timer = setTimeout(() => {
      this.find('.list')?.classList.toggle('instant', prefersLessMotion());
      this.at = 'to';
      this.place();
      this.updateButton();
    }, prefersLessMotion() ? 900 : 500);
  }

  describe(operations) {
    const {deletes, inserts, moves, updates} = this.changes;
    const parts = [
      [deletes, 'deleted'], [inserts, 'inserted'], [moves, 'moved'], [updates, 'updated'],
    ].filter(([list]) => list.length).map(([list, word]) => `${list.length} ${word}`);
    this.find('.summary').textContent = parts.length ? `Rows: ${parts.join(', ')}` : 'The visible rows are the same.';
    this.find('.operations').replaceChildren(
      h('h3', {}, `Operations: ${operations.length}`),
      h('ol', {}, operations.slice(0, 500).map(operation => h('li', {}, h('code', {}, words(operation))))));
  }
}

/** An operation in a line. */
function words(operation) {
  const {op, ...rest} = operation;
  const id = rest.id ?? rest.item?.id ?? rest.parent ?? '';
  const details = Object.entries(rest).filter(([name]) => !['id', 'item'].includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
  return `${op} ${id}${details ? ` – ${details}` : ''}`;
}
