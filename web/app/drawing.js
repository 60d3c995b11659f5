// Drawing constraints in the picture: grips at the edges of a view tie it to another, lines show
// its constraints, and a
// line's constant follows the pointer or the arrow keys.

import {s, set, number} from './dom.js';
import {changed, locate, parse} from './json.js';
import {attributeOf, lineOf, placeOf, prefersSides, rounded, tieOf, tiesOf, tying} from './relations.js';
import {changeOf} from './repairs.js';
import {post} from './service.js';
import {TieBar} from './ties.js';

const EDGES = {x: ['left', 'right'], y: ['top', 'bottom']};
const TARGETS = {x: ['left', 'right', 'centerX'], y: ['top', 'bottom', 'centerY']};
/** Sizes in pixels of the screen, whatever the picture's scale. */
const [GRIP, KNOB, HIT, REACH, STEP, SLACK] = [4.5, 5, 13, 16, 20, 3];
/** Lines drawn for a view; the text has the others. */
const LINE_LIMIT = 40;

export class Drawing {
  constructor(tab, bar) {
    Object.assign(this, {tab, canvas: null, hovered: null, chosen: null, lines: new Map(), wired: new WeakSet()});
    this.rubber = s('g', {class: 'rubber', 'aria-hidden': true});
    this.grips = s('g', {class: 'grips', 'aria-hidden': true});
    this.ties = s('g', {class: 'ties'});
    this.layer = s('g', {class: 'sketch'}, this.ties, this.grips, this.rubber);
    // Grips of the view under the pointer, and over them those of the chosen view.
    this.near = this.makeGrips('near');
    this.own = this.makeGrips('own');
    this.bar = new TieBar(this, bar);
  }

  get isRightToLeft() { return this.tab.options.isRightToLeft === true; }

  /** Whether a pointer draws or drags a line. */
  get isHeld() { return Boolean(this.isTying) || [...this.lines.values()].some(line => line.isMoving); }

  get item() { return this.tab.items?.get(this.tab.selected) ?? null; }

  get frames() { return this.canvas?.frames ?? {}; }

  /** Draws in a picture; none ends it. */
  attach(canvas) {
    if (this.canvas === canvas) return;
    this.layer.remove();
    if (this.canvas) this.canvas.onMove = null;
    this.canvas = canvas;
    if (!canvas) return void this.bar.update();
    canvas.svg.append(this.layer);
    canvas.onMove = () => this.place();
    if (this.wired.has(canvas)) return;
    this.wired.add(canvas);
    canvas.svg.addEventListener('pointerover', event => this.hover(event));
    canvas.svg.addEventListener('pointerleave', () => this.leave());
  }

  hover(event) {
    const id = event.target.closest?.('[data-id]')?.dataset.id;
    if (event.pointerType !== 'mouse' || event.buttons || id === undefined || id === this.hovered) return;
    this.hovered = id;
    this.placeGrips();
  }

  leave() {
    if (this.isTying) return;
    this.hovered = null;
    this.placeGrips();
  }

  /** Shows what the chosen view is tied by, after each solution. */
  update() {
    const ties = this.item ? tiesOf(this.tab.request, this.item).slice(0, LINE_LIMIT) : [];
    const kept = new Set(ties.map(tie => tie.pointer));
    for (const [pointer, line] of this.lines) {
      if (kept.has(pointer)) continue;
      line.group.remove();
      this.lines.delete(pointer);
    }
    for (const tie of ties) {
      const line = this.lines.get(tie.pointer) ?? this.makeLine(tie.pointer);
      line.tie = tie;
      if (!line.isMoving) line.value = undefined;
      const same = {change: 'constant', value: tie.constant};
      line.isAdjustable = Boolean(this.changeOf(tie, same, this.tab.source, this.tab.root));
      const {constant, text} = tie;
      set(line.group, line.isAdjustable
        ? {class: 'tie', role: 'spinbutton', 'aria-valuenow': constant, 'aria-valuetext': `${number(constant)} points`}
        : {class: 'tie fixed', role: 'button'});
      set(line.group, {'aria-label': text});
    }
    if (!kept.has(this.chosen)) this.chosen = null;
    this.place();
    if (this.canvas?.frames) this.canvas.measure(this.frames);
    this.bar.update();
  }

  // Where it all stands

  place() {
    if (!this.canvas?.items) return;
    this.placeLines();
    this.placeGrips();
  }

