// Edges between panes that can be moved, by a pointer and by the keyboard. Their places are remembered.

const STEP = 2;

/** The share of a pane in what it stands in, in percent, as a property of the page's style. */
export class Splitter {
  /**
   * @param elements what is moved: separators that can have the keyboard, of which one is shown, each in what the
   *   pane is a share of
   * @param name of the style's property, and of what is remembered
   * @param isVertical whether the edge is vertical, so that it moves sideways
   * @param isFromEnd whether the pane is below the edge, or at its right
   */
  constructor({elements, name, isVertical, isFromEnd = false, from = 15, to = 80}) {
    Object.assign(this, {elements, name, isVertical, isFromEnd, from, to});
    for (const element of elements) {
      element.addEventListener('pointerdown', event => this.begin(event, element));
      element.addEventListener('keydown', event => this.key(event));
      element.addEventListener('dblclick', () => this.set(null));
      element.addEventListener('focus', () => this.describe());
    }
    let stored = null;
    try {
      stored = Number.parseFloat(localStorage.getItem(`trellis-${name}`));
    } catch { /* Nothing is remembered then. */ }
    this.set(Number.isFinite(stored) ? stored : null);
  }

  /** Moves the edge; null is where the style sheet has it. */
  set(share) {
    this.share = share === null ? null : Math.min(this.to, Math.max(this.from, share));
    const root = document.documentElement;
    if (this.share === null) root.style.removeProperty(`--${this.name}`);
    else root.style.setProperty(`--${this.name}`, `${this.share}%`);
    root.classList.toggle(`has-${this.name}`, this.share !== null);
    this.describe();
    try {
      if (this.share === null) localStorage.removeItem(`trellis-${this.name}`);
      else localStorage.setItem(`trellis-${this.name}`, String(this.share));
    } catch { /* It holds for this page then. */ }
  }

  describe() {
    const value = String(Math.round(this.share ?? this.shown()));
    for (const [name, text] of [['valuenow', value], ['valuemin', this.from], ['valuemax', this.to]]) {
      for (const element of this.elements) element.setAttribute(`aria-${name}`, text);
    }
  }

  /** The share as it is on the page. */
  shown() {
    const element = this.elements.find(each => each.getClientRects().length) ?? this.elements[0];
    const edge = element.getBoundingClientRect();
    return this.shareAt(this.isVertical ? edge.left : edge.top, element);
  }

  /** The share of the pane if the edge was at a place of the page. */
  shareAt(place, element) {
    const sides = box => this.isVertical ? [box.left, box.right] : [box.top, box.bottom];
    const [start, end] = sides(element.parentElement.getBoundingClientRect());
    if (end <= start) return (this.from + this.to) / 2;
    // Other panes can stand after this one.
    const [, last] = sides(element.nextElementSibling.getBoundingClientRect());
    const share = (this.isFromEnd ? last - place : place - start) / (end - start) * 100;
    return Math.min(this.to, Math.max(this.from, share));
  }

  begin(event, element) {
    event.preventDefault();
    element.focus();
    element.setPointerCapture(event.pointerId);
    const move = ({clientX, clientY}) => this.set(this.shareAt(this.isVertical ? clientX : clientY, element));
    const end = () => {
      for (const [name, act] of Object.entries(acts)) element.removeEventListener(name, act);
    };
    const acts = {pointermove: move, pointerup: end, pointercancel: end};
    for (const [name, act] of Object.entries(acts)) element.addEventListener(name, act);
  }

  key(event) {
    const forward = this.isVertical ? 'ArrowRight' : this.isFromEnd ? 'ArrowUp' : 'ArrowDown';
    const back = this.isVertical ? 'ArrowLeft' : this.isFromEnd ? 'ArrowDown' : 'ArrowUp';
    const share = this.share ?? this.shown();
    const next = {[forward]: share + STEP, [back]: share - STEP, Home: this.from, End: this.to, Enter: null}[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.set(next);
  }
}
