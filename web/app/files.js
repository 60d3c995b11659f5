// Documents from files, the clipboard and by drag and drop: requests as they are, storyboards and
// xibs by way of the server.

import {h} from './dom.js';
import {formatted} from './format.js';
import {parse} from './json.js';
import {PICTURE_LIMIT} from './panels.js';
import {save} from './raster.js';
import {itemsOf} from './scene.js';
import {importDocument, Unanswered} from './service.js';

/**
 * The largest document that is read, and the longest text that an editor takes without becoming
 * slow.
 */
const FILE_LIMIT = 4 * 1024 * 1024;
const TEXT_LIMIT = 512 * 1024;
/** Longer lines are broken where the text is JSON, and refused where it is not. */
const LINE_LIMIT = 5000;
const PATHS = {layout: '/v1/layout', text: '/v1/text', list: '/v1/snapshot', diff: '/v1/diff', sequence: '/v1/sequence'};
const NAMES = {
  layout: 'layout.layout.json', text: 'texts.json', list: 'list.list.json', diff: 'differences.json', sequence: 'sequence.json',
};
const DOCUMENT = /\.(?:storyboard|xib)$/i;

/** Whether text is an Interface Builder document, or at least XML. */
const isDocument = text => /^\ufeff?\s*<(?:\?xml|document|archive|!)/.test(text);

/** The tab of a request, by what it has; null where nothing tells. */
function kindOf(value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const has = name => Object.hasOwn(value, name);
  if (has('steps')) return 'sequence';
  if (has('from') && has('to')) return 'diff';
  if (has('views')) return 'layout';
  if (has('texts')) return 'text';
  return has('items') || has('template') ? 'list' : null;
}

