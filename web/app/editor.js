// The editor: CodeMirror with JSON and constraint text, faults underlined, completion and fixes.
/* global CodeMirror */

import {placeOf} from './cursor.js';
import {h, keepingFocus} from './dom.js';
import {completions, pathsOf} from './paths.js';
import {quoted} from './scene.js';
import {RequestSchema} from './schema.js';

export const ATTRIBUTES = [
  'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY',
  'firstBaseline', 'lastBaseline',
];
const INSETS = ['margins', 'safeArea'];
/** Members whose strings name a view. */
const REFERENCES = new Set(['parent', 'in', 'root', 'view', 'container', 'explain', 'arranged']);
const HINT_LIMIT = 60;
/** Texts, and changes since, for which stretches of earlier texts are found again. */
const [TEXT_LIMIT, CHANGE_LIMIT] = [8, 2000];
const PRIORITIES = ['required', 'high', 'low', 'fitting'];

// A string that holds an operator of constraint text is shown as one.
CodeMirror.defineMode('trellis', () => ({
  startState: () => ({inString: false, isConstraint: false, isKey: false}),
  token(stream, state) {
    if (state.inString) return stringToken(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.peek() === '"') {
      const rest = stream.string.slice(stream.pos);
      const whole = /^"(?:[^"\\]|\\.)*"?/.exec(rest)[0];
      state.isKey = /^\s*:/.test(rest.slice(whole.length));
      state.isConstraint = !state.isKey && /[=<>]=/.test(whole);
      state.inString = true;
      stream.next();
      return state.isKey ? 'property' : 'string';
    }
    if (stream.match(/-?\d+(\.\d+)?([eE][-+]?\d+)?/)) return 'number';
    if (stream.match(/true|false|null/)) return 'atom';
    stream.next();
    return 'punctuation';
  },
}));

