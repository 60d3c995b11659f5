// The handle of the width: it moves the frames of the first picture to those of any width.

import {h, number} from './dom.js';
import {Unanswered} from './service.js';
import {requestSweep} from './sweep.js';
import {Ruler} from './ruler.js';

export class WidthHandle {
  /** @param tab the tab of layouts; `reset` is its button that ends a chosen width, `box` where the ruler stands */
  constructor(tab, reset, box) {
    Object.assign(this, {tab, reset, sweep: null});
    this.handle = h('div', {
      class: 'handle', role: 'slider', tabindex: 0, 'aria-label': 'Width of the screen', 'aria-orientation': 'horizontal',
    });
    this.handle.addEventListener('pointerdown', event => this.beginDrag(event));
    this.handle.addEventListener('keydown', event => this.nudge(event));
    reset.addEventListener('click', () => this.setWidth(null));
    this.ruler = new Ruler(box, this);
  }

  /** What a sweep depends on. */
  get key() { return JSON.stringify([this.tab.source, this.tab.options.direction]); }

  /** Forgets the sweep of another layout. */
  renew() {
    if (this.sweep?.key === this.key) return;
    this.sweep = null;
    this.ruler.wait();
  }

  async prepare() {
    const frame = this.tab.answer?.frames?.[this.tab.screen?.id];
    if (!frame) return void this.ruler.show(null);
    // What is swept is what was solved: the text may have changed when the service has said what it can do.
    const {source, screen} = this.tab;
    // The same layout has the same sweep, whatever width is chosen.
    const {key} = this;
    if (this.sweep && this.sweep.key === key) return this.sweep;
    const request = {...this.tab.request, coordinates: 'root'};
    if (this.tab.options.direction) request.direction = this.tab.options.direction;
    const limits = {from: Math.max(20, Math.min(160, frame.width / 2)), to: Math.max(1400, frame.width * 1.5)};
    this.sweepRequest?.abort();
    const {signal} = this.sweepRequest = new AbortController();
    try {
      await this.tab.ready;
      const sweep = await requestSweep(request, screen, limits, this.tab.features, signal);
      if (source === this.tab.source) this.sweep = sweep ? Object.assign(sweep, limits, {key}) : null;
      this.ruler.show(this.sweep);
    } catch (error) {
      if (error.name === 'AbortError') return this.sweep;
      if (!(error instanceof Unanswered)) throw error;
      // The next solution asks again.
      this.ruler.show(null);
    }
    this.place();
    return this.sweep;
  }

  get width() { return this.tab.options.width ?? this.tab.canvases[0]?.frames?.[this.tab.screen?.id]?.width ?? 0; }

  place() {
    const canvas = this.tab.canvases[0];
    const frame = canvas?.frames?.[this.tab.screen?.id];
    this.ruler.place();
    if (!frame || !this.handle.isConnected) return;
    const left = (frame.x + frame.width - canvas.box.left) * canvas.scale;
    this.handle.style.transform = `translateX(${left}px)`;
    this.handle.setAttribute('aria-valuenow', Math.round(frame.width));
    this.handle.setAttribute('aria-valuetext', `${Math.round(frame.width)} points`);
    this.handle.setAttribute('aria-valuemin', Math.round(this.sweep?.from ?? 0));
    this.handle.setAttribute('aria-valuemax', Math.round(this.sweep?.to ?? frame.width));
    this.handle.classList.toggle('ready', Boolean(this.sweep));
  }

  showWidth() {
    const button = this.reset;
    button.hidden = this.tab.options.width === null;
    if (!button.hidden) button.textContent = `${number(this.tab.options.width)} pt wide – reset`;
  }

  beginDrag(event) {
    if (!this.sweep) return;
    event.preventDefault();
    this.handle.focus();
    this.handle.setPointerCapture(event.pointerId);
    const canvas = this.tab.canvases[0];
    const start = {x: event.clientX, width: this.width};
    const move = ({clientX}) => this.preview(start.width + (clientX - start.x) / canvas.scale);
    const end = () => {
      for (const [name, act] of Object.entries(acts)) this.handle.removeEventListener(name, act);
      this.commit();
    };
    const acts = {pointermove: move, pointerup: end, pointercancel: end};
    for (const [name, act] of Object.entries(acts)) this.handle.addEventListener(name, act);
  }

  /** Moves the frames to those of a width, at the next frame of the display. */
  preview(width) {
    // The sweep goes with a text that was still being solved.
    if (!this.sweep) return;
    this.pendingWidth = Math.min(this.sweep.to, Math.max(this.sweep.from, width));
    this.previewFrame ??= requestAnimationFrame(() => {
      this.previewFrame = null;
      this.showAt(this.pendingWidth ?? this.width);
    });
  }

  /** Solves at the width that the pointer left. */
  commit() {
    const width = Math.round(this.pendingWidth ?? this.width);
    this.pendingWidth = null;
    this.setWidth(width);
  }

  showAt(width) {
    const found = this.sweep?.at(width);
    if (!found) return;
    const canvas = this.tab.canvases[0];
    canvas.fit(found.frames);
    canvas.move(found.frames);
    canvas.element.classList.toggle('impossible', !found.isPossible);
    this.place();
  }

  nudge(event) {
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, PageDown: -50, PageUp: 50}[event.key];
    if (!step || !this.sweep) return;
    event.preventDefault();
    this.goTo(Math.round(Math.min(this.sweep.to, Math.max(this.sweep.from, this.width + step * (event.shiftKey ? 10 : 1)))));
  }

  /** Shows a width at once, and solves at it soon. */
  goTo(width) {
    if (!this.sweep) return;
    this.tab.options.width = width;
    this.showAt(this.tab.options.width);
    this.showWidth();
    this.tab.app.changed();
    this.tab.runner.soon();
  }

  setWidth(width) {
    this.tab.options.width = width;
    this.showWidth();
    this.tab.app.changed();
    this.tab.runner.now();
  }
}
