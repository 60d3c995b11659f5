// The frames at every width, from one request: exact pieces where the server has them, otherwise
// frames at many widths with straight lines between them.

import {post} from './service.js';
import {quoted} from './scene.js';

const SAMPLES = 90;

/** Frames as a function of the width of the screen: `at(width)` gives frames, or null at a conflict. */
export class Sweep {
  /** @param more what the server says of stretches: `ambiguous`, `unsatisfied` */
  constructor(pieces, isExact, more = {}) {
    Object.assign(this, {pieces, isExact, ambiguous: more.ambiguous, unsatisfied: more.unsatisfied});
  }

  /** The piece of a width, or the nearest one. */
  piece(width) {
    let [low, high] = [0, this.pieces.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.pieces[middle].to < width) low = middle + 1;
      else high = middle;
    }
    return this.pieces[low];
  }

  /** @returns {{frames: object, isPossible: boolean} | null} */
  at(width) {
    const piece = this.piece(width);
    if (!piece) return null;
    const span = piece.to - piece.from;
    const isPossible = width >= piece.from - 1e-6 && width <= piece.to + 1e-6;
    const share = span > 0 ? Math.min(1, Math.max(0, (width - piece.from) / span)) : 0;
    const frames = {};
    for (const [id, {x, y, width: w, height}] of Object.entries(piece.frames)) {
      const mix = ([from, to]) => from + (to - from) * share;
      frames[id] = {x: mix(x), y: mix(y), width: mix(w), height: mix(height)};
    }
    return {frames, isPossible};
  }
}

/** Asks for a sweep; null where the set cannot be swept. */
export async function requestSweep(request, screen, {from, to}, features, signal) {
  const property = `${quoted(screen.id)}.width`;
  const plain = {...request};
  for (const name of ['variants', 'devices', 'explain', 'fit', 'repairs', 'scale', 'sweep']) delete plain[name];
  if (features.sweep) {
    const answer = await post('v1/layout', {...plain, sweep: {property, from, to}}, signal);
    // A request that conflicts at its own width may have frames at others.
    const {sweep} = answer.document;
    if (sweep?.pieces?.length) return new Sweep(sweep.pieces, true, sweep);
  }
  const widths = Array.from({length: SAMPLES}, (_, index) => from + (to - from) * index / (SAMPLES - 1));
  const variants = widths.map(width => ({name: String(width), set: {[property]: width}}));
  const answer = await post('v1/layout', {...plain, variants}, signal);
  if (answer.isProblem) return null;
  const solved = answer.document.variants.map((variant, index) => ({...variant, width: widths[index]}));
  const pieces = [];
  for (let index = 1; index < solved.length; index += 1) {
    const [one, two] = [solved[index - 1], solved[index]];
    if (!one.frames || !two.frames) continue;
    const frames = {};
    for (const id of Object.keys(one.frames)) {
      const [a, b] = [one.frames[id], two.frames[id]];
      frames[id] = {x: [a.x, b.x], y: [a.y, b.y], width: [a.width, b.width], height: [a.height, b.height]};
    }
    pieces.push({from: one.width, to: two.width, frames});
  }
  return pieces.length ? new Sweep(pieces, false, {
    ambiguous: stretches(solved, 'ambiguous'), unsatisfied: stretches(solved, 'unsatisfied'),
  }) : null;
}

/** The stretches between widths of which one has something to say. */
function stretches(solved, name) {
  const found = [];
  for (let index = 1; index < solved.length; index += 1) {
    const [one, two] = [solved[index - 1], solved[index]];
    const says = [...one[name] ?? [], ...two[name] ?? []];
    if (says.length) found.push({from: one.width, to: two.width, [name]: says});
  }
  return found;
}