function stringToken(stream, state) {
  const style = state.isKey ? 'property' : 'string';
  if (stream.eat('"')) {
    state.inString = false;
    return style;
  }
  if (state.isConstraint) {
    if (stream.match(/[=<>]=|[@+*/]|-(?=[\s\d])/)) return 'operator';
    if (stream.match(/\d+(\.\d+)?/)) return 'number';
    if (stream.match(/'(?:[^'"]|'')*'|[A-Za-z_]\w*/)) return isAttribute(stream) ? 'attribute' : 'variable';
    if (stream.match(/#[^"]*/)) return 'comment';
    stream.next();
    return 'string';
  }
  while (!stream.eol() && stream.peek() !== '"') {
    if (stream.next() === '\\') stream.next();
  }
  if (stream.eol()) state.inString = false;
  return style;
}

const isAttribute = stream => stream.string[stream.start - 1] === '.';

/** One editor, with the changes and marks that tabs ask for. */
export class Editor {
  constructor(parent, {label, text = '', onChange}) {
    // The ids of the views and guides.
    Object.assign(this, {names: [], paths: new Map()});
    this.fonts = [];
    // What the contract allows in the text, which is at `prefix` of a request.
    Object.assign(this, {schema: null, prefix: []});
    this.marks = [];
    this.code = CodeMirror(parent, {
      mode: 'trellis', value: text, lineNumbers: true, tabSize: 2, indentUnit: 2, matchBrackets: true,
      autoCloseBrackets: true, inputStyle: 'contenteditable', viewportMargin: 20, lineWrapping: true,
      extraKeys: {
        'Ctrl-Space': () => this.complete(),
        // Tab leaves the editor, as keyboards expect; indentation has keys of its own.
        Tab: false, 'Shift-Tab': false, 'Ctrl-]': 'indentMore', 'Ctrl-[': 'indentLess',
      },
    });
    const field = this.code.getInputField();
    field.setAttribute('aria-label', label);
    field.setAttribute('role', 'textbox');
    field.setAttribute('aria-multiline', 'true');
    field.setAttribute('spellcheck', 'false');
    // The changes so far, and how many of them led to each of the last texts.
    Object.assign(this, {changes: [], forgotten: 0, texts: new Map()});
    this.code.on('beforeChange', (code, {from, to, text: lines}) => {
      const [start, end] = [from, to].map(place => code.indexFromPos(place));
      this.changes.push({from: start, to: end, shift: lines.join('\n').length - (end - start)});
      if (this.changes.length > CHANGE_LIMIT) this.forgotten += this.changes.splice(0, CHANGE_LIMIT / 2).length;
    });
    this.code.on('change', (_, change) => {
      if (change.origin !== 'setValue') onChange?.();
    });
    this.code.on('inputRead', (_, change) => {
      if (/^[\w.@"]$/.test(change.text[0])) this.complete({completeSingle: false});
    });
  }

  get text() {
    const text = this.code.getValue();
    this.texts.delete(text);
    this.texts.set(text, this.forgotten + this.changes.length);
    if (this.texts.size > TEXT_LIMIT) this.texts.delete(this.texts.keys().next().value);
    return text;
  }

  /** Where a stretch of an earlier text stands now; null where it, or what touches it, has changed. */
  current({from, to}, source) {
    const count = this.texts.get(source) - this.forgotten;
    if (!(count >= 0)) return null;
    for (const change of this.changes.slice(count)) {
      if (change.from > to) continue;
      if (change.to >= from) return null;
      from += change.shift;
      to += change.shift;
    }
    return {from, to};
  }

  /** Replaces the text, in one step that can be undone; the first text cannot. */
  set text(text) {
    if (text !== this.text) this.code.setValue(text);
    if (!this.hasText) this.code.clearHistory();
    this.hasText = true;
  }

  refresh() { this.code.refresh(); }

  /** Learns the names of a request, and what variants can set. */
  follow(scene) {
    Object.assign(this, {names: [...scene.items.keys()], paths: pathsOf(scene)});
  }

  /** Learns what a server can do: the contract of an operation, of whose request the text is at `prefix`. */
  know(known, path, prefix = []) {
    Object.assign(this, {schema: new RequestSchema(known.contract, path), prefix, fonts: known.fonts.map(font => font.name)});
    this.devices = (known.devices ?? []).map(device => device.name);
  }

  /**
   * Replaces a stretch of the text, as one step of undo. Changes in a row of one origin that begins with `*` are one
   * step together.
   *
   * @param source the text that the change is of; where the stretch has changed since, nothing is done
   */
  apply(change, origin = 'fix', source = this.text) {
    const now = change && this.current(change, source);
    if (!now) return;
    const [from, to] = [now.from, now.to].map(offset => this.code.posFromIndex(offset));
    this.code.replaceRange(change.text, from, to, origin);
  }

  /** Underlines stretches of a text, `source`, as far as the text still has them. */
  underline(stretches) {
    this.code.operation(() => {
      for (const mark of this.marks) mark.clear();
      const {text} = this;
      this.marks = stretches.flatMap(({from, to, kind, title, source = text}) => {
        const now = this.current({from, to: Math.max(to, from + 1)}, source);
        if (!now) return [];
        const [start, end] = [now.from, now.to].map(offset => this.code.posFromIndex(offset));
        return [this.code.markText(start, end, {className: `mark-${kind}`, attributes: {title}})];
      });
    });
  }

  /** Shows a stretch of a text and selects it, where the text still has it. */
  reveal(from, to, source = this.text) {
    const now = this.current({from, to}, source);
    if (!now) return void this.code.focus();
    const [start, end] = [now.from, now.to].map(offset => this.code.posFromIndex(offset));
    this.code.setSelection(start, end);
    this.code.scrollIntoView({from: start, to: end}, 60);
    this.code.focus();
  }

  complete(options = {}) {
    this.code.showHint({hint: code => this.hints(code), ...options});
  }

  hints(code) {
    const cursor = code.getCursor();
    const place = placeOf(code.getValue(), code.indexFromPos(cursor));
    const {text} = place;
    if (text === null) return {list: [], from: cursor, to: cursor};
    const whole = this.wholeStrings(place);
    const word = whole ? text : nameBefore(text);
    const candidates = whole ?? this.wordsOfConstraint(text.slice(0, text.length - word.length));
    // A name that stands in quotes is found without them, too. In a string of JSON, some characters have escapes.
    const letters = each => each.replace(/^'/, '').toLowerCase();
    const list = candidates.map(each => JSON.stringify(each).slice(1, -1))
      .filter(each => letters(each).startsWith(letters(word)) && each !== word);
    // The editor may have closed the quotes already.
    const isClosed = !whole && word.startsWith("'") && code.getLine(cursor.line)[cursor.ch] === "'";
    return {
      list: list.slice(0, HINT_LIMIT), from: CodeMirror.Pos(cursor.line, cursor.ch - word.length),
      to: isClosed ? CodeMirror.Pos(cursor.line, cursor.ch + 1) : cursor,
    };
  }

  /** What the whole string at a place can be; null where it is constraint text, or any text will do. */
  wholeStrings({path, isKey, text, members, above}) {
    const [way, objects] = [[...this.prefix, ...path], [...this.prefix.map(() => null), ...above]];
    const name = path.findLast(each => typeof each === 'string');
    if (isKey) {
      // The members of `set` are paths, which begin with names.
      if (name === 'set') return completions(this.paths, unescaped(text));
      return this.schema?.members(way, members, objects) ?? [];
    }
    if (path.at(-2) === 'font' && name === 'name') return ['system', ...this.fonts];
    if (path[0] === 'devices' && typeof path.at(-1) === 'number') return this.devices ?? [];
    const values = this.schema?.values(way, objects) ?? [];
    const isConstraint = ['ConstraintText', 'Anchor'].some(each => this.schema?.is(each, way, objects));
    if (values.length && !isConstraint) return values;
    if (REFERENCES.has(name)) return this.names;
    return isConstraint || !this.schema?.root ? null : [];
  }

  /** Words that can follow in constraint text. */
  wordsOfConstraint(before) {
    if (/@\s*$/.test(before)) return PRIORITIES;
    if (/\.(?:margins|safeArea)\.$/.test(before)) return ATTRIBUTES;
    if (/[\w']\.$/.test(before)) return [...ATTRIBUTES, ...INSETS];
    return /[=<>]=|^$/.test(before) ? this.names.map(quoted) : [];
  }
}

/** What the source of a string in JSON says; the source itself where it ends within an escape. */
function unescaped(source) {
  try {
    return JSON.parse(`"${source}"`);
  } catch {
    return source;
  }
}

/** What a name, a word or an attribute in constraint text has so far. */
function nameBefore(text) {
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== "'") continue;
    if (open < 0) open = at;
    else if (text[at + 1] === "'") at += 1;
    else open = -1;
  }
  return open < 0 ? /\w*$/.exec(text)[0] : text.slice(open);
}

/** The fault of a request that the server did not answer. */
export const failure = error => ({from: 0, to: 0, detail: error.message});

/** Shows the faults of a text in a box under its editor, each with its fix. After the last one, the keyboard is in the text. */
export function showFaultList(box, faults, editor) {
  keepingFocus(box, () => box.replaceChildren(...(faults.length ? [faultList(faults, editor)] : [])));
  if (document.activeElement === box) editor.code.focus();
}

/** Words, with what stands between backticks as code. */
const marked = text => text.split(/`([^`]+)`/).map((part, index) => index % 2 ? h('code', {}, part) : part);

function faultList(faults, editor) {
  return h('ul', {class: 'faults'}, faults.map(fault => h('li', {class: `fault ${fault.kind ?? 'error'}`},
    h('button', {type: 'button', class: 'link', onclick: () => editor.reveal(fault.from, fault.to, fault.source)},
      fault.place ? h('span', {class: 'place'}, fault.place) : null, marked(fault.detail)),
    fault.pointer ? h('span', {class: 'note pointer'}, fault.pointer) : null,
    (fault.fixes ?? []).map(fix => h('button', {type: 'button', class: 'small', onclick: fix.apply}, fix.title)))));
}
