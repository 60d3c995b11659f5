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
    'leave-out': `Leave out ${text}`, priority: `Make ${text} optional`, constant: `Change ${text}, to ${number(repair.value)}`,
  }[repair.change];
}

/** The edit of a repair; null where the text has no place for it. */
export function changeOf(repair, source, root) {
  const {node, isExact} = locate(root, repair.pointer);
  if (!isExact) return null;
  const isConstraint = repair.constraint !== undefined;
  switch (repair.change) {
    case 'leave-out':
      return removing(source, root, repair.pointer);
    case 'priority':
      if (!isConstraint) return null;
      if (typeof node.value === 'string') {
        const bare = node.value.replace(/\s*@[^@#]*$/, '');
        return replacing(root, repair.pointer, JSON.stringify(`${bare} @ ${repair.value}`));
      }
      return setting(source, root, repair.pointer, 'priority', String(repair.value));
    case 'constant': {
      if (!isConstraint) {
        return typeof node.value === 'number' ? replacing(root, repair.pointer, String(repair.value)) : null;
      }
      const text = typeof node.value === 'string' ? node.value : node.value.text;
      if (typeof text === 'string') {
        const changed = withConstant(text, repair.value);
        if (changed === null) return null;
        return typeof node.value === 'string'
          ? replacing(root, repair.pointer, JSON.stringify(changed))
          : setting(source, root, repair.pointer, 'text', JSON.stringify(changed));
      }
      return setting(source, root, repair.pointer, 'constant', String(repair.value));
    }
    default:
      return null;
  }
}

/** Constraint text with another constant on its right side; null where that is not a plain number. */
function withConstant(text, value) {
  const [, body, priority = ''] = /^(.*?)(\s*@.*)?$/s.exec(text);
  const sides = body.split(/(==|<=|>=)/);
  if (sides.length !== 3) return null;
  const right = sides[2].trim();
  const sum = /^(.*?[\w'\])])\s*([-+])\s*\d+(?:\.\d+)?$/.exec(right);
  if (/^-?\d+(?:\.\d+)?$/.test(right)) return `${sides[0]}${sides[1]} ${value}${priority}`;
  // A name in quotes may hold what looks like a sum.
  const isAnchor = /^[A-Za-z_'][^-+]*$/.test(right.replace(/'(?:[^']|'')*'/g, "''"));
  const anchor = sum && /[A-Za-z']/.test(sum[1]) ? sum[1] : isAnchor ? right : null;
  if (anchor === null) return null;
  const constant = value === 0 ? '' : ` ${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
  return `${sides[0]}${sides[1]} ${anchor}${constant}${priority}`;
}
