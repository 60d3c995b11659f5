// The ruler of a sweep: what the layout does at every width, and a thumb that goes to any of them.

import {h, s, number} from './dom.js';
import {bandsOf, breakpointsOf, STATES} from './bands.js';

/** Pixels between the middles of two labels. */
const LABEL_ROOM = 38;
const NAMED = 3;
const NEAR = 1e-3;

export class Ruler {
  /** @param width the handle of the width, which does the same beside the picture */
  constructor(box, width) {
    Object.assign(this, {box, width, sweep: null, bands: [], breakpoints: []});
    this.bars = s('svg', {class: 'bands', viewBox: '0 0 1000 1', preserveAspectRatio: 'none', 'aria-hidden': true});
    this.labels = h('div', {class: 'ruler-labels', 'aria-hidden': true});
    this.thumb = h('div', {
      class: 'thumb', role: 'slider', tabindex: 0, 'aria-label': 'Width on the ruler', 'aria-orientation': 'horizontal',
    });
    this.track = h('div', {class: 'track'}, this.bars, this.thumb, this.labels);
    this.note = h('p', {class: 'ruler-note note'});
    const leap = (step, label, sign) => h('button', {
      type: 'button', class: 'small', 'aria-label': label, title: label, onclick: () => this.leap(step),
    }, sign);
    box.append(
      leap(-1, 'Previous breakpoint', '‹'), this.track, leap(1, 'Next breakpoint', '›'), this.note);
    this.track.addEventListener('pointerdown', event => this.beginDrag(event));
    this.thumb.addEventListener('keydown', event => this.key(event));
    new ResizeObserver(() => this.writeLabels()).observe(this.track);
  }

  /** Dims bands that are of another layout, until there are new ones. */
  wait() {
    this.box.classList.add('waiting');
    if (this.sweep) this.place();
  }

  /** Shows a sweep; none hides the ruler. */
  show(sweep) {
    this.box.classList.remove('waiting');
    this.box.hidden = !sweep;
    this.sweep = sweep;
    if (!sweep) return;
    this.bands = bandsOf(sweep);
    this.breakpoints = breakpointsOf(sweep, this.bands);
    this.bars.replaceChildren(
      ...this.bands.map(band => s('rect', {
        class: band.state, x: this.share(band.from) * 1000, y: 0,
        width: (this.share(band.to) - this.share(band.from)) * 1000, height: 1,
      })),
      s('path', {
        class: 'ticks', 'vector-effect': 'non-scaling-stroke',
        d: this.breakpoints.map(width => `M${this.share(width) * 1000} 0v1`).join(''),
      }));
    this.writeLabels();
    this.place();
  }

  share(width) { return (width - this.sweep.from) / (this.sweep.to - this.sweep.from); }

  /** Names the breakpoints, and then the ends, as far as there is room. */
  writeLabels() {
    if (!this.sweep || !this.track.clientWidth) return;
    const {from, to} = this.sweep;
    const room = LABEL_ROOM / this.track.clientWidth;
    const taken = [];
    const labels = [...this.breakpoints, from, to].flatMap(width => {
      const share = this.share(width);
      if (taken.some(other => Math.abs(other - share) < room)) return [];
      taken.push(share);
      const label = h('span', {class: width === from ? 'first' : width === to ? 'last' : 'break'}, number(width));
      label.style.left = `${share * 100}%`;
      return [label];
    });
    this.labels.replaceChildren(...labels);
  }

  get current() { return this.width.pendingWidth ?? this.width.width; }

  /** The band of a width. Where two meet, the gentler one holds: the end of a conflict has a solution. */
  bandAt(width) {
    const around = this.bands.filter(({from, to}) => width >= from - NEAR && width <= to + NEAR);
    const [first = this.bands.at(-1), second] = around;
    return second && STATES.indexOf(second.state) > STATES.indexOf(first.state) ? second : first;
  }

  /** Puts the thumb where the width is. */
  place() {
    if (!this.sweep) return;
    const width = this.current;
    const share = Math.min(1, Math.max(0, this.share(width)));
    this.thumb.style.left = `${share * 100}%`;
    const band = this.box.classList.contains('waiting') ? undefined : this.bandAt(width);
    const views = (band?.views ?? []).slice(0, NAMED).join(', ') + (band?.views.length > NAMED ? ', …' : '');
    const state = band ? band.state + (views ? `: ${views}` : '') : '';
    const range = band ? ` from ${number(band.from)} to ${number(band.to)}` : '';
    const dot = h('span', {class: 'state', 'data-state': band?.state}, state);
    this.note.replaceChildren(h('strong', {}, `${number(width)} pt`), ' ', dot, range);
    const attributes = {
      'aria-valuemin': Math.ceil(this.sweep.from), 'aria-valuemax': Math.floor(this.sweep.to),
      'aria-valuenow': Math.round(width), 'aria-valuetext': `${number(width)} points${state ? `, ${state}` : ''}`,
    };
    for (const [name, value] of Object.entries(attributes)) this.thumb.setAttribute(name, value);
  }

  // Going to a width

  beginDrag(event) {
    if (!this.sweep || !this.width.sweep || event.button > 0) return;
    event.preventDefault();
    this.thumb.focus();
    const box = this.track.getBoundingClientRect();
    const widthAt = ({clientX}) => this.sweep.from + (this.sweep.to - this.sweep.from) * (clientX - box.left) / box.width;
    this.track.setPointerCapture(event.pointerId);
    const move = moved => this.width.sweep && this.width.preview(widthAt(moved));
    const stop = () => {
      this.track.removeEventListener('pointermove', move);
      this.track.removeEventListener('pointerup', stop);
      this.track.removeEventListener('pointercancel', stop);
      this.width.commit();
    };
    this.track.addEventListener('pointermove', move);
    this.track.addEventListener('pointerup', stop);
    this.track.addEventListener('pointercancel', stop);
    move(event);
  }

  key(event) {
    const end = {Home: this.sweep?.from, End: this.sweep?.to}[event.key];
    if (end === undefined) return void this.width.nudge(event);
    event.preventDefault();
    this.width.goTo(Math.round(end));
  }

  /** Goes to the next breakpoint in a direction. */
  leap(step) {
    if (!this.sweep || !this.width.sweep) return;
    const here = this.current;
    const next = step > 0
      ? this.breakpoints.find(width => width > here + 0.005) : this.breakpoints.findLast(width => width < here - 0.005);
    this.width.goTo(next === undefined ? Math.round(step > 0 ? this.sweep.to : this.sweep.from) : Math.round(next * 100) / 100);
  }
}
