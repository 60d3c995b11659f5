// Where the faults of a problem document are in the text that was sent.

import {locate, JSONFault, tokens} from './json.js';
import {itemsOf, quoted} from './scene.js';

/** The faults of text that is not JSON. */
export function syntaxFault(fault, text) {
  if (!(fault instanceof JSONFault)) throw fault;
  const place = lineAndColumn(text, fault.offset);
  return [{from: fault.offset, to: Math.min(text.length, fault.offset + 1), detail: fault.message, place, source: text}];
}

/** Where an offset is, as editors show it: both numbers from 1. */
export function lineAndColumn(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${before.at(-1).length + 1}`;
}

/** Where a string of JSON has a number of code units behind it; escapes have several characters each. */
function offsetIn(text, start, units) {
  let at = start + 1;
  for (let left = units; left > 0; left -= 1) at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2;
  return at;
}

/** How a string is written in a string of JSON. */
const written = text => JSON.stringify(text).slice(1, -1);

/**
 * The word, number or sign of constraint text at an offset, which a suggestion replaces.
 *
 * @param suggestion what is meant: a name in quotes replaces the whole name without them, and a number its unit as well
 */
function wordAt(text, from, end, suggestion = '') {
  const rest = text.slice(from, end);
  const bare = suggestion.startsWith("'") ? written(suggestion.slice(1, -1).replaceAll("''", "'")) : '';
  if (bare && rest.startsWith(bare)) return bare;
  const number = /^[\d.]+$/.test(suggestion) ? /^\d[\d.]*\s*[A-Za-z]*/.exec(rest) : null;
  return (number ?? /^(?:'(?:[^']|'')*'|\\"[^"]*"|\\u[\da-fA-F]{4}|\d[\d.]*\w*%?|\w+|[=<>!]+|.?)/su.exec(rest))[0];
}

/** The stretch of a fault: from its column where it has one, the bracket of what has parts, or the whole value. */
function stretch(text, node, error) {
  if (node.members || node.items) return {from: node.start, to: node.start + 1};
  if (typeof node.value !== 'string' || !error.column) return {from: node.start, to: node.end};
  return stretchIn(text, node, node.value, error);
}

/** The word of a fault in a string, which is a value or the name of a member. */
function stretchIn(text, {start, end}, value, error) {
  const lines = value.split('\n');
  const before = lines.slice(0, (error.line ?? 1) - 1).join('\n');
  const scalars = [...(lines[(error.line ?? 1) - 1] ?? '')].slice(0, error.column - 1).join('');
  const units = before.length + (error.line > 1 ? 1 : 0) + scalars.length;
  const from = Math.min(end - 1, offsetIn(text, start, units));
  return {from, to: from + Math.max(1, wordAt(text, from, end - 1, error.suggestion).length)};
}

/** Whether a fault is in the name of a member, and not in its value: an unknown name, or a path that a variant sets. */
function isInName(error, chain, pointer) {
  if (!chain.at(-1)?.member) return false;
  if (error.detail.startsWith('unknown member')) return true;
  return tokens(pointer).at(-2) === 'set' && (Boolean(error.column) || error.detail.startsWith('there is no '));
}

/**
 * The faults that a problem lists.
 *
 * @param prefix what the pointer begins with in the request that was sent, for a text that is a part of it
 */
export function listedFaults(problem, text, root, editor, prefix = '') {
  const errors = (problem.errors ?? []).filter(error => error.pointer.startsWith(prefix));
  return errors.map(error => {
    const pointer = error.pointer.slice(prefix.length);
    const {node, isExact, chain} = locate(root, pointer);
    const member = isExact && isInName(error, chain, pointer) ? chain.at(-1).member : null;
    const place = !member ? stretch(text, node, error)
      : error.column ? stretchIn(text, member, member.name, error) : {from: member.start, to: member.end};
    const fixes = [];
    if (error.suggestion && isExact && (member || typeof node.value === 'string')) {
      const change = fixOf(error, root, member, place);
      fixes.push({title: `Write ${error.suggestion}`, apply: () => editor.apply(change, 'fix', text)});
    }
    return {...place, detail: error.detail, place: lineAndColumn(text, place.from), pointer, fixes, source: text};
  });
}

/** The change that writes what a fault suggests. */
function fixOf({suggestion, column, detail}, root, member, place) {
  if (column) {
    // In text, a name that is no plain word stands in quotes.
    return {...place, text: written(itemsOf(root.value).has(suggestion) ? quoted(suggestion) : suggestion)};
  }
  // A path begins with a name, behind which the property stays.
  const property = member && detail.startsWith('there is no ') && /^(?:'(?:[^']|'')*'|\w+)(\..*)$/s.exec(member.name)?.[1];
  return {...place, text: JSON.stringify(property ? quoted(suggestion) + property : suggestion)};
}