  placeLines() {
    const {scale, items} = this.canvas;
    const counts = {x: 0, y: 0};
    for (const line of this.lines.values()) {
      const place = lineOf(line.tie, items, this.frames, this.isRightToLeft);
      line.place = place;
      set(line.group, {visibility: place ? 'visible' : 'hidden'});
      if (!place) continue;
      // Beside the middle, where the grips are, on both sides in turn.
      const turn = counts[place.axis] += 1;
      const across = place.across + Math.ceil(turn / 2) * (turn % 2 ? 1 : -1) * STEP / scale;
      const at = along => place.axis === 'x' ? `${along} ${across}` : `${across} ${along}`;
      const path = `M${at(place.from)}L${at(place.to)}`;
      for (const each of [line.hit, line.path]) set(each, {d: path});
      const [x, y] = place.axis === 'x' ? [place.to, across] : [across, place.to];
      set(line.knob, {cx: x, cy: y, r: KNOB / scale});
      set(line.reach, {cx: x, cy: y, r: HIT / scale});
      const middle = (place.from + place.to) / 2;
      const size = 11 / scale;
      const isNarrow = Math.abs(place.to - place.from) * scale < 30;
      set(line.label, {
        'font-size': size, x: place.axis === 'x' ? middle : across + (KNOB + 3) / scale,
        y: place.axis === 'x' ? across - (isNarrow ? KNOB + 2 : 3) / scale : middle + size * 0.35,
        'text-anchor': place.axis === 'x' ? 'middle' : 'start',
      });
      const words = number(line.value ?? line.tie.constant);
      if (line.label.textContent !== words) line.label.textContent = words;
      line.group.classList.toggle('chosen', line.tie.pointer === this.chosen);
    }
    // The distances of a direction with constraints of its own would say the same twice.
    this.canvas.tied = new Set([...this.lines.values()].filter(line => line.place).map(line => line.place.axis));
  }

  placeGrips() {
    if (this.isTying || !this.canvas) return;
    const {selected} = this.tab;
    this.placeGripsOf(this.own, selected);
    this.placeGripsOf(this.near, this.hovered === selected ? null : this.hovered);
  }

  placeGripsOf({layer, handles}, id) {
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

  makeLine(pointer) {
    const [hit, path] = [s('path', {class: 'reach'}), s('path', {class: 'line', 'vector-effect': 'non-scaling-stroke'})];
    const [reach, label] = [s('circle', {class: 'reach'}), s('text')];
    const knob = s('circle', {class: 'knob', 'vector-effect': 'non-scaling-stroke'});
    const group = s('g', {'data-pointer': pointer, tabindex: 0}, hit, path, reach, knob, label);
    group.addEventListener('pointerdown', event => this.beginChange(event, this.nearest(event) ?? this.lines.get(pointer)));
    // The line that the pointer means has the focus, and not the one that lies on top.
    group.addEventListener('mousedown', event => event.preventDefault());
    group.addEventListener('keydown', event => this.key(event, this.lines.get(pointer)));
    group.addEventListener('focus', () => this.choose(pointer));
    holdTouch(group);
    this.ties.append(group);
    const line = {group, hit, path, reach, knob, label};
    this.lines.set(pointer, line);
    return line;
  }

  makeGrips(name) {
    const layer = s('g', {class: name, visibility: 'hidden'});
    this.grips.append(layer);
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

  // A new constraint

  beginTie(event, view, edge) {
    if (event.button > 0 || this.isTying || !this.frames[view]) return;
    event.preventDefault();
    event.stopPropagation();
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    this.isTying = true;
    const axis = EDGES.x.includes(edge) ? 'x' : 'y';
    let text = null;
    const move = moved => {
      const point = this.pointOf(moved);
      const target = this.targetAt(point, view, axis);
      text = target ? this.textOf(view, edge, target) : null;
      this.showRubber(view, edge, point, target);
      this.tab.app.say(text ?? 'Drag to an edge of another view');
    };
    const end = ended => {
      for (const [name, act] of Object.entries(acts)) grip.removeEventListener(name, act);
      removeEventListener('keydown', escape, true);
      this.isTying = false;
      this.rubber.replaceChildren();
      this.tab.app.say('');
      if (ended && text) this.add(text, view);
      this.placeGrips();
    };
    const acts = {pointermove: move, pointerup: () => end(true), pointercancel: () => end(false)};
    const escape = pressed => {
      if (pressed.key === 'Escape') end(false);
    };
    for (const [name, act] of Object.entries(acts)) grip.addEventListener(name, act);
    addEventListener('keydown', escape, true);
  }

  pointOf({clientX, clientY}) {
    const box = this.canvas.svg.getBoundingClientRect();
    const {left, top, width, height} = this.canvas.box;
    return {x: left + (clientX - box.left) * width / box.width, y: top + (clientY - box.top) * height / box.height};
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
        if (!best || rank < best.rank - 1e-9 || (!isNear && best.rank > reach && id !== best.view)) best = {view: id, edge, rank};
      }
    }
    return best;
  }

