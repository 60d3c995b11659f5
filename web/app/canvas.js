// One picture of frames. Frames move without a new picture; what they are named and marked is set once.

import {excerpt, h, s, set, sync, number} from './dom.js';
import {boxOf, placeLabels, VIEW_LIMIT} from './labels.js';
import {lineElement, linesIn} from './lines.js';
import {writeNote} from './notes.js';

const PADDING = 12;
const FONT = 11;
const SMALL_FONT = 9;
const LABEL_HEIGHT = 15;
/** Characters of a name that a picture shows. */
const LABEL_LIMIT = 40;
/** How many names without room are listed. */
const LIST_LIMIT = 100;

const pen = document.createElement('canvas').getContext('2d');

let identity = 0;

/** The extent of frames. */
export function boundsOf(frames) {
  let [left, top, right, bottom] = [0, 0, 1, 1];
  for (const {x, y, width, height} of Object.values(frames)) {
    left = Math.min(left, x, x + width);
    top = Math.min(top, y, y + height);
    right = Math.max(right, x, x + width);
    bottom = Math.max(bottom, y, y + height);
  }
  return {left, top, width: right - left, height: bottom - top};
}

/** Insets of a side, a number for all of them. */
export function insetsOf(value, isRightToLeft) {
  if (typeof value === 'number') return {top: value, left: value, bottom: value, right: value};
  if (!value || typeof value !== 'object') return null;
  const [leading, trailing] = [value.leading ?? value.left ?? 0, value.trailing ?? value.right ?? 0];
  return {
    top: value.top ?? 0, bottom: value.bottom ?? 0,
    left: isRightToLeft ? trailing : leading, right: isRightToLeft ? leading : trailing,
  };
}

