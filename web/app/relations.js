// Constraints as lines of a picture: what they tie, where their lines run, and how new ones are
// written.

import {quoted, unquoted} from './scene.js';
import {insetsOf} from './canvas.js';

const NAME = "'(?:[^']|'')*'|[A-Za-z_]\\w*";
const ANCHOR = `(${NAME})(?:\\.(margins|safeArea))?\\.([A-Za-z]+)`;
const NUMBER = '\\d+(?:\\.\\d+)?';
const REST = '\\s*(?:@[^#]*)?(?:#.*)?$';
const BETWEEN = new RegExp(`^\\s*${ANCHOR}\\s*(==|<=|>=)\\s*${ANCHOR}\\s*(?:([-+])\\s*(${NUMBER}))?${REST}`);
const ALONE = new RegExp(`^\\s*${ANCHOR}\\s*(==|<=|>=)\\s*(-?${NUMBER})${REST}`);

export const HORIZONTAL = ['leading', 'trailing', 'left', 'right', 'centerX'];
export const VERTICAL = ['top', 'bottom', 'centerY'];
export const axisOf = attribute => HORIZONTAL.includes(attribute) || attribute === 'width' ? 'x'
  : VERTICAL.includes(attribute) || attribute === 'height' ? 'y' : null;
const isSize = attribute => attribute === 'width' || attribute === 'height';
const isDirected = attribute => attribute === 'leading' || attribute === 'trailing';

const anchor = ([name, inset, attribute]) => ({view: unquoted(name), inset: inset ?? null, attribute});

/** An anchor of a constraint in parts: a text, or an object. */
function part(value) {
  if (typeof value === 'string') {
    const found = new RegExp(`^\\s*${ANCHOR}\\s*$`).exec(value);
    return found ? anchor(found.slice(1, 4)) : null;
  }
  return value && typeof value.view === 'string' ? {view: value.view, inset: null, attribute: value.attribute} : null;
}

/**
 * What a constraint ties, with its constant; null where it is more than two anchors and a number.
 */
export function tieOf(constraint) {
  const text = typeof constraint === 'string' ? constraint : constraint?.text;
  if (typeof text === 'string') {
    const two = BETWEEN.exec(text);
    if (two) {
      return {
        first: anchor(two.slice(1, 4)), relation: two[4], second: anchor(two.slice(5, 8)),
        constant: Number(two[9] ?? 0) * (two[8] === '-' ? -1 : 1), text,
      };
    }
    const one = ALONE.exec(text);
    return one ? {first: anchor(one.slice(1, 4)), relation: one[4], second: null, constant: Number(one[5]), text} : null;
  }
  const first = part(constraint?.first);
  if (!first || (constraint.multiplier ?? 1) !== 1 || constraint.container !== undefined) return null;
  const second = constraint.second === undefined ? null : part(constraint.second);
  if (second === null && constraint.second !== undefined) return null;
  const constant = typeof constraint.constant === 'number' ? constraint.constant : 0;
  const relation = constraint.relation ?? '==';
  const words = each => `${quoted(each.view)}.${each.attribute}`;
  return {first, relation, second, constant, text: `${words(first)} ${relation} ${sum(second && words(second), constant)}`};
}

