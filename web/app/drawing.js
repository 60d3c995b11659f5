// Drawing constraints in the picture: lines show those of the chosen view, and a line's constant
// follows the pointer or the arrow keys.

import {s, set, number} from './dom.js';
import {Grips, HIT, holdTouch} from './grips.js';
import {changed, locate, parse} from './json.js';
import {writeNote} from './notes.js';
import {lineOf, rounded, tieOf, tiesOf} from './relations.js';
import {changeOf} from './repairs.js';
import {post} from './service.js';
import {TieBar} from './ties.js';

/** Sizes in pixels of the screen, whatever the picture's scale. */
const [KNOB, STEP, SLACK] = [5, 20, 3];
/** Lines drawn for a view; the text has the others. */
const LINE_LIMIT = 40;

export class Drawing {
  constructor(tab, bar) {
    Object.assign(this, {tab, canvas: null, chosen: null, lines: new Map()});
    this.grips = new Grips(this);
    this.ties = s('g', {class: 'ties'});
    this.layer = s('g', {class: 'sketch'}, this.ties, this.grips.group, this.grips.rubber);
    this.bar = new TieBar(this, bar);
  }

  get isRightToLeft() { return this.tab.options.isRightToLeft === true; }

  /** Whether a pointer draws or drags a line. */
  get isHeld() { return this.grips.isTying || [...this.lines.values()].some(line => line.isMoving); }

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
    this.grips.watch(canvas);
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
      line.isAdjustable = Boolean(this.changeOf(tie, same, this.tab.drawn.source, this.tab.drawn.root));
      const {constant, text} = tie;
      set(line.group, line.isAdjustable
        ? {class: 'tie', role: 'spinbutton', 'aria-valuenow': constant, 'aria-valuetext': `${number(constant)} points`}
        : {class: 'tie fixed', role: 'button'});
      set(line.group, {'aria-label': text});
    }
    if (!kept.has(this.chosen)) this.chosen = null;
    this.place();
    this.bar.update();
    this.lines.get(this.awaited)?.group.focus({preventScroll: true});
    if (this.tab.drawn.source === this.tab.editor.text) this.awaited = null;
  }

  // Where it all stands

  place() {
    if (!this.canvas?.items) return;
    this.placeLines();
    this.grips.place();
  }

  placeLines() {
    const {scale, items} = this.canvas;
    const counts = {x: 0, y: 0};
    const placed = [];
    for (const line of this.lines.values()) {
      const place = lineOf(line.tie, items, this.frames, this.isRightToLeft);
      line.place = place;
      set(line.group, {visibility: place ? 'visible' : 'hidden'});
      if (!place) continue;
      placed.push(line);
      // Beside the middle, where the grips are, on both sides in turn.
      const turn = counts[place.axis] += 1;
      const across = place.across + Math.ceil(turn / 2) * (turn % 2 ? 1 : -1) * STEP / scale;
      const at = along => place.axis === 'x' ? `${along} ${across}` : `${across} ${along}`;
      const path = `M${at(place.from)}L${at(place.to)}`;
      for (const each of [line.hit, line.path]) set(each, {d: path});
      const [x, y] = place.axis === 'x' ? [place.to, across] : [across, place.to];
      set(line.knob, {cx: x, cy: y, r: KNOB / scale});
      set(line.reach, {cx: x, cy: y, r: HIT / scale});
      line.drawn = {...place, across};
      const words = number(line.value ?? line.tie.constant);
      if (line.label.textContent !== words) line.label.textContent = words;
      line.group.classList.toggle('chosen', line.tie.pointer === this.chosen);
    }
    // The distances of a direction with constraints of its own would say the same twice.
    this.canvas.tied = new Set(placed.map(line => line.place.axis));
    this.canvas.measure(this.frames);
    for (const line of placed) this.placeConstant(line);
  }

  /** Writes a constant where it covers no other view; one without room is shown while its line is pointed at, or has the keyboard. */
  placeConstant({group, drawn, ground, label}) {
    const isClear = writeNote(this.canvas, label, drawn, KNOB + 3);
    group.classList.toggle('crowded', !isClear);
    if (isClear) return;
    const [x, y, size] = ['x', 'y', 'font-size'].map(name => Number(label.getAttribute(name)));
    set(ground, {
      x: x - size * 0.3, y: y - size * 1.05, height: size * 1.4, rx: size * 0.2,
      width: this.canvas.widthOf(label.textContent, size) * 1.08 + size * 0.3,
    });
  }

  makeLine(pointer) {
    const [hit, path] = [s('path', {class: 'reach'}), s('path', {class: 'line', 'vector-effect': 'non-scaling-stroke'})];
    const [reach, label] = [s('circle', {class: 'reach'}), s('text')];
    const ground = s('rect', {class: 'ground'});
    const knob = s('circle', {class: 'knob', 'vector-effect': 'non-scaling-stroke'});
    const group = s('g', {'data-pointer': pointer, tabindex: 0}, hit, path, reach, knob, ground, label);
    group.addEventListener('pointerdown', event => this.beginChange(event, this.lines.get(pointer)));
    group.addEventListener('keydown', event => this.key(event, this.lines.get(pointer)));
    group.addEventListener('focus', () => this.choose(pointer));
    holdTouch(group);
    this.ties.append(group);
    const line = {group, hit, path, reach, knob, ground, label};
    this.lines.set(pointer, line);
    return line;
  }

  /** Writes a constraint into the text, solves, and chooses its line. */
  add(text, view) {
    const pointer = this.tab.addConstraint(text);
    if (pointer === null) return;
    this.tab.selected = view;
    this.chosen = pointer;
    // The arrow keys change the new constraint as soon as it has its line.
    this.awaited = pointer;
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

  /** The point of the layout under a pointer. */
  pointOf({clientX, clientY}) {
    const box = this.canvas.svg.getBoundingClientRect();
    const {left, top, width, height} = this.canvas.box;
    return {x: left + (clientX - box.left) * width / box.width, y: top + (clientY - box.top) * height / box.height};
  }

  /** How far a pointer is from the middle of a circle, in pixels. */
  distance(event, circle) {
    const {x, y} = this.pointOf(event);
    return Math.hypot(circle.getAttribute('cx') - x, circle.getAttribute('cy') - y) * this.canvas.scale;
  }

  /** The line whose knob is nearest to a pointer within its reach: those of small views overlap. */
  nearest(event, pressed) {
    const distance = ({knob}) => this.distance(event, knob);
    const near = [...this.lines.values()].filter(line => line.place && distance(line) <= HIT);
    return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? pressed;
  }

  beginChange(event, pressed) {
    if (event.button > 0 || !pressed?.place) return;
    event.stopPropagation();
    // The line that the pointer means has the keyboard, not the one that lies over it.
    event.preventDefault();
    const line = this.nearest(event, pressed);
    const {group, tie, place} = line;
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
