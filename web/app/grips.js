// Grips at the edges of views: dragged to an edge of another view, they tie both.

import {s, set} from './dom.js';
import {attributeOf, placeOf, prefersSides, tying} from './relations.js';

const EDGES = {x: ['left', 'right'], y: ['top', 'bottom']};
const TARGETS = {x: ['left', 'right', 'centerX'], y: ['top', 'bottom', 'centerY']};
/** Sizes in pixels of the screen, whatever the picture's scale. */
export const HIT = 13;
const [GRIP, REACH] = [4.5, 16];

export class Grips {
  /** @param drawing what writes the constraints, and has the picture */
  constructor(drawing) {
    Object.assign(this, {drawing, hovered: null, isTying: false, wired: new WeakSet()});
    this.rubber = s('g', {class: 'rubber', 'aria-hidden': true});
    this.group = s('g', {class: 'grips', 'aria-hidden': true});
    // Grips of the view under the pointer, and over them those of the chosen view.
    this.near = this.makeGrips('near');
    this.own = this.makeGrips('own');
  }

  get canvas() { return this.drawing.canvas; }

  get frames() { return this.drawing.frames; }

  /** Follows the pointer over a picture. */
  watch({svg}) {
    if (this.wired.has(svg)) return;
    this.wired.add(svg);
    svg.addEventListener('pointerover', event => this.hover(event));
    svg.addEventListener('pointerleave', () => this.leave());
  }

  hover(event) {
    const id = event.target.closest?.('[data-id]')?.dataset.id;
    if (event.pointerType !== 'mouse' || event.buttons || id === undefined || id === this.hovered) return;
    this.hovered = id;
    this.place();
  }

  leave() {
    if (this.isTying) return;
    this.hovered = null;
    this.place();
  }

  place() {
    if (this.isTying || !this.canvas) return;
    const {selected} = this.drawing.tab;
    this.placeAt(this.own, selected);
    this.placeAt(this.near, this.hovered === selected ? null : this.hovered);
  }

  placeAt({layer, handles}, id) {
    const frame = this.frames[id];
    set(layer, {visibility: frame ? 'visible' : 'hidden'});
    if (!frame) return;
    const {scale} = this.canvas;
    for (const {group, edge, reach, dot} of handles) {
      group.dataset.view = id;
      const isAcross = EDGES.x.includes(edge);
      const along = placeOf(frame, edge, false);
      const [cx, cy] = isAcross ? [along, frame.y + frame.height / 2] : [frame.x + frame.width / 2, along];
      const room = Math.abs(isAcross ? frame.width : frame.height) * scale;
      set(reach, {cx, cy, r: Math.max(6, Math.min(HIT, room / 3)) / scale});
      set(dot, {cx, cy, r: GRIP / scale});
    }
  }

  makeGrips(name) {
    const layer = s('g', {class: name, visibility: 'hidden'});
    this.group.append(layer);
    return {layer, handles: [...EDGES.x, ...EDGES.y].map(edge => this.makeGrip(edge, layer))};
  }

  makeGrip(edge, layer) {
    const [reach, dot] = [s('circle', {class: 'reach'}), s('circle', {class: 'dot', 'vector-effect': 'non-scaling-stroke'})];
    const group = s('g', {class: `grip ${edge}`, 'data-edge': edge}, reach, dot);
    group.addEventListener('pointerdown', event => this.beginTie(event, group.dataset.view, edge));
    holdTouch(group);
    layer.append(group);
    return {group, edge, reach, dot};
  }