const sum = (name, constant) => name === null ? String(constant)
  : constant === 0 ? name : `${name} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;

/**
 * The ties of a view that a picture can draw: its constraints, and the numbers that stand at the
 * view itself.
 */
export function tiesOf(request, item) {
  const ties = [];
  if (item.kind === 'view') {
    for (const name of ['width', 'height', 'x', 'y']) {
      const constant = item.view[name];
      if (typeof constant !== 'number' || (!isSize(name) && item.parent === null)) continue;
      const attribute = {x: 'left', y: 'top'}[name] ?? name;
      ties.push({
        pointer: `${item.pointer}/${name}`, constant, relation: '==', text: `${quoted(item.id)}.${name} == ${constant}`,
        first: {view: item.id, inset: null, attribute},
        second: isSize(name) ? null : {view: item.parent, inset: null, attribute},
      });
    }
  }
  (Array.isArray(request.constraints) ? request.constraints : []).forEach((constraint, index) => {
    const tie = tieOf(constraint);
    if (tie && (tie.first.view === item.id || tie.second?.view === item.id)) {
      ties.push({...tie, pointer: `/constraints/${index}`, constraint: index});
    }
  });
  return ties;
}

/** Where an attribute of a frame lies; null for one that a picture does not show. */
export function placeOf(frame, attribute, isRightToLeft) {
  switch (isDirected(attribute) ? ((attribute === 'leading') === isRightToLeft ? 'right' : 'left') : attribute) {
    case 'left': return frame.x;
    case 'right': return frame.x + frame.width;
    case 'centerX': return frame.x + frame.width / 2;
    case 'top': return frame.y;
    case 'bottom': return frame.y + frame.height;
    case 'centerY': return frame.y + frame.height / 2;
    default: return null;
  }
}

/**
 * The line of a tie: along `axis` from `from` to `to`, at `across` on the other axis. A constant
 * grows by `sign` for each
 * point that `to` moves. Null where the picture has no place for it.
 */
export function lineOf(tie, items, frames, isRightToLeft) {
  const {first, second} = tie;
  const frame = frames[first.view];
  const axis = axisOf(first.attribute);
  if (!frame || !axis || (second && axisOf(second.attribute) !== axis)) return null;
  const across = other => axis === 'x' ? [other.y, other.y + other.height] : [other.x, other.x + other.width];
  const [low, high] = across(frame);
  if (isSize(first.attribute)) {
    const [start, length] = axis === 'x' ? [frame.x, frame.width] : [frame.y, frame.height];
    return axis === 'x' && isRightToLeft
      ? {axis, from: start + length, to: start, across: (low + high) / 2, sign: -1}
      : {axis, from: start, to: start + length, across: (low + high) / 2, sign: 1};
  }
  if (!second || !frames[second.view] || isSize(second.attribute)) return null;
  const to = placeOf(inner(frame, first, items, isRightToLeft), first.attribute, isRightToLeft);
  const from = placeOf(inner(frames[second.view], second, items, isRightToLeft), second.attribute, isRightToLeft);
  if (to === null || from === null) return null;
  const [otherLow, otherHigh] = across(frames[second.view]);
  const [start, end] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
  const isMirrored = isRightToLeft && axis === 'x' && [first, second].some(each => isDirected(each.attribute));
  return {axis, from, to, across: start <= end ? (start + end) / 2 : (low + high) / 2, sign: isMirrored ? -1 : 1};
}

/**
 * The rectangle that an anchor refers to: the frame, or what its margins or its safe area leave of
 * it.
 */
function inner(frame, {view, inset}, items, isRightToLeft) {
  if (!inset) return frame;
  const own = items.get(view)?.view[inset] ?? (inset === 'margins' ? 8 : 0);
  const sides = insetsOf(own, isRightToLeft) ?? {top: 0, left: 0, bottom: 0, right: 0};
  return {
    x: frame.x + sides.left, y: frame.y + sides.top,
    width: frame.width - sides.left - sides.right, height: frame.height - sides.top - sides.bottom,
  };
}

/** A constant as people write it: whole points. */
export const rounded = value => Math.round(value) || 0;

/** Whether a request writes `left` and `right`, where others write `leading` and `trailing`. */
export function prefersSides(request) {
  const text = JSON.stringify(request?.constraints ?? []);
  const count = pattern => (text.match(pattern) ?? []).length;
  return count(/\.(?:left|right)\b/g) > count(/\.(?:leading|trailing)\b/g);
}

/**
 * An edge in the picture as an attribute: `left` is `leading` where that is how the request writes.
 */
export function attributeOf(edge, isRightToLeft, isSided) {
  if (isSided || (edge !== 'left' && edge !== 'right')) return edge;
  return (edge === 'left') === isRightToLeft ? 'trailing' : 'leading';
}

/** The text of a constraint that keeps two anchors at the distance that they have now. */
export function tying(first, second, frames, isRightToLeft) {
  const [to, from] = [first, second].map(each => isSize(each.attribute)
    ? frames[each.view][each.attribute] : placeOf(frames[each.view], each.attribute, isRightToLeft));
  const isMirrored = isRightToLeft && [first, second].some(each => isDirected(each.attribute));
  const words = each => `${quoted(each.view)}.${each.attribute}`;
  return `${words(first)} == ${sum(words(second), rounded((to - from) * (isMirrored ? -1 : 1)))}`;
}

/** The attributes that can be tied to one. */
export function mates(attribute) {
  if (isSize(attribute)) return ['width', 'height'];
  if (isDirected(attribute)) return ['leading', 'trailing', 'centerX'];
  if (attribute === 'left' || attribute === 'right') return ['left', 'right', 'centerX'];
  return attribute === 'centerX' ? HORIZONTAL : VERTICAL;
}
