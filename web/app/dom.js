// Elements in few words. Text is never parsed as markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element: `h('p', {class: 'note'}, 'text', child)`. */
export function h(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** An SVG element. */
export function s(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** Sets attributes where they change. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * Makes elements the children of a parent, and moves no child that is in its place: an element that is moved loses
 * the keyboard.
 */
export function sync(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let next = parent.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
}

/** Replaces the children of an element; null and false are left out, where the platform would write them. */
export function refill(element, ...children) {
  element.replaceChildren();
  return fill(element, {}, children);
}

/**
 * Makes a change of what is in a box. Where the change removes what has the keyboard, that goes to what has the same
 * words, or else to what stands in its place, or to the box itself.
 */
export function keepingFocus(box, change) {
  const active = document.activeElement;
  const focusable = () => [...box.querySelectorAll('button, summary, select, [tabindex="0"]')];
  const place = active !== box && box.contains(active) ? focusable().indexOf(active) : -1;
  change();
  if (place < 0 || active.isConnected) return;
  const left = focusable();
  const same = left.filter(each => each.textContent === active.textContent)
    .sort((one, other) => Math.abs(left.indexOf(one) - place) - Math.abs(left.indexOf(other) - place));
  const next = same[0] ?? left[Math.min(place, left.length - 1)] ?? box;
  if (next === box) box.tabIndex = -1;
  next.focus({preventScroll: true});
}

/** The beginning of a text, in whole characters. */
export function excerpt(text, length) {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** A number as people write it: at most two decimals. */
export function number(value) {
  return String(Math.round(value * 100) / 100 || 0).replace('-', '−');
}

export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
