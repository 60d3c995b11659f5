// Repairs as the server offers them: what they are called, and the edits that make them.

import {number} from './dom.js';
import {locate, replacing, removing, setting} from './json.js';

/** What a constraint is called: its text, or what its view implies. */
export function describe(member) {
  return member.text ?? `${member.view} ${member.implied}`;
}

/** What a repair does, in a few words. */
export function titleOf(repair) {
  const text = describe(repair);
  return {
    'leave-out': `Leave out ${text}`, priority: `Make ${text} optional`, constant: `Change ${text} to ${withConstant(text, repair.value) ?? number(repair.value)}`,
  }[repair.change];
}

/**
 * The edit of a repair; null where the text has no place for it. A repair of a part of a text with several constraints
 * is one only if it leaves the others as they are.
 */
export function changeOf(repair, source, root) {
  const {node, isExact} = locate(root, repair.pointer);
  if (!isExact) return null;
  const isConstraint = repair.constraint !== undefined;
  const {value} = node;
  if (isConstraint && repair.part !== undefined) return changeOfPart(repair, root, node);
  switch (repair.change) {
    case 'leave-out':
      return removing(source, root, repair.pointer);
    case 'priority': {
      if (!isConstraint) return null;
      const text = typeof value === 'string' ? value : value.text;
      const isInText = typeof value === 'string' || typeof text === 'string' && masked(text).includes('@');
      return isInText ? writing(text => withPriority(text, repair.value), source, root, repair.pointer)
        : setting(source, root, repair.pointer, 'priority', String(repair.value));
    }
    case 'constant': {
      if (!isConstraint) return typeof value === 'number' ? replacing(root, repair.pointer, String(repair.value)) : null;
      if (typeof value === 'string' || typeof value.text === 'string') {
        return writing(text => withConstant(text, repair.value), source, root, repair.pointer);
      }
      return value.visual === undefined ? setting(source, root, repair.pointer, 'constant', String(repair.value)) : null;
    }
    default:
      return null;
  }
}

/** The change that writes the text of a constraint, which stands alone or as a member. */
function writing(write, source, root, pointer) {
  const {node: {value}} = locate(root, pointer);
  const text = write(value.text ?? value);
  if (text === null) return null;
  return typeof value === 'string' ? replacing(root, pointer, JSON.stringify(text))
    : setting(source, root, pointer, 'text', JSON.stringify(text));
}

/** The change that leaves one constraint of a chain out; null for other changes. */
function changeOfPart({change, pointer, part}, root, {value}) {
  if (change !== 'leave-out' || typeof value !== 'string') return null;
  const [first, second] = [...masked(value).matchAll(RELATIONS)];
  if (!second) return null;
  const text = part === 0 ? value.slice(first.index + first[0].length).trimStart()
    : value.slice(0, second.index).trimEnd() + value.slice(endsOf(value).body);
  return replacing(root, pointer, JSON.stringify(text));
}

const RELATIONS = /[=<>]=/g;
const NUMBER = '\\d+(?:\\.\\d+)?';
const ANCHOR = '[A-Za-z_]\\w*(?:\\.\\w+)+';
/** An anchor, and a number or another one with a constant. What comes before the constant is the first part. */
const WITH_CONSTANT = new RegExp(
  `^(\\s*${ANCHOR}\\s*[=<>]=\\s*)(?:-?${NUMBER}|((?:${NUMBER}\\s*\\*\\s*)?${ANCHOR}(?:\\s*[*/]\\s*${NUMBER})*)(?:\\s*[-+]\\s*${NUMBER})?)$`);

/** Constraint text with words for names in quotes, and spaces for comments. */
const masked = text => text.replace(/'(?:[^']|'')*'|#[^\n]*/g, each => (each[0] === '#' ? ' ' : '_').repeat(each.length));

/** Where the constraints of a text end, and its priority does; comments follow. */
function endsOf(text) {
  const plain = masked(text).trimEnd();
  const at = plain.indexOf('@');
  return {body: at < 0 ? plain.length : plain.slice(0, at).trimEnd().length, end: plain.length};
}

function withPriority(text, priority) {
  const {body, end} = endsOf(text);
  return `${text.slice(0, body)} @ ${priority}${text.slice(end)}`;
}

/** Constraint text with another constant on its right side; null where that is not a plain number. */
function withConstant(text, value) {
  const {body} = endsOf(text);
  const found = WITH_CONSTANT.exec(masked(text).slice(0, body));
  if (!found || /e/.test(value)) return null;
  const [, start, other] = found;
  if (other === undefined) return text.slice(0, start.length) + value + text.slice(body);
  const constant = value === 0 ? '' : ` ${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
  return text.slice(0, start.length + other.length) + constant + text.slice(body);
}