  textOf(view, edge, target) {
    const isSided = prefersSides(this.tab.request);
    const name = each => attributeOf(each, this.isRightToLeft, isSided);
    const anchors = [{view, attribute: name(edge)}, {view: target.view, attribute: name(target.edge)}];
    return tying(...anchors, this.frames, this.isRightToLeft);
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

  /** Writes a constraint into the text, solves, and chooses its line. */
  add(text, view) {
    const pointer = this.tab.addConstraint(text);
    if (pointer === null) return;
    this.tab.selected = view;
    this.chosen = pointer;
    this.tab.runner.now();
  }

  // A constant that changes, and a constraint that goes

  changeOf(tie, change, source, root) {
    return changeOf({...change, pointer: tie.pointer, constraint: tie.constraint}, source, root);
  }

  /** The text as it is now, if a tie still stands where it was drawn; null otherwise. */
  current(tie) {
    const source = this.tab.editor.text;
    let root;
    try {
      root = parse(source);
    } catch {
      return null;
    }
    const {node, isExact} = locate(root, tie.pointer);
    if (!isExact) return null;
    if (tie.constraint === undefined) return typeof node.value === 'number' ? {source, root, constant: node.value} : null;
    const now = tieOf(node.value);
    const same = each => JSON.stringify([each.first, each.relation, each.second]);
    return now && same(now) === same(tie) ? {source, root, constant: now.constant} : null;
  }

  /** Makes a change of a tie; false where the text has gone on. */
  edit(tie, change, origin) {
    const now = this.current(tie);
    const edit = now && this.changeOf(tie, change, now.source, now.root);
    if (!edit) return false;
    this.tab.editor.apply(edit, origin);
    this.tab.runner.now();
    return true;
  }

  /** The line whose knob is nearest to a pointer, where knobs are within reach: those of short lines overlap. */
  nearest(event) {
    const point = this.pointOf(event);
    const distance = ({knob}) => Math.hypot(knob.cx.baseVal.value - point.x, knob.cy.baseVal.value - point.y) * this.canvas.scale;
    const near = [...this.lines.values()].filter(line => line.place && distance(line) <= HIT);
    return near.reduce((best, line) => !best || distance(line) < distance(best) ? line : best, null);
  }

  beginChange(event, line) {
    if (event.button > 0 || !line?.place) return;
    event.stopPropagation();
    const {group, tie, place} = line;
    // A touch whose own action is held does not focus.
    group.focus({preventScroll: true});
    line.isMoving = true;
    const start = {x: event.clientX, y: event.clientY, constant: this.current(tie)?.constant};
    group.setPointerCapture(event.pointerId);
    const move = moved => {
      const distance = place.axis === 'x' ? moved.clientX - start.x : moved.clientY - start.y;
      if (!line.isAdjustable || start.constant === undefined || (line.value === undefined && Math.abs(distance) < SLACK)) return;
      line.value = rounded(start.constant + place.sign * distance / this.canvas.scale);
      this.preview(tie, line.value);
      this.placeLines();
    };
    const end = isDone => {
      for (const [name, act] of Object.entries(acts)) group.removeEventListener(name, act);
      const {value} = line;
      line.isMoving = false;
      this.wanted = null;
      if (value === undefined) return;
      // The next solution shows what the text says then.
      if (isDone && value !== start.constant && this.edit(tie, {change: 'constant', value}, 'draw')) return;
      this.tab.draw();
    };
    const acts = {pointermove: move, pointerup: () => end(true), pointercancel: () => end(false)};
    for (const [name, act] of Object.entries(acts)) group.addEventListener(name, act);
  }

  /**
   * Shows the frames with another constant, as fast as the server answers; the text changes when
   * the pointer lets go.
   */
  async preview(tie, value) {
    const now = this.current(tie);
    const edit = now && this.changeOf(tie, {change: 'constant', value}, now.source, now.root);
    if (!edit) return;
    this.wanted = changed(now.source, edit);
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      while (this.wanted) {
        const text = this.wanted;
        const answer = await post('v1/layout', this.tab.previewed(parse(text).value));
        if (!this.wanted) break;
        if (this.wanted === text) this.wanted = null;
        const frames = answer.isProblem ? null : answer.document.variants?.[0]?.frames ?? answer.document.frames;
        if (frames) this.canvas?.move(frames);
      }
    } catch {
      // The solution that follows the pointer's end tells what is wrong.
      this.wanted = null;
    } finally {
      this.isAsking = false;
    }
  }

  key(event, line) {
    const step = {ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10}[event.key];
    if (step && line.isAdjustable) this.nudge(line.tie, step * (event.shiftKey ? 10 : 1));
    else if (event.key === 'Delete' || event.key === 'Backspace') this.remove(line.tie);
    else if (event.key === 'Escape') this.canvas.focus(this.tab.selected);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Changes a constant by a step; steps of one constraint in a row are undone together. */
  nudge(tie, step) {
    const now = this.current(tie);
    if (now) this.edit(tie, {change: 'constant', value: rounded(now.constant + step)}, `*nudge ${tie.pointer}`);
  }

  remove(tie) {
    if (!this.edit(tie, {change: 'leave-out'}, 'draw')) return;
    this.chosen = null;
    this.canvas?.focus(this.tab.selected);
  }

  choose(pointer) {
    this.chosen = pointer;
    this.placeLines();
    this.bar.update();
  }
}

/** Keeps a finger from scrolling the page: browsers do not heed `touch-action` at parts of a picture. */
function holdTouch(element) {
  element.addEventListener('touchstart', event => event.preventDefault(), {passive: false});
}