/** A size as people write it: what is too large is never written as the limit. */
const amount = bytes => bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / 1024 / 102.4) / 10} MB`;
const counted = (count, name) => `${count} ${name}${count === 1 ? '' : 's'}`;
const tooLarge = size => `it has ${amount(size)}; at most ${amount(FILE_LIMIT)} are read`;
const tooMany = count => `it has ${count} views; pictures have at most ${PICTURE_LIMIT}`;
const tooLong = length => `its text has ${amount(length)}; the editor takes ${amount(TEXT_LIMIT)}`;
const limits = `A storyboard or a xib has at most ${amount(FILE_LIMIT)}, a request ${amount(TEXT_LIMIT)}.`;
/** Files that are offered of those that were dropped together. */
const CHOICE_LIMIT = 100;

/** Whether a text has a line that an editor would be slow with. */
const hasLongLine = text => text.split('\n').some(line => line.length > LINE_LIMIT);
/** Why a text with such a line was not formatted. */
const reasonOf = error => error instanceof RangeError
  ? error.message : `it is not JSON, and has a line of more than ${LINE_LIMIT} characters`;

export class Files {
  constructor(app, box) {
    // The number of files and examples so far: what comes late of an earlier one is not shown.
    Object.assign(this, {app, box, turn: 0, choice: null});
    this.input = h('input', {
      type: 'file', hidden: true, multiple: true, accept: '.json,.storyboard,.xib,application/json', onchange: () => {
        const files = [...this.input.files];
        this.input.value = '';
        this.openAll(files);
      },
    });
    document.body.append(this.input);
    this.overlay = h('div', {class: 'drop', hidden: true}, h('p', {}, 'Drop storyboards, xibs or requests', h('small', {}, limits)));
    document.body.append(this.overlay);
    this.wire();
  }

  wire() {
    for (const head of document.querySelectorAll('.pane.request > .pane-head:first-child')) {
      const button = (name, title, onclick) => h(
        'button', {type: 'button', class: `small ${name.toLowerCase()}`, title, onclick}, name);
      head.append(h('span', {class: 'file-tools'},
        button('Open', `Open requests, storyboards or xibs. ${limits}`, () => this.input.click()),
        button('Save', 'Save the request as a file', () => this.save()),
        button('Format', 'Format the text', () => this.format())));
    }
    const hasFiles = event => event.dataTransfer?.types.includes('Files');
    // Capture: the editor would take what is dropped or pasted for text.
    addEventListener('dragover', event => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      this.overlay.hidden = false;
    }, true);
    addEventListener('dragleave', event => {
      if (event.relatedTarget === null) this.overlay.hidden = true;
    }, true);
    addEventListener('drop', event => {
      this.overlay.hidden = true;
      if (!hasFiles(event)) return void this.takeText(event, event.dataTransfer);
      event.preventDefault();
      event.stopPropagation();
      this.openAll([...event.dataTransfer.files]);
    }, true);
    addEventListener('paste', event => {
      if (event.target.closest?.('dialog, input')) return;
      const files = [...event.clipboardData?.files ?? []].filter(
        file => /json|xml|storyboard|xib/i.test(`${file.type} ${file.name}`));
      if (!files.length) return void this.takeText(event, event.clipboardData);
      event.preventDefault();
      event.stopPropagation();
      this.openAll(files);
    }, true);
  }

  /** Takes text that is dropped or pasted, unless the editor can take it as it is. */
  takeText(event, data) {
    const text = data?.getData('text/plain') ?? '';
    const code = event.target.closest?.('.CodeMirror')?.CodeMirror;
    const isTaken = isDocument(text) ? this.takeDocument(text) : code && this.takeLong(code, text, event.type === 'paste');
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  }

  takeDocument(text) {
    this.choice = null;
    this.take('pasted.storyboard', text, text.length);
    return true;
  }

  /** Refuses text that is too long for an editor, and breaks lines that are; false for text that is neither. */
  takeLong(code, text, isReplacing) {
    const name = 'The text';
    const kept = code.getValue().length - (isReplacing ? code.getSelection().length : 0);
    const refuse = reason => {
      this.choice = null;
      this.refuse(name, reason);
      return true;
    };
    if (kept + text.length > TEXT_LIMIT) {
      return refuse(text.length > TEXT_LIMIT || !kept ? tooLong(text.length) : `with it, the text has ${amount(kept + text.length)}; the editor takes ${amount(TEXT_LIMIT)}`);
    }
    if (!hasLongLine(text)) return false;
    let better;
    try {
      better = formatted(text);
    } catch (error) {
      return refuse(reasonOf(error));
    }
    if (kept + better.length > TEXT_LIMIT) return refuse(tooLong(better.length));
    code.replaceSelection(better, 'end', 'paste');
    this.app.say('Formatted, since its lines were too long');
    return true;
  }

  /** Opens a file; of several, the first, and offers the others. */
  async openAll(files) {
    if (files.length > 1) await this.openOneOf(files, 0);
    else if (files.length) await this.open(files[0]);
  }

  async openOneOf(files, index) {
    const hasKeyboard = this.box.contains(document.activeElement);
    await this.open(files[index], {files, index});
    // The list is made anew with each file.
    if (hasKeyboard && document.activeElement === document.body) this.box.querySelector('.file-choice [aria-pressed=true]')?.focus();
  }

  /** Opens a file; what is wrong with it is said, and the text stays. */
  async open(file, choice = null) {
    this.choice = choice;
    if (file.size > FILE_LIMIT) return void this.refuse(file.name, tooLarge(file.size));
    const turn = this.turn += 1;
    let bytes;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      return void this.refuse(file.name, 'it cannot be read; folders are not opened');
    }
    let text;
    try {
      text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    } catch {
      return void this.refuse(file.name, 'it is not text in UTF-8');
    }
    if (turn === this.turn) await this.take(file.name, text, file.size);
  }

  async take(name, text, size) {
    if (size > FILE_LIMIT) return void this.refuse(name, tooLarge(size));
    if (DOCUMENT.test(name) || isDocument(text)) await this.import(name, text);
    else this.read(name, text.replace(/^\ufeff/, ''));
  }

  refuse(name, reason) {
    this.report(h('p', {class: 'refusal'}, h('strong', {}, name.slice(0, 80)), ` was not opened: ${reason}.`));
  }

  /** Shows something about a file above the findings, until it is closed. */
  report(...content) {
    this.box.replaceChildren(...[this.choiceList(), ...content].filter(Boolean), h('button', {
      type: 'button', class: 'icon close', 'aria-label': 'Close', onclick: () => this.clear(),
    }));
    this.box.hidden = false;
  }

  /** The files that were dropped together, the one that is shown among them; null for one file. */
  choiceList() {
    if (!this.choice) return null;
    const {files, index} = this.choice;
    const more = files.length - CHOICE_LIMIT;
    return h('div', {class: 'file-choice', role: 'group', 'aria-label': 'Files'},
      h('span', {}, `1 of ${files.length} files is shown:`),
      files.slice(0, CHOICE_LIMIT).map((file, place) => h('button', {
        type: 'button', class: 'small', 'aria-pressed': String(place === index), onclick: () => this.openOneOf(files, place),
      }, file.name.slice(0, 80))),
      more > 0 ? h('span', {}, `${more} more were not opened`) : null);
  }

  /** Fills a tab with a file, and goes on offering the files beside it. */
  fill(example, saved) {
    const {choice} = this;
    this.app.openExample(example);
    Object.assign(this, {choice, saved});
    if (choice) this.report();
  }

  /** Ends with a file whose text gives way to another. */
  forget() {
    this.turn += 1;
    this.saved = null;
    this.clear();
  }

  clear() {
    this.choice = null;
    this.box.replaceChildren();
    this.box.hidden = true;
  }

  // Requests

  /**
   * Puts a request into the tab that it is for, even if it has faults, which are then underlined.
   */
  read(name, text) {
    let root;
    try {
      root = parse(text);
    } catch { /* The tab shows the fault. */ }
    let shown = text;
    if (hasLongLine(text)) {
      try {
        shown = formatted(text);
      } catch (error) {
        return void this.refuse(name, reasonOf(error));
      }
    }
    if (shown.length > TEXT_LIMIT) return void this.refuse(name, tooLong(shown.length));
    const count = itemsOf(root?.value).size;
    if (count > PICTURE_LIMIT) return void this.refuse(name, tooMany(count));
    const told = kindOf(root?.value);
    const named = /\.list\.json$/i.test(name) ? 'list' : /\.layout\.json$/i.test(name) ? 'layout' : null;
    const kind = told ?? named ?? this.app.current;
    const side = which => {
      const {node} = root.members.find(member => member.name === which);
      return formatted(text.slice(node.start, node.end));
    };
    let sides = {from: shown, to: '{"items": []}'};
    try {
      if (told === 'diff') sides = {from: side('from'), to: side('to')};
    } catch (error) {
      return void this.refuse(name, error.message);
    }
    const longest = Math.max(sides.from.length, sides.to.length);
    if (longest > TEXT_LIMIT) return void this.refuse(name, tooLong(longest));
    this.fill({path: PATHS[kind], text: shown, ...sides}, {kind, name});
  }

  // Interface Builder documents

  async import(name, text) {
    const turn = this.turn += 1;
    let answer;
    try {
      answer = await importDocument(text);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return void this.refuse(name, 'the server does not answer');
    }
    if (turn !== this.turn) return;
    if (answer.isProblem) {
      const {title, detail, errors} = answer.document;
      const [first] = errors ?? [];
      const place = first?.line ? ` (line ${first.line}, column ${first.column})` : '';
      return void this.refuse(name, `${first?.detail ?? detail ?? title}${place}`.replace(/\.$/, ''));
    }
    const {scenes, faults, faultCount} = answer.document;
    if (!scenes.length) return void this.refuse(name, faults[0]?.message ?? 'it has no scene with views to lay out');
    this.imported = {name, scenes, faults, faultCount};
    await this.showScene(0);
  }

  /** Opens a scene as a request at its devices, with what its import assumed. */
  async showScene(index) {
    const {name, scenes, faults, faultCount} = this.imported;
    const scene = scenes[index];
    let text;
    try {
      text = formatted(JSON.stringify(scene.body));
    } catch (error) {
      return void this.refuse(name, error.message);
    }
    if (text.length > TEXT_LIMIT) return void this.refuse(name, tooLong(text.length));
    const count = itemsOf(scene.body).size;
    if (count > PICTURE_LIMIT) return void this.refuse(name, tooMany(count));
    this.fill({path: PATHS.layout, text}, {kind: 'layout', name: `${name.replace(DOCUMENT, '')}.layout.json`});
    const tab = this.app.tabs.layout;
    await tab.ready;
    tab.options.devices = this.devicesOf(scene, tab.devices);
    tab.showOptions();
    const warnings = scene.warnings.slice(0, 50);
    this.report(
      h('h3', {}, name.slice(0, 80), h('span', {class: 'kind'}, scene.device ?? 'without a device')),
      scenes.length > 1 ? h('label', {}, 'Scene ', this.sceneList(scenes.slice(0, 500), index)) : null,
      faults.length ? this.notes(counted(faultCount, 'faulty element'), faults, true) : null,
      warnings.length ? this.notes(counted(scene.warnings.length, 'assumption'), warnings) : null);
    await tab.runner.now();
  }

  sceneList(scenes, index) {
    const options = scenes.map(({controller, root}, place) => h(
      'option', {value: place, selected: place === index}, controller ?? root));
    return h('select', {
      class: 'scene', onchange: async event => {
        await this.showScene(Number(event.target.value));
        this.box.querySelector('.scene')?.focus();
      },
    }, options);
  }

  notes(title, notes, isOpen = false) {
    const tab = this.app.tabs.layout;
    const name = ({view, id}) => view && tab.editor.text.includes(JSON.stringify(view))
      ? h('button', {type: 'button', class: 'link', onclick: () => tab.select(view)}, view) : view ?? id;
    return h('details', {open: isOpen}, h('summary', {}, title), h('ul', {class: 'members'}, notes.map(each => h('li', {},
      h('span', {class: 'note'}, `${each.line}:${each.column} `), name(each), name(each) ? ': ' : null, each.message))));
  }

  /**
   * The smallest and the largest device of the document's kind, beside its own. None for what is no screen, and none
   * for a screen on its side, since the list has devices upright.
   */
  devicesOf({device, controller, root, body}, known) {
    const view = body.views.find(({id}) => id === root);
    if (!device || controller === undefined || !(view?.width < view?.height)) return [];
    const isPad = device.startsWith('ipad');
    const kin = known.filter(({name}) => name.startsWith('ipad') === isPad).toSorted((a, b) => a.width - b.width);
    return [...new Set([kin[0], kin.at(-1)])].filter(Boolean).map(({name}) => name);
  }

  // Saving and formatting

  get editors() {
    const tab = this.app.tabs[this.app.current];
    return tab.editors ? Object.values(tab.editors) : [tab.editor];
  }

  save() {
    const kind = this.app.current;
    const texts = this.editors.map(editor => editor.text);
    const text = kind === 'diff' ? `{"from": ${texts[0]},\n"to": ${texts[1]}}\n` : texts[0];
    save(new Blob([text], {type: 'application/json'}), this.saved?.kind === kind ? this.saved.name : NAMES[kind]);
  }

  /** Formats what the tab holds, as one step of undo; text that is not JSON stays. */
  format() {
    for (const editor of this.editors) {
      const {text} = editor;
      try {
        const better = formatted(text);
        if (better !== text) editor.apply({from: 0, to: text.length, text: better}, 'format');
      } catch (error) {
        this.app.say(`Not formatted: ${error.message}`);
      }
    }
  }
}
