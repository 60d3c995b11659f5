// A list that the server keeps, in two windows. Each follows it with a connection of its own.

import {h, prefersLessMotion, sync} from './dom.js';
import {applied, Follower} from './follow.js';
import {address} from './service.js';
import {credentials, keepToken} from './token.js';

const SAMPLE = {items: [
  {id: 'fruit', title: 'Fruit', children: [{id: 'apples', title: 'Apples'}, {id: 'pears', title: 'Pears'}]},
  {id: 'bakery', title: 'Bakery', children: [{id: 'bread', title: 'Bread'}, {id: 'rolls', title: 'Rolls'}]},
  {id: 'coffee', title: 'Coffee'},
]};
const MILLISECONDS = 260;
const LIST = new URLSearchParams(location.search).get('list') || 'groceries';

const find = selector => document.querySelector(selector);
const notice = text => {
  find('#notice').textContent = text;
};

/** Sends a change. Returns whether it was carried out; the notice says why not. */
async function send(method, path, body, fields = {}) {
  let response;
  try {
    response = await fetch(address(`v1/lists/${encodeURIComponent(LIST)}${path}`), {
      method, headers: {'Content-Type': 'application/json', ...fields, ...credentials()}, body: JSON.stringify(body),
    });
  } catch {
    notice('The server cannot be reached.');
    return false;
  }
  if (response.ok) {
    notice('');
    return true;
  }
  const problem = await response.json().catch(() => ({}));
  notice(problem.detail ?? `The server answered ${response.status}.`);
  return false;
}

const change = operation => send('POST', '/operations', {operations: [operation]}, {'Idempotency-Key': crypto.randomUUID?.() ?? String(Math.random())});

/** One window: the rows, and what came last. */
class Window {
  constructor(name) {
    this.rows = [];
    this.elements = new Map();
    this.list = h('ul', {class: 'rows', 'aria-label': `${name}: the list`});
    this.line = h('p', {class: 'line'}, 'Connecting …');
    this.field = h('input', {'aria-label': 'New item', placeholder: 'New item', autocomplete: 'off', maxlength: 200, required: true});
    this.root = h('section', {class: 'window', 'aria-label': name},
      h('h2', {}, name), this.list,
      h('form', {class: 'adding', onsubmit: event => this.add(event)}, this.field, h('button', {}, 'Add')),
      this.line);
  }

  follow() {
    this.follower?.end();
    this.follower = new Follower(LIST, {
      begun: () => begun(),
      changed: (message, bytes) => this.changed(message, bytes),
      ended: (status, problem) => ended(status, problem),
      waiting: pause => {
        this.line.textContent = `Not connected; trying again in ${Math.ceil(pause / 1000)} s.`;
      },
    });
  }

  changed({snapshot, delta, version}, bytes) {
    // A message may come again.
    if (this.root.dataset.version === version) return;
    const old = this.rows;
    this.rows = snapshot ? snapshot.items.filter(row => row.visible) : applied(old, delta);
    this.show(Boolean(snapshot) && !old.length);
    const count = snapshot ? 0 : ['deletes', 'inserts', 'moves', 'updates'].reduce((sum, name) => sum + delta[name].length, 0);
    this.line.textContent = snapshot
      ? `The whole list, ${bytes.toLocaleString('en')} bytes`
      : `${count} ${count === 1 ? 'change' : 'changes'}, ${bytes.toLocaleString('en')} bytes`;
    this.root.dataset.version = version;
  }

  /** Shows the rows: those that stay glide to their places, new ones appear. */
  show(isFirst) {
    const places = new Map([...this.elements].map(([id, row]) => [id, row.root.getBoundingClientRect().top]));
    const kept = new Map();
    for (const item of this.rows) {
      const row = this.elements.get(item.id) ?? new Row(item.id);
      row.show(item);
      kept.set(item.id, row);
    }
    this.elements = kept;
    sync(this.list, [...kept.values()].map(row => row.root));
    if (isFirst || prefersLessMotion()) return;
    for (const [id, row] of kept) {
      const timing = {duration: MILLISECONDS, easing: 'ease-out'};
      if (!places.has(id)) {
        row.root.animate([{opacity: 0}, {opacity: 1}], timing);
        continue;
      }
      const distance = places.get(id) - row.root.getBoundingClientRect().top;
      if (distance) row.root.animate([{transform: `translateY(${distance}px)`}, {transform: 'none'}], timing);
    }
  }

