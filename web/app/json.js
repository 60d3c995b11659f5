// A JSON reader that keeps the place of every value, so that faults can be shown where they are and
// repairs change nothing but what they mean to.

/** A fault of the text, with its offset. */
export class JSONFault extends Error {
  constructor(message, offset) {
    super(message);
    this.offset = offset;
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;
const WORD = /true|false|null/y;
const DEPTH_LIMIT = 500;

/** Parses text into nodes: `{start, end, value}`, with `items` of an array and `members` of an object. */
export function parse(text) {
  let at = 0;

  function match(pattern) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found?.[0];
  }

  function fail(wanted) {
    const found = at < text.length ? `“${String.fromCodePoint(text.codePointAt(at))}”` : 'the end';
    throw new JSONFault(`Expected ${wanted}, found ${found}`, at);
  }

  function key() {
    const start = at;
    const source = match(STRING);
    if (source === undefined) fail('a member’s name in quotes');
    return {start, end: at, name: JSON.parse(source)};
  }

  function list(close, element) {
    at += 1;
    match(SPACE);
    if (text[at] === close) return void (at += 1);
    for (;;) {
      element();
      match(SPACE);
      if (text[at] === close) return void (at += 1);
      if (text[at] !== ',') fail(`a comma or “${close}”`);
      at += 1;
      match(SPACE);
    }
  }

  function value(depth) {
    if (depth > DEPTH_LIMIT) throw new JSONFault(`More than ${DEPTH_LIMIT} levels`, at);
    match(SPACE);
    const node = {start: at, end: at, value: undefined};
    if (text[at] === '{') {
      node.members = [];
      node.value = {};
      const names = new Set();
      list('}', () => {
        const name = key();
        match(SPACE);
        if (text[at] !== ':') fail('a colon');
        at += 1;
        const child = value(depth + 1);
        if (names.has(name.name)) {
          throw new JSONFault(`The member “${name.name}” stands twice`, name.start);
        }
        names.add(name.name);
        node.members.push({...name, node: child});
        Object.defineProperty(
          node.value, name.name, {value: child.value, enumerable: true, writable: true, configurable: true});
      });
    } else if (text[at] === '[') {
      node.items = [];
      list(']', () => node.items.push(value(depth + 1)));
      node.value = node.items.map(item => item.value);
    } else {
      const source = match(STRING) ?? match(NUMBER) ?? match(WORD);
      if (source === undefined) fail('a value');
      node.value = JSON.parse(source);
    }
    node.end = at;
    return node;
  }

  const root = value(0);
  match(SPACE);
  if (at < text.length) fail('the end');
  return root;
}

/** The reference tokens of a JSON Pointer (RFC 6901). */
export function tokens(pointer) {
  return pointer.split('/').slice(1).map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The node at a pointer, or the deepest one on the way to it, with the chain of those above it. */
export function locate(root, pointer) {
  let node = root;
  const chain = [];
  for (const token of tokens(pointer)) {
    const member = node.members?.find(each => each.name === token);
    const next = member?.node ?? node.items?.[Number(token)];
    if (!next) return {node, chain, isExact: false};
    chain.push({parent: node, member, index: Number(token)});
    node = next;
  }
  return {node, chain, isExact: true};
}

/** Text with a change made. */
export const changed = (text, {from, to, text: more}) => text.slice(0, from) + more + text.slice(to);

/** The change that puts text in place of the value at a pointer; null where there is none. */
export function replacing(root, pointer, text) {
  const {node, isExact} = locate(root, pointer);
  return isExact ? {from: node.start, to: node.end, text} : null;
}

/** The change that removes an element or a member, with one comma beside it. */
export function removing(source, root, pointer) {
  const {node, chain, isExact} = locate(root, pointer);
  if (!isExact || chain.length === 0) return null;
  const {parent, member, index} = chain.at(-1);
  const siblings = parent.items ?? parent.members;
  const place = parent.items ? index : parent.members.indexOf(member);
  const endOf = each => (each.node ?? each).end;
  const start = member?.start ?? node.start;
  if (place + 1 < siblings.length) return {from: start, to: siblings[place + 1].start, text: ''};
  if (place > 0) return {from: endOf(siblings[place - 1]), to: node.end, text: ''};
  return {from: parent.start + 1, to: parent.end - 1, text: ''};
}

/** What stands between elements: a line break and an indentation where the last one begins a line. */
function separatorBefore(source, start) {
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const indent = /^[ \t]*/.exec(source.slice(lineStart, start))[0];
  return lineStart + indent.length === start ? `,\n${indent}` : ', ';
}

/** The change that gives an object a member, on a line of its own where the others have one. */
export function setting(source, root, pointer, name, text) {
  const {node, isExact} = locate(root, pointer);
  if (!isExact || !node.members) return null;
  const member = node.members.find(each => each.name === name);
  if (member) return {from: member.node.start, to: member.node.end, text};
  const last = node.members.at(-1);
  const entry = `${JSON.stringify(name)}: ${text}`;
  return last
    ? {from: last.node.end, to: last.node.end, text: separatorBefore(source, last.start) + entry}
    : {from: node.start, to: node.end, text: `{${entry}}`};
}

/** The change that adds an element to an array, on a line of its own where the others have one. */
export function appending(source, root, pointer, text) {
  const {node, isExact} = locate(root, pointer);
  if (!isExact || !node.items) return null;
  const last = node.items.at(-1);
  if (!last) return {from: node.start, to: node.end, text: `[\n    ${text}\n  ]`};
  return {from: last.end, to: last.end, text: separatorBefore(source, last.start) + text};
}
