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

/** A number as people write it: at most two decimals. */
export function number(value) {
  return String(Math.round(value * 100) / 100 || 0).replace('-', '−');
}

export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
