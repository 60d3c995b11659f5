// JSON as people write it: what fits on a line stands on one. Numbers and strings stay as they are
// spelt.

import {parse} from './json.js';

/** Columns of a line, as in the examples. */
const WIDTH = 90;
/** What a formatted text may hold: deep nesting makes more of it than there was. */
const LIMIT = 2 * 1024 * 1024;

const isContainer = node => Boolean(node.members ?? node.items);
const childrenOf = node => node.items ?? node.members.map(member => member.node);

/**
 * The same document, with line breaks and spaces of its own. It depends on the document alone, so
 * formatting it again changes nothing.
 *
 * @throws {JSONFault} where the text is not JSON, {RangeError} where the result would be too large
 */
export function formatted(text) {
  const root = parse(text);
  measure(root);
  return new Writer(text).document(root);
}

/** Gives each node the columns that it takes on one line. */
function measure(node) {
  if (!isContainer(node)) return void (node.columns = node.end - node.start);
  const children = childrenOf(node);
  children.forEach(measure);
  const names = (node.members ?? []).reduce((sum, member) => sum + member.end - member.start + 2, 0);
  node.columns = 2 + names + 2 * Math.max(0, children.length - 1)
    + children.reduce((sum, child) => sum + child.columns, 0);
}

class Writer {
  constructor(source) {
    Object.assign(this, {source, parts: [], length: 0});
  }

  put(text) {
    this.length += text.length;
    if (this.length > LIMIT) throw new RangeError(`formatted, it would have more than ${LIMIT / 1024 / 1024} MB`);
    this.parts.push(text);
  }

  document(root) {
    this.value(root, 0, 0);
    return this.parts.join('');
  }

  /** Writes a value that begins at a column, with what follows it on its line. */
  value(node, indent, column, after = 1) {
    if (!isContainer(node) || node.columns === 2 || column + node.columns + after <= WIDTH) return void this.put(this.flat(node));
    if (node.items) return void this.list(node.items, indent, '[', ']', (item, last) => {
      this.element(item, indent + 2, last);
    });
    this.list(node.members, indent, '{', '}', (member, last) => {
      const name = `${this.source.slice(member.start, member.end)}: `;
      this.put(name);
      this.value(member.node, indent + 2, indent + 2 + name.length, last ? 0 : 1);
    });
  }

  /**
   * An element of an array: an object whose last member alone is long keeps the others on its first
   * line.
   */
  element(node, indent, isLast) {
    const after = isLast ? 0 : 1;
    const last = node.members?.at(-1);
    const isLong = last && indent + node.columns + after > WIDTH && isContainer(last.node) && last.node.columns > 2;
    const head = isLong ? node.columns - last.node.columns - 1 : 0;
    if (!isLong || indent + head + 1 > WIDTH) return void this.value(node, indent, indent, after);
    this.put('{');
    node.members.forEach((member, index) => {
      this.put(`${index ? ', ' : ''}${this.source.slice(member.start, member.end)}: `);
      if (member !== last) this.put(this.flat(member.node));
    });
    this.value(last.node, indent, WIDTH, after);
    this.put('}');
  }

  list(elements, indent, open, close, write) {
    const space = `\n${' '.repeat(indent + 2)}`;
    this.put(open);
    elements.forEach((element, index) => {
      this.put(index ? `,${space}` : space);
      write(element, index + 1 === elements.length);
    });
    this.put(`\n${' '.repeat(indent)}${close}`);
  }

  flat(node) {
    if (node.items) return `[${node.items.map(item => this.flat(item)).join(', ')}]`;
    if (!node.members) return this.source.slice(node.start, node.end);
    return `{${node.members.map(member =>
      `${this.source.slice(member.start, member.end)}: ${this.flat(member.node)}`).join(', ')}}`;
  }
}