  async add(event) {
    event.preventDefault();
    const title = this.field.value.trim();
    if (!title) return;
    const id = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 40)}-${Math.random().toString(36).slice(2, 8)}`;
    if (await change({op: 'append', items: [{id, title}]})) this.field.value = '';
  }
}

/** One row: what is shown of an item, and what can be done with it. */
class Row {
  constructor(id) {
    this.id = id;
    this.disclosure = h('button', {
      type: 'button', class: 'disclosure', onclick: () => change({op: this.item.expanded ? 'collapse' : 'expand', items: [id]}),
    });
    this.title = h('input', {class: 'title', autocomplete: 'off', onchange: () => this.rename()});
    this.up = h('button', {type: 'button', class: 'small', onclick: () => this.move(-1)}, '↑');
    this.down = h('button', {type: 'button', class: 'small', onclick: () => this.move(1)}, '↓');
    this.remove = h('button', {type: 'button', class: 'small', onclick: () => change({op: 'delete', items: [id]})}, '✕');
    this.root = h('li', {}, this.disclosure, this.title, this.up, this.down, this.remove);
  }

  show(item) {
    this.item = item;
    const name = item.title ?? item.id;
    this.root.className = `level-${Math.min(8, item.level)}`;
    this.root.dataset.id = item.id;
    this.disclosure.classList.toggle('none', !item.childCount);
    this.disclosure.setAttribute('aria-expanded', String(item.expanded === true));
    this.disclosure.setAttribute('aria-label', `${item.expanded ? 'Collapse' : 'Expand'} ${name}`);
    // What somebody types now is not replaced.
    if (document.activeElement !== this.title) this.title.value = name;
    this.title.setAttribute('aria-label', `Title of ${name}`);
    this.up.setAttribute('aria-label', `Move ${name} up`);
    this.down.setAttribute('aria-label', `Move ${name} down`);
    this.remove.setAttribute('aria-label', `Delete ${name}`);
  }

  rename() {
    const title = this.title.value.trim();
    if (title && title !== this.item.title) return change({op: 'update', id: this.id, changes: {set: {title}, unset: []}});
    this.title.value = this.item.title ?? this.id;
    return false;
  }

  /** Moves the item among its siblings, which are known to the server: hidden rows count, too. */
  async move(step) {
    const response = await fetch(address(`v1/lists/${encodeURIComponent(LIST)}`), {headers: credentials()});
    if (!response.ok) return;
    const {items} = await response.json();
    const item = items.find(row => row.id === this.id);
    if (!item) return;
    const count = items.filter(row => row.parent === item.parent).length;
    const index = item.position + step;
    if (index >= 0 && index < count) await change({op: 'move', id: this.id, parent: item.parent, index});
  }
}

const windows = [new Window('Window 1'), new Window('Window 2')];

function begun() {
  find('#creation').hidden = true;
  find('#access').hidden = true;
}

/** A status that repeating does not change: no store, no list, no token. */
function ended(status, problem) {
  for (const window of windows) {
    window.follower.end();
    window.line.textContent = 'Not connected.';
  }
  if (status === 401) find('#access').hidden = false;
  else if (status === 404 && problem.code !== 'lists-off') find('#creation').hidden = false;
  else notice(problem.code === 'lists-off' ? 'This server keeps no lists. Start it with --data-dir to try this page.' : problem.detail ?? `The server answered ${status}.`);
}

const follow = () => windows.forEach(window => window.follow());

find('#name').textContent = LIST;
find('#another').href = location.href;
find('#windows').append(...windows.map(window => window.root));
find('#create').addEventListener('click', async () => {
  // Another window may have been quicker.
  await send('PUT', '', SAMPLE, {'If-None-Match': '*'});
  follow();
});
find('#access').addEventListener('submit', event => {
  event.preventDefault();
  if (keepToken(find('#token').value)) follow();
});
follow();
