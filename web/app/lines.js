// The lines of a measured text, in the nearest font of the browser, stretched to the widths that were measured.

import {s} from './dom.js';

const LINE_LIMIT = 200;
// Points from a text field's sides to its text.
const FIELD_INSET = 7;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Whether a text begins with a letter that is read from the right. */
export const isRightToLeft = text => RIGHT_TO_LEFT.test([...text].find(each => /\p{L}/u.test(each)) ?? '');

/** The lines that are drawn, each with its left end in a view of a width. */
export function linesIn(asked, size, width) {
  const kind = asked.textKind ?? 'label';
  const side = kind === 'field' ? FIELD_INSET : 0;
  const isFromRight = isRightToLeft(asked.text);
  return size.lines.slice(0, LINE_LIMIT).map(line => ({
    ...line, shown: shownText(asked.text, line),
    x: kind === 'button' ? (width - line.width) / 2 : isFromRight ? width - side - line.width : side,
  }));
}

/** The text of a line, with its baseline at 0 and its left end at `x`. */
export function lineElement(asked, font, size, line) {
  if (!line.shown || !(line.width > 0)) return null;
  const isFromRight = isRightToLeft(asked.text);
  return s('text', {
    x: isFromRight ? line.x + line.width : line.x, y: line.baseline, 'font-size': emOf(asked, size),
    'font-family': font === 'system' ? '-apple-system, Inter, sans-serif' : `${quotedFamily(font)}, sans-serif`,
    direction: isFromRight ? 'rtl' : 'ltr', textLength: line.width, lengthAdjust: 'spacingAndGlyphs',
  }, line.shown);
}

/** What a line shows, with an ellipsis where something is left out. */
function shownText(text, {start, end, elided}) {
  return elided ? `${text.slice(start, elided.start)}…${text.slice(elided.end, end)}` : text.slice(start, end);
}

/** About the size of the font, where the request does not say it: a line is a fifth higher. */
export function emOf(asked, size) {
  const stated = asked.font?.size;
  if (typeof stated === 'number') return stated;
  if ((asked.textKind ?? 'label') !== 'label' || !size.lines.length) return 17;
  return size.height / size.lines.length / 1.2 / (asked.lineHeightMultiple ?? 1);
}

const quotedFamily = name => `'${name.replace(/['\\]/g, '')}', '${name.replace(/['\\]/g, '').replace(/-.*/, '')}'`;
