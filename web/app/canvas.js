// One picture of frames. Frames move without a new picture; what they are named and marked is set once.

import {h, s, set, number} from './dom.js';

const PADDING = 12;
const FONT = 11;
const SMALL_FONT = 9;
const LABEL_HEIGHT = 15;
/** Where labels above and below a frame are tried, as the share of the label that lies at the left of the frame's middle. */
const SLIDES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
/** How many half lines away from its frame a label can be. */
const FARTHEST = 40;

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

/** The line between the facing edges of a frame and of its label, as a box without a width or a height. */
function leader(frame, label) {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const x = Math.min(Math.max(frame.x + frame.width / 2, label.x), label.x + label.width);
  const y = Math.min(Math.max(frame.y + frame.height / 2, label.y), label.y + label.height);
  if (label.y >= bottom) return {x, y: bottom, width: 0, height: label.y - bottom};
  if (label.y + label.height <= frame.y) return {x, y: label.y + label.height, width: 0, height: frame.y - label.y - label.height};
  if (label.x >= right) return {x: right, y, width: label.x - right, height: 0};
  return {x: label.x + label.width, y, width: frame.x - label.x - label.width, height: 0};
}

export class Canvas {
  /** @param onSelect called with the id of a view that was chosen */
  constructor({label, onSelect}) {
    this.onSelect = onSelect;
    this.id = `canvas-${identity += 1}`;
    this.shapes = new Map();
    this.widths = new Map();
    this.layers = {views: s('g'), insets: s('g', {class: 'insets'}), marks: s('g'), labels: s('g', {class: 'labels'})};
    const hatch = s('pattern', {
      id: `${this.id}-hatch`, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)',
    }, s('rect', {class: 'hatch', width: 2, height: 6}));
    this.svg = s('svg', {class: 'canvas', role: 'group', 'aria-label': label},
      s('defs', {}, hatch), this.layers.views, this.layers.insets, this.layers.labels, this.layers.marks);
    this.svg.addEventListener('click', event => {
      const group = event.target.closest('[data-id]');
      if (group) this.onSelect(group.dataset.id);
    });
    this.svg.addEventListener('keydown', event => this.key(event));
    this.caption = h('figcaption');
    this.element = h('figure', {class: 'screen'}, this.caption, this.svg);
  }

  /** Shows a layout. `scale` is in pixels a point. */
  show({items, frames, scale, title, ambiguous, violated, screen, selected, options}) {
    Object.assign(this, {items, scale, ambiguous, violated, screen, selected, options});
    this.caption.replaceChildren(
      h('strong', {}, title), ' ', h('span', {class: 'size'}, this.sizeText(frames)));
    const order = [...items.values()].filter(item => frames[item.id]);
    for (const [id, shape] of this.shapes) {
      if (!frames[id]) {
        shape.group.remove();
        this.shapes.delete(id);
      }
    }
    for (const [index, item] of order.entries()) {
      const shape = this.shapes.get(item.id) ?? this.makeShape(item.id);
      // A guide lies over views, and a subview over its superview. What is in its place keeps the keyboard.
      const {children} = this.layers.views;
      if (children[index] !== shape.group) this.layers.views.insertBefore(shape.group, children[index] ?? null);
      const classes = [item.kind, item.isLeaf && 'leaf', ambiguous.has(item.id) && 'ambiguous',
        violated.has(item.id) && 'violated', item.id === selected && 'selected'];
      set(shape.group, {class: classes.filter(Boolean).join(' ')});
      if (item.id === selected) shape.group.setAttribute('aria-pressed', 'true');
      else shape.group.setAttribute('aria-pressed', 'false');
      shape.rect.style.fill = ambiguous.has(item.id) ? `url(#${this.id}-hatch)` : '';
    }
    const first = this.shapes.has(selected) ? selected : order[0]?.id;
    for (const [id, {group}] of this.shapes) set(group, {tabindex: id === first ? 0 : -1});
    this.order = order.map(item => item.id);
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
    this.writeLabels(frames);
    this.shadeInsets(frames);
    this.measure(frames);
    this.onMove?.();
  }

  words(id, frame) {
    const marks = [this.ambiguous.has(id) && 'ambiguous', this.violated.has(id) && 'a constraint on it does not hold'];
    const at = `${number(frame.width)} × ${number(frame.height)} at ${number(frame.x)}, ${number(frame.y)}`;
    return [`${id}: ${at}`, ...marks.filter(Boolean)].join('; ');
  }

  /** Names that fit their frames stand in them; small views keep theirs by a line, while there is room. */
  writeLabels(frames) {
    const size = FONT / this.scale;
    const height = LABEL_HEIGHT / this.scale;
    const taken = [];
    const isFree = box => taken.every(other => box.x + box.width <= other.x || other.x + other.width <= box.x
      || box.y + box.height <= other.y || other.y + other.height <= box.y);
    const edges = this.order.length <= 60
      ? this.order.filter(id => frames[id]).map(id => ({id, x: frames[id].x, y: frames[id].y, w: frames[id].width, h: frames[id].height})) : [];
    // No label lies over a border, nor that of a view in one of its subviews.
    const crosses = (box, own) => edges.some(({id, x, y, w, h: tall}) => {
      const inside = box.x >= x && box.y >= y && box.x + box.width <= x + w && box.y + box.height <= y + tall
        && !(own !== undefined && id !== own && w * tall < frames[own].width * frames[own].height);
      const outside = box.x + box.width <= x || x + w <= box.x || box.y + box.height <= y || y + tall <= box.y;
      return !inside && !outside;
    });
    const labels = [];
    const led = [];
    for (const id of this.order) {
      const frame = frames[id];
      const item = this.items.get(id);
      const text = this.label(id, frame);
      const width = this.widthOf(text, size);
      const pad = size * 0.25;
      const room = {x: frame.x + pad, y: frame.y + pad * 0.6, width, height};
      const isOnScreen = item.depth === 0 && item.kind === 'view';
      const choices = [
        room, {...room, x: frame.x + frame.width - width - pad},
        {...room, y: frame.y + frame.height - height},
        {...room, x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2},
      ];
      const place = choices.find(box => box.x >= frame.x - 1e-6 && box.x + width <= frame.x + frame.width
        && height <= frame.height + 1e-6 && isFree(box) && !crosses(box, id));
      if (place) {
        taken.push(place);
        labels.push(this.text(id, text, place.x, place.y + height * 0.72, size));
      } else if (!isOnScreen && this.order.length <= 60) {
        led.push({id, text, frame});
      }
    }
    const isInPicture = box => box.x >= this.box.left && box.y >= this.box.top
      && box.x + box.width <= this.box.left + this.box.width && box.y + box.height <= this.box.top + this.box.height;
    for (const {id, text, frame} of led) {
      for (const {place, line, size} of this.placesBeside(frame, text)) {
        if (!isInPicture(place) || !isFree(place) || !isFree(line) || crosses(place)) continue;
        taken.push(place, line);
        labels.push(s('path', {class: 'leader', d: `M${line.x} ${line.y}L${line.x + line.width} ${line.y + line.height}`}));
        labels.push(this.text(id, text, place.x, place.y + place.height * 0.72, size));
        break;
      }
    }
    this.layers.labels.replaceChildren(...labels);
  }

  /**
   * Places for the name of a small view beside its frame, the best first: near, above the middle, below it, at
   * either side; near, but not at the middle; the same in small; and then farther and farther above and below.
   */
  * placesBeside(frame, text) {
    const sizes = [FONT / this.scale, SMALL_FONT / this.scale];
    const height = LABEL_HEIGHT / this.scale;
    const gap = height * 0.5;
    const middle = frame.y + frame.height / 2;
    const at = (x, y, width, size) => {
      const place = {x, y, width, height: size === sizes[0] ? height : height * SMALL_FONT / FONT};
      return {place, size, line: leader(frame, place)};
    };
    for (const size of sizes) {
      const width = this.widthOf(text, size);
      for (const share of SLIDES) {
        // The share of the label that lies at the left of the frame's middle.
        const x = frame.x + frame.width / 2 - width * share;
        yield at(x, frame.y - gap - height, width, size);
        yield at(x, frame.y + frame.height + gap, width, size);
        if (share !== 0.5) continue;
        yield at(frame.x + frame.width + gap * 2, middle - height / 2, width, size);
        yield at(frame.x - gap * 2 - width, middle - height / 2, width, size);
      }
    }
    const width = this.widthOf(text, sizes[0]);
    for (let step = 1; step <= FARTHEST; step += 1) {
      for (const share of [0.5, 0.1, 0.9]) {
        const x = frame.x + frame.width / 2 - width * share;
        yield at(x, frame.y + frame.height + gap + step * height / 2, width, sizes[0]);
        yield at(x, frame.y - gap - height - step * height / 2, width, sizes[0]);
      }
    }
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
    return `${sign}${id.length > 40 ? `${id.slice(0, 39)}…` : id}${size}`;
  }

  text(id, text, x, y, size) {
    const isGuide = this.items.get(id)?.kind === 'guide';
    return s('text', {x, y, 'font-size': size, 'aria-hidden': true, class: isGuide ? 'guide' : 'view'}, text);
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

  /** The distances of the chosen view from the edges of its parent. */
  measure(frames) {
    const item = this.items.get(this.selected);
    const [frame, parent] = [frames[this.selected], frames[item?.parent]];
    if (!frame || !parent) return void this.layers.marks.replaceChildren();
    const size = FONT / this.scale;
    const middle = {x: frame.x + frame.width / 2, y: frame.y + frame.height / 2};
    const lines = [
      [parent.x, middle.y, frame.x, middle.y], [frame.x + frame.width, middle.y, parent.x + parent.width, middle.y],
      [middle.x, parent.y, middle.x, frame.y], [middle.x, frame.y + frame.height, middle.x, parent.y + parent.height],
    ];
    const marks = [];
    for (const [x1, y1, x2, y2] of lines) {
      const length = x2 - x1 + (y2 - y1);
      if (this.tied?.has(y1 === y2 ? 'x' : 'y')) continue;
      if (Math.abs(length) < 0.005) continue;
      marks.push(s('path', {class: 'distance', d: `M${x1} ${y1}L${x2} ${y2}`}));
      marks.push(s('text', {
        class: 'distance', 'aria-hidden': true, 'font-size': size, 'text-anchor': 'middle',
        x: (x1 + x2) / 2, y: (y1 + y2) / 2 + (y1 === y2 ? -size * 0.35 : size * 0.35),
      }, number(length)));
    }
    this.layers.marks.replaceChildren(...marks);
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

