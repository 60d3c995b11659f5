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

/** A number as people write it: at most two decimals. */
export function number(value) {
  return String(Math.round(value * 100) / 100 || 0).replace('-', '−');
}

export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
