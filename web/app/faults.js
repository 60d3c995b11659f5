// Where the faults of a problem document are in the text that was sent.

import {locate, JSONFault} from './json.js';

/** The faults of text that is not JSON. */
export function syntaxFault(fault, text) {
  if (!(fault instanceof JSONFault)) throw fault;
  const place = lineAndColumn(text, fault.offset);
  return [{from: fault.offset, to: Math.min(text.length, fault.offset + 1), detail: fault.message, place}];
}

/** Where an offset is, as editors show it: both numbers from 1. */
export function lineAndColumn(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${before.at(-1).length + 1}`;
}

/** The stretch of a fault: from its column where it has one, the bracket of what has parts, or the whole value. */
function stretch(text, node, error) {
  if (node.members || node.items) return {from: node.start, to: node.start + 1};
  const isString = typeof node.value === 'string';
  if (!isString || !error.column) return {from: node.start, to: node.end};
  const lines = node.value.split('\n');
  const before = lines.slice(0, (error.line ?? 1) - 1).join('\n');
  const scalars = [...(lines[(error.line ?? 1) - 1] ?? '')].slice(0, error.column - 1).join('');
  const decoded = (before ? `${before}\n` : '') + scalars;
  const from = Math.min(node.end - 1, node.start + JSON.stringify(decoded).length - 1);
  const word = /^(?:'[^']*'|\\"[^"]*"|\d[\d.]*\w*%?|[\w]+|[=<>!]+|\S)?/.exec(text.slice(from, node.end - 1))[0];
  return {from, to: from + Math.max(1, word.length)};
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
    const member = isExact ? chain.at(-1)?.member : null;
    // Of a member that is unknown, the name is at fault.
    const isUnknown = member && !error.column && error.detail.startsWith('unknown member');
    const place = isUnknown ? {from: member.start, to: member.end} : stretch(text, node, error);
    const fixes = [];
    if (error.suggestion) {
      fixes.push({
        title: `Write ${error.suggestion}`,
        apply: () => editor.apply(fix(text, root, pointer, place, error)),
      });
    }
    return {...place, detail: error.detail, place: lineAndColumn(text, place.from), pointer, fixes};
  });
}

function fix(text, root, pointer, place, error) {
  const {node, isExact, chain} = locate(root, pointer);
  const member = chain.at(-1)?.member;
  const isName = isExact && member && /member|unknown/.test(error.detail) && !error.column;
  if (isName) return {from: member.start, to: member.end, text: JSON.stringify(error.suggestion)};
  if (typeof node.value === 'string' && !error.column) {
    return {from: node.start, to: node.end, text: JSON.stringify(error.suggestion)};
  }
  return {from: place.from, to: place.to, text: error.suggestion};
}
