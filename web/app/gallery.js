// The gallery of examples: a picture and a sentence for each, by tab.

import {h, s} from './dom.js';
import {rowsOf} from './list.js';
import {drawing, post} from './service.js';

const ROWS = 7;
/** The room above a thumbnail's picture, in points. */
const ROOM = 4;
const NAMES = {layout: 'Layout', text: 'Text', list: 'List', diff: 'Differences', sequence: 'Sequence'};

export class Gallery {
  /** @param open opens an example; `kinds` gives the tab of each path */
  constructor(dialog, examples, kinds, open) {
    Object.assign(this, {dialog, examples, kinds, open, drawn: Promise.resolve()});
    this.filter = dialog.querySelector('.filter');
    this.list = dialog.querySelector('.gallery');
    this.buttons = [null, ...Object.values(kinds)].map(kind => h('button', {
      type: 'button', 'data-kind': kind ?? 'all', 'aria-pressed': 'false', onclick: () => this.show(kind),
    }, NAMES[kind] ?? 'All'));
    this.filter.append(...this.buttons);
    // A thumbnail is asked for when it comes near the visible part.
    this.observer = new IntersectionObserver(entries => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        this.observer.unobserve(target);
        target.dataset.drawn = 'asked';
        // One after the other: a busy server refuses many at once.
        this.drawn = this.drawn.then(() => this.draw(target));
      }
    }, {root: dialog, rootMargin: '200px'});
  }

  /** Opens the dialog with the examples of a tab. */
  begin(kind) {
    this.show(kind);
    this.dialog.showModal();
  }

  /** Shows the examples of a tab, or all of them. */
  show(kind) {
    for (const button of this.buttons) button.setAttribute('aria-pressed', String(button.dataset.kind === (kind ?? 'all')));
    this.items ??= this.examples.map(example => this.item(example));
    this.list.replaceChildren(...this.items.filter(item => !kind || item.dataset.kind === kind));
    this.observer.disconnect();
    for (const item of this.list.children) {
      if (!['asked', 'done'].includes(item.dataset.drawn)) this.observer.observe(item);
    }
  }

  item(example) {
    return h('li', {'data-kind': this.kinds[example.path]}, h('button', {
      type: 'button', 'data-example': example.name, onclick: () => {
        this.dialog.close();
        this.open(example);
      },
    }, h('span', {class: 'thumbnail', 'aria-hidden': true}), h('strong', {}, example.title), h('span', {}, example.note)));
  }

  async draw(item) {
    const example = this.examples.find(each => each.name === item.querySelector('button').dataset.example);
    try {
      item.querySelector('.thumbnail').replaceChildren(await thumbnail(example, this.kinds[example.path]));
      item.dataset.drawn = 'done';
    } catch {
      // Without a server there are no thumbnails; the sentences remain.
      item.dataset.drawn = 'failed';
    }
  }
}

/** The picture of an example: the server's own of a layout, the rows of an answer otherwise. */
async function thumbnail(example, kind) {
  if (example.isFaulty) return bars([0, 1, 1].map(level => ({level, name: 'faulty'})));
  if (kind === 'layout') return picture(JSON.parse(example.text));
  const text = kind === 'diff' ? `{"from": ${example.from}, "to": ${example.to}}` : example.text;
  const {document: answer} = await post(example.path, text);
  return bars(ROWS_OF[kind](answer));
}

/** What the drawing of an answer shows, by tab. */
const ROWS_OF = {
  list: answer => rowsOf(answer).filter(row => row.visible !== false).map(row => ({level: row.level, text: row.title ?? row.id})),
  text: ({texts}) => texts.flatMap(each => each.sizes).flatMap(size => size.lines).map(({width}) => ({width})),
  diff: ({operations = []}) => operations.map(each => ({name: each.op, text: `${each.op} ${each.id ?? each.item?.id ?? ''}`})),
  sequence: ({steps = []}) => steps.map(({id, status}) => ({text: `${id}: ${status}`, name: status < 400 ? '' : 'faulty'})),
};

async function picture(request) {
  // One picture, not one for each variant; a conflict is shown with the constraint that is given
  // up.
  const {variants, devices, picture: details, sweep, ...plain} = request;
  const source = URL.createObjectURL(new Blob([withoutLegend(await drawing({...plain, onConflict: 'break'}))], {type: 'image/svg+xml'}));
  const image = h('img', {alt: '', src: source});
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(source);
  }
  return image;
}

/** A picture cut below its legend, which stands above the origin, and nobody can read in a thumbnail. */
function withoutLegend(picture) {
  return picture.replace(/ height="\S+" viewBox="(\S+) -(\S+) (\S+) (\S+)"/, (all, x, above, width, height) => {
    const left = height - above + ROOM;
    return left > 0 ? ` height="${left}" viewBox="${x} ${-ROOM} ${width} ${left}"` : all;
  });
}

/** Rows as a drawing. */
function bars(rows) {
  const shown = rows.slice(0, ROWS);
  return s('svg', {viewBox: '0 0 160 90', class: 'bars'}, shown.map(({level = 0, text, width, name}, index) => {
    const [x, y] = [10 + Math.min(4, level) * 12, 8 + index * 11];
    return text
      ? s('text', {x, y: y + 7, 'font-size': 8, class: name ?? ''}, text.length > 28 ? `${text.slice(0, 27)}…` : text)
      : s('rect', {x, y, height: 7, rx: 2, width: Math.max(8, Math.min(140 - x, width ?? 90 - level * 10)), class: name ?? ''});
  }));
}