export class Canvas {
  /** @param onSelect called with the id of a view that was chosen */
  constructor({label, onSelect}) {
    this.onSelect = onSelect;
    this.id = `canvas-${identity += 1}`;
    this.shapes = new Map();
    this.widths = new Map();
    this.texts = new Map();
    this.layers = {
      views: s('g'), texts: s('g', {class: 'texts-drawn', 'aria-hidden': true}), insets: s('g', {class: 'insets'}), marks: s('g'),
      labels: s('g', {class: 'labels'}), hint: s('g', {class: 'hint', 'aria-hidden': true}),
    };
    const hatch = s('pattern', {
      id: `${this.id}-hatch`, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)',
    }, s('rect', {class: 'hatch', width: 2, height: 6}));
    this.svg = s('svg', {class: 'canvas', role: 'group', 'aria-label': label},
      s('defs', {}, hatch), this.layers.views, this.layers.texts, this.layers.insets, this.layers.labels, this.layers.marks,
      this.layers.hint);
    this.svg.addEventListener('click', event => {
      const group = event.target.closest('[data-id]');
      if (group) this.onSelect(group.dataset.id);
    });
    this.svg.addEventListener('keydown', event => this.key(event));
    // A name without room is told where its view is pointed at, or has the keyboard.
    for (const type of ['pointerover', 'focusin']) {
      this.svg.addEventListener(type, event => {
        // What is drawn over a view, such as its grips, is no reason to forget it.
        if (!event.target.closest('.sketch')) this.hint(event.target.closest('[data-id]')?.dataset.id);
      });
    }
    for (const type of ['pointerleave', 'focusout']) this.svg.addEventListener(type, () => this.hint());
    this.caption = h('figcaption');
    this.unnamed = h('ul');
    this.unnamedCount = h('summary');
    this.list = h('details', {class: 'unnamed', hidden: true}, this.unnamedCount, this.unnamed);
    this.drawing = h('div', {class: 'drawing'}, this.svg);
    this.element = h('figure', {class: 'screen'}, this.caption, this.drawing, this.list);
  }

  /** Shows a layout. `scale` is in pixels a point. */
  show({items, frames, scale, title, ambiguous, violated, screen, selected, options}) {
    Object.assign(this, {items, scale, ambiguous, violated, screen, selected, options});
    this.caption.replaceChildren(
      h('strong', {}, title), ' ', h('span', {class: 'size'}, this.sizeText(frames)));
    const order = [...items.values()].filter(item => Object.hasOwn(frames, item.id));
    for (const [id, shape] of this.shapes) {
      if (!Object.hasOwn(frames, id)) {
        shape.group.remove();
        this.shapes.delete(id);
      }
    }
    const shapes = order.map(item => this.shapes.get(item.id) ?? this.makeShape(item.id));
    const focused = document.activeElement?.closest?.('[data-id]');
    const isFocused = this.svg.contains(focused);
    // A guide lies over views, and a subview over its superview.
    sync(this.layers.views, shapes.map(shape => shape.group));
    for (const [index, item] of order.entries()) {
      const shape = shapes[index];
      const classes = [item.kind, item.isLeaf && 'leaf', ambiguous.has(item.id) && 'ambiguous',
        violated.has(item.id) && 'violated', item.id === selected && 'selected'];
      set(shape.group, {class: classes.filter(Boolean).join(' ')});
      if (item.id === selected) shape.group.setAttribute('aria-pressed', 'true');
      else shape.group.setAttribute('aria-pressed', 'false');
      shape.rect.style.fill = ambiguous.has(item.id) ? `url(#${this.id}-hatch)` : '';
    }
    // Where the keyboard is, it stays, also where the order of views has changed.
    if (isFocused && focused.isConnected && document.activeElement !== focused) focused.focus({preventScroll: true});
    const kept = isFocused ? focused.dataset.id : selected;
    const first = this.shapes.has(kept) ? kept : order[0]?.id;
    for (const [id, {group}] of this.shapes) set(group, {tabindex: id === first ? 0 : -1});
    this.order = order.map(item => item.id);
    this.ancestors = ancestorsOf(order, items);
    this.fit(frames);
    this.move(frames);
  }

  makeShape(id) {
    const rect = s('rect', {'vector-effect': 'non-scaling-stroke'});
    const title = s('title');
    const group = s('g', {'data-id': id, role: 'button', tabindex: -1}, title, rect);
    const shape = {group, rect, title};
    this.shapes.set(id, shape);
    return shape;
  }

  sizeText(frames) {
    const frame = frames[this.screen?.id];
    return frame ? `${number(frame.width)} × ${number(frame.height)}` : '';
  }

  /** Makes the picture as large as its frames are at its scale. */
  fit(frames) {
    const box = boundsOf(frames);
    const margin = PADDING / this.scale;
    this.box = {
      left: box.left - margin, top: box.top - margin, width: box.width + 2 * margin, height: box.height + 2 * margin,
    };
    set(this.svg, {
      viewBox: `${this.box.left} ${this.box.top} ${this.box.width} ${this.box.height}`,
      width: Math.round(this.box.width * this.scale), height: Math.round(this.box.height * this.scale),
    });
  }

  /** Moves the frames of the same layout, as an animation or a handle does many times a second. */
  move(frames) {
    this.frames = frames;
    for (const [id, {group, rect, title}] of this.shapes) {
      const frame = frames[id];
      if (!frame) continue;
      set(rect, {
        x: Math.min(frame.x, frame.x + frame.width), y: Math.min(frame.y, frame.y + frame.height),
        width: Math.abs(frame.width), height: Math.abs(frame.height),
      });
      const words = this.words(id, frame);
      if (title.textContent !== words) {
        title.textContent = words;
        group.setAttribute('aria-label', words);
      }
    }
    const size = this.sizeText(frames);
    if (this.caption.lastChild.textContent !== size) this.caption.lastChild.textContent = size;
    this.placeTexts(frames);
    this.writeLabels(frames);
    this.shadeInsets(frames);
    if (this.onMove) this.onMove();
    else this.measure(frames);
  }

  words(id, frame) {
    const marks = [this.ambiguous.has(id) && 'ambiguous', this.violated.has(id) && 'a constraint on it does not hold'];
    const at = `${number(frame.width)} × ${number(frame.height)} at ${number(frame.x)}, ${number(frame.y)}`;
    return [`${id}: ${at}`, ...marks.filter(Boolean)].join('; ');
  }

  /** Writes the names that have room; a list below the picture has the others. */
  writeLabels(frames) {
    const views = this.order.filter(id => frames[id]).map(id => ({
      id, text: this.label(id, frames[id]), frame: frames[id], ancestors: this.ancestors.get(id),
      isGuide: this.items.get(id).kind === 'guide',
    }));
    const {left, top, width, height} = this.box;
    const {labels, hidden, taken} = placeLabels({
      views, obstacles: this.textBoxes(frames), bounds: {x: left, y: top, width, height},
      measure: (text, size) => ({width: this.widthOf(text, size), height: size * LABEL_HEIGHT / FONT}),
      sizes: [FONT / this.scale, SMALL_FONT / this.scale],
    });
    this.layers.labels.replaceChildren(...labels.flatMap(({id, text, x, y, height, size, line}) => [
      ...line ? [s('path', {class: 'leader', d: `M${line.x} ${line.y}L${line.x + line.width} ${line.y + line.height}`})] : [],
      this.text(id, text, x, y + height * 0.72, size),
    ]));
    Object.assign(this, {named: views, taken});
    this.listHidden(hidden);
    this.hint(this.hinted);
  }

  /** Lists the views whose names have no room; each chooses its view. */
  listHidden(hidden) {
    const names = hidden.join('\n');
    if (names === this.hiddenNames) return;
    this.hiddenNames = names;
    this.hidden = new Set(hidden);
    this.list.hidden = !hidden.length;
    this.unnamedCount.textContent = hidden.length === 1 ? '1 name without room' : `${hidden.length} names without room`;
    const buttons = hidden.slice(0, LIST_LIMIT).map(id => h('button', {
      type: 'button', class: 'link', onclick: () => this.onSelect(id), onfocus: () => this.hint(id), onblur: () => this.hint(),
      onpointerenter: () => this.hint(id), onpointerleave: () => this.hint(),
    }, id));
    this.unnamed.replaceChildren(...buttons.map(button => h('li', {}, button)),
      ...hidden.length > LIST_LIMIT ? [h('li', {}, `and ${hidden.length - LIST_LIMIT} more`)] : []);
  }

  /** Shows the name of a view that has no room for it, over the picture, for as long as it is asked for. */
  hint(id) {
    this.hinted = id;
    const frame = this.frames?.[id];
    if (!frame || !this.hidden?.has(id)) return void this.layers.hint.replaceChildren();
    const size = FONT / this.scale;
    const height = LABEL_HEIGHT / this.scale;
    const text = this.label(id, frame);
    const width = this.widthOf(text, size) + size * 0.5;
    const box = boxOf(frame);
    const {left, top, width: room} = this.box;
    const x = Math.max(left, Math.min(box.x, left + room - width));
    const y = box.y - height * 1.2 >= top ? box.y - height * 1.2 : box.y + box.height + height * 0.2;
    this.layers.hint.replaceChildren(
      s('rect', {class: 'frame', x: box.x, y: box.y, width: box.width, height: box.height, 'vector-effect': 'non-scaling-stroke'}),
      s('rect', {class: 'ground', x, y, width, height, rx: height * 0.2}),
      s('text', {x: x + size * 0.25, y: y + height * 0.72, 'font-size': size}, text));
  }

  /** Draws the lines of texts, by the ids of their views; they stay until there are others. */
  showTexts(texts) {
    this.texts = texts;
    if (this.frames) this.move(this.frames);
  }

  /** Draws each text where its view is; dimmed where the view has another width than its lines were made for. */
  placeTexts(frames) {
    const groups = [];
    for (const [id, drawn] of this.texts) {
      const frame = frames[id];
      const shift = frame && this.textShift(frame, drawn);
      if (!shift) continue;
      drawn.group ??= s('g', {'data-text': id}, linesIn(drawn.asked, drawn.size, drawn.width).map(
        line => lineElement(drawn.asked, drawn.font, drawn.size, line)));
      const isExact = Math.abs(frame.width - drawn.frameWidth) < 0.5;
      set(drawn.group, {transform: `translate(${shift.x} ${shift.y})`, class: isExact ? 'exact' : 'approximate'});
      groups.push(drawn.group);
    }
    sync(this.layers.texts, groups);
  }

  /** Where the origin of a text is: its first baseline is that of its frame, where the frame tells it. */
  textShift(frame, drawn) {
    drawn.baseline = frame.text?.firstBaseline ?? drawn.baseline;
    drawn.frameWidth = frame.text ? frame.width : drawn.frameWidth;
    if (drawn.baseline === undefined) return null;
    return {x: frame.x + drawn.inset, y: frame.y + drawn.baseline - drawn.size.firstBaseline};
  }

  /** The boxes of the lines that are drawn. */
  textBoxes(frames) {
    const boxes = [];
    for (const [id, drawn] of this.texts) {
      const shift = frames[id] && this.textShift(frames[id], drawn);
      if (!shift || !drawn.size.lines.length) continue;
      for (const line of linesIn(drawn.asked, drawn.size, drawn.width)) {
        const height = drawn.size.height / drawn.size.lines.length;
        boxes.push({x: shift.x + line.x, y: shift.y + line.baseline - height * 0.8, width: line.width, height});
      }
    }
    return boxes;
  }

  /** The width of a label, in points. */
  widthOf(text, size) {
    let width = this.widths.get(text);
    if (width === undefined) {
      pen.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue('--text')}`;
      width = pen.measureText(text).width / 100;
      // Labels with sizes change with each width that is dragged.
      if (this.widths.size > 2000) this.widths.clear();
      this.widths.set(text, width);
    }
    return (width + 0.3) * size;
  }

  label(id, frame) {
    const sign = (this.violated.has(id) ? '! ' : '') + (this.ambiguous.has(id) ? '? ' : '');
    const size = this.options.sizes ? ` ${number(frame.width)}×${number(frame.height)}` : '';
    return `${sign}${excerpt(id, LABEL_LIMIT)}${size}`;
  }

  text(id, text, x, y, size) {
    const isGuide = this.items.get(id)?.kind === 'guide';
    return s('text', {x, y, 'font-size': size, 'aria-hidden': true, 'data-of': id, class: isGuide ? 'guide' : 'view'}, text);
  }

  /** Shades safe areas and margins: all of them, or those of the chosen view. */
  shadeInsets(frames) {
    const shades = [];
    for (const [id, item] of this.items) {
      const frame = frames[id];
      if (!frame || item.kind !== 'view') continue;
      const isShown = this.options.insets || id === this.selected;
      for (const name of ['margins', 'safeArea']) {
        const inset = isShown ? insetsOf(item.view[name], this.options.isRightToLeft) : null;
        if (!inset || !(inset.top || inset.left || inset.bottom || inset.right)) continue;
        const inner = {
          x: frame.x + inset.left, y: frame.y + inset.top,
          width: frame.width - inset.left - inset.right, height: frame.height - inset.top - inset.bottom,
        };
        if (inner.width < 0 || inner.height < 0) continue;
        const path = ({x, y, width, height}) => `M${x} ${y}h${width}v${height}h${-width}z`;
        shades.push(s('path', {class: name, 'fill-rule': 'evenodd', d: path(frame) + path(inner)}));
      }
    }
    this.layers.insets.replaceChildren(...shades);
  }

  /** The distances of the chosen view from the edges of its parent, where the constraints of that direction are not drawn. */
  measure(frames) {
    this.notes = [];
    const item = this.items.get(this.selected);
    const [frame, parent] = item && item.parent !== null ? [frames[item.id], frames[item.parent]] : [];
    if (!frame || !parent) return void this.layers.marks.replaceChildren();
    const middle = {x: frame.x + frame.width / 2, y: frame.y + frame.height / 2};
    const lines = [
      {axis: 'x', from: parent.x, to: frame.x, across: middle.y},
      {axis: 'x', from: frame.x + frame.width, to: parent.x + parent.width, across: middle.y},
      {axis: 'y', from: parent.y, to: frame.y, across: middle.x},
      {axis: 'y', from: frame.y + frame.height, to: parent.y + parent.height, across: middle.x},
    ].filter(({axis, from, to}) => !this.tied?.has(axis) && Math.abs(to - from) >= 0.005);
    this.layers.marks.replaceChildren(...lines.flatMap(line => {
      const {axis, from, to, across} = line;
      const mark = s('path', {class: 'distance', d: axis === 'x' ? `M${from} ${across}H${to}` : `M${across} ${from}V${to}`});
      const text = s('text', {class: 'distance', 'aria-hidden': true}, number(to - from));
      return writeNote(this, text, line, FONT / 4) ? [mark, text] : [mark];
    }));
  }

  /** Arrow keys go from view to view, in the order of the hierarchy. */
  key(event) {
    const id = event.target.closest?.('[data-id]')?.dataset.id;
    if (id === undefined) return;
    const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
    if (step) {
      const next = this.order[this.order.indexOf(id) + step];
      const group = this.shapes.get(next)?.group;
      if (group) {
        for (const shape of this.shapes.values()) set(shape.group, {tabindex: -1});
        set(group, {tabindex: 0});
        group.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.onSelect(id);
    } else if (event.key === 'Escape') {
      this.onSelect(null);
    } else {
      return;
    }
    event.preventDefault();
  }

  focus(id) { this.shapes.get(id)?.group.focus(); }
}

/** The ids of the views that contain each view, by id. */
function ancestorsOf(order, items) {
  const ancestors = new Map();
  // The names of more views are not placed.
  for (const item of order.slice(0, VIEW_LIMIT)) {
    const found = new Set();
    for (let parent = items.get(item.parent); parent && !found.has(parent.id); parent = items.get(parent.parent)) found.add(parent.id);
    ancestors.set(item.id, found);
  }
  return ancestors;
}
