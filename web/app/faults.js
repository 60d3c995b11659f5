// Where the faults of a problem document are in the text that was sent.

import {changed, locate, tokens, JSONFault} from './json.js';
import {isSettable, pathsOf} from './paths.js';
import {sceneOf} from './scene.js';

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

/** One Unicode scalar of a JSON string, as it is written. */
const SCALAR = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|[^]/uy;

/** The offset behind so many scalars of a JSON string that go on at an offset. */
function offsetBehind(text, from, count) {
  SCALAR.lastIndex = from;
  for (let left = count; left > 0; left -= 1) {
    if (!SCALAR.exec(text)) return text.length;
  }
  return SCALAR.lastIndex;
}

/** The stretch of a fault in the string between two quotes: what a suggestion replaces, or else a word. */
function stretchOfText(text, {start, end}, value, error) {
  const lines = value.split('\n').slice(0, error.line ?? 1);
  const before = lines.slice(0, -1).reduce((sum, line) => sum + [...line].length + 1, error.column - 1);
  const from = Math.min(end - 1, offsetBehind(text, start + 1, before));
  if (error.length) return {from, to: Math.min(end - 1, offsetBehind(text, from, error.length))};
  const word = /^(?:'[^']*'|\\"[^"]*"|\d[\d.]*\w*%?|[\w]+|[=<>!]+|\S)?/.exec(text.slice(from, end - 1))[0];
  return {from, to: from + Math.max(1, word.length)};
}

/** The stretch of a fault: the name or the value, a part of it, or the bracket of what has parts. */
function stretch(text, node, member, error) {
  if (member) {
    return error.column ? stretchOfText(text, member, member.name, error) : {from: member.start, to: member.end};
  }
  if (node.members || node.items) return {from: node.start, to: node.start + 1};
  return typeof node.value === 'string' && error.column
    ? stretchOfText(text, node, node.value, error) : {from: node.start, to: node.end};
}

/** Whether a fix makes something that can be: a path of a variant names what the view, guide or constraint has. */
function canBe(pointer, change, text, root) {
  const [variants, index, set, ...path] = tokens(pointer);
  if (variants !== 'variants' || set !== 'set' || path.length !== 1) return true;
  const {node} = locate(root, `/variants/${index}/set`);
  const member = node.members?.find(({start, end}) => start <= change.from && change.to <= end);
  if (!member) return true;
  const written = changed(text, change).slice(member.start, member.end + change.text.length - (change.to - change.from));
  return isSettable(pathsOf(sceneOf(root.value)), JSON.parse(written));
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
    // Of a member that is unknown, the name is at fault.
    const isName = error.replacesName || error.detail.startsWith('unknown member');
    const place = stretch(text, node, isExact && isName ? chain.at(-1)?.member : null, error);
    const fixes = [];
    if (error.suggestion && isExact) {
      const written = JSON.stringify(error.suggestion);
      const change = {...place, text: error.column ? written.slice(1, -1) : written};
      if (canBe(pointer, change, text, root)) fixes.push({title: `Write ${error.suggestion}`, apply: () => editor.apply(change, 'fix', text)});
    }
    return {...place, detail: error.detail, place: lineAndColumn(text, place.from), pointer, fixes, source: text};
  });
}