  /** Begins a constraint at an edge of a view. */
  beginTie(event, view, edge) {
    if (event.button > 0 || this.isTying || !this.frames[view]) return;
    const grip = event.currentTarget;
    const line = this.drawing.nearest(event, null);
    if (line && this.drawing.distance(event, line.knob) < this.drawing.distance(event, grip.querySelector('.dot'))) {
      return void this.drawing.beginChange(event, line);
    }
    event.preventDefault();
    event.stopPropagation();
    grip.setPointerCapture(event.pointerId);
    this.isTying = true;
    const axis = EDGES.x.includes(edge) ? 'x' : 'y';
    let text = null;
    const move = moved => {
      const point = this.drawing.pointOf(moved);
      const target = this.targetAt(point, view, axis);
      text = target ? this.textOf(view, edge, target) : null;
      this.showRubber(view, edge, point, target);
      this.drawing.tab.app.say(text ?? 'Drag to an edge of another view');
    };
    const end = ended => {
      for (const [name, act] of Object.entries(acts)) grip.removeEventListener(name, act);
      removeEventListener('keydown', escape, true);
      this.isTying = false;
      this.rubber.replaceChildren();
      this.drawing.tab.app.say('');
      if (ended && text) this.drawing.add(text, view);
      this.place();
    };
    const acts = {pointermove: move, pointerup: () => end(true), pointercancel: () => end(false)};
    const escape = pressed => {
      if (pressed.key === 'Escape') end(false);
    };
    for (const [name, act] of Object.entries(acts)) grip.addEventListener(name, act);
    addEventListener('keydown', escape, true);
  }

  /**
   * The edge that a pointer means: the nearest within reach, or else that of the innermost view
   * under it.
   */
  targetAt(point, view, axis) {
    const reach = REACH / this.canvas.scale;
    const [along, across] = axis === 'x' ? [point.x, point.y] : [point.y, point.x];
    let best = null;
    for (const id of this.canvas.order) {
      const frame = this.frames[id];
      if (id === view || !frame) continue;
      const [start, end] = axis === 'x' ? [frame.y, frame.y + frame.height] : [frame.x, frame.x + frame.width];
      const isBeside = across >= start - reach && across <= end + reach;
      const isInside = across >= start && across <= end
        && along >= placeOf(frame, TARGETS[axis][0], false) && along <= placeOf(frame, TARGETS[axis][1], false);
      for (const edge of TARGETS[axis]) {
        const distance = Math.abs(along - placeOf(frame, edge, false));
        const isNear = isBeside && distance <= reach;
        if (!isNear && !isInside) continue;
        // Any edge within reach comes before those of a view that is merely under the pointer;
        // later views lie above.
        const rank = isNear ? distance : reach + distance;
        const isAbove = !isNear && best?.rank > reach && id !== best.view;
        if (!best || isAbove || rank < best.rank - 1e-9) best = {view: id, edge, rank};
      }
    }
    return best;
  }

  textOf(view, edge, target) {
    const {isRightToLeft, tab} = this.drawing;
    const isSided = prefersSides(tab.request);
    const name = each => attributeOf(each, isRightToLeft, isSided);
    const anchors = [{view, attribute: name(edge)}, {view: target.view, attribute: name(target.edge)}];
    return tying(...anchors, this.frames, isRightToLeft);
  }

  showRubber(view, edge, point, target) {
    const frame = this.frames[view];
    const isAcross = EDGES.x.includes(edge);
    const along = placeOf(frame, edge, false);
    const start = isAcross ? `${along} ${frame.y + frame.height / 2}` : `${frame.x + frame.width / 2} ${along}`;
    const path = (name, d) => s('path', {class: name, 'vector-effect': 'non-scaling-stroke', d});
    const parts = [path('string', `M${start}L${point.x} ${point.y}`)];
    const other = target && this.frames[target.view];
    if (other) {
      const at = placeOf(other, target.edge, false);
      const d = isAcross ? `M${at} ${other.y}v${other.height}` : `M${other.x} ${at}h${other.width}`;
      parts.push(path('target', d));
    }
    this.rubber.replaceChildren(...parts);
  }
}

/** Keeps a finger from scrolling the page: browsers do not heed `touch-action` at parts of a picture. */
export function holdTouch(element) {
  element.addEventListener('touchstart', event => event.preventDefault(), {passive: false});
}
