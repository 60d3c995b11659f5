// The tab of texts: texts with fonts and widths, and the lines, carets and sizes that the server measures.

import {excerpt, h, s, number} from './dom.js';
import {parse} from './json.js';
import {emOf, isRightToLeft, lineElement, linesIn} from './lines.js';
import {Editor, failure, showFaultList} from './editor.js';
import {syntaxFault, listedFaults} from './faults.js';
import {post, features} from './service.js';
import {ResponseView} from './response.js';
import {Runner} from './runner.js';

const SIZE_LIMIT = 100;
const CARET_LIMIT = 2000;
const MARGIN = 6;

export class TextTab {
  constructor(root, app) {
    this.app = app;
    this.find = selector => root.querySelector(selector);
    this.response = new ResponseView(this.find('.response'), app);
    this.options = {carets: false, font: '', width: null};
    this.runner = new Runner(signal => this.solve(signal), error => this.fail(error));
    this.editor = new Editor(this.find('.editor'), {
      label: 'Texts, JSON', onChange: () => {
        app.changed();
        this.runner.soon();
      },
    });
    features().then(known => {
      this.editor.know(known, '/v1/text');
      this.fonts = known.fonts;
      this.showOptions();
    });
    this.wireTools();
  }

  get state() { return {text: this.editor.text, ...this.options}; }

  set state(state) {
    this.editor.text = typeof state.text === 'string' ? state.text : '';
    this.options = {
      carets: state.carets === true, font: typeof state.font === 'string' ? state.font : '',
      width: Number.isFinite(state.width) && state.width >= 0 ? state.width : null,
    };
    this.showOptions();
    this.runner.now();
  }

  shown() { this.editor.refresh(); }

  // Tools

  wireTools() {
    const wire = (name, type, act) => this.find(`[name=${name}]`).addEventListener(type, event => {
      act(event.target);
      this.app.changed();
      this.runner.soon();
    });
    wire('carets', 'change', field => { this.options.carets = field.checked; });
    wire('font', 'change', field => { this.options.font = field.value; });
    wire('width', 'input', field => {
      this.options.width = field.value !== '' && field.valueAsNumber >= 0 ? field.valueAsNumber : null;
    });
  }

  showOptions() {
    const {carets, font, width} = this.options;
    this.find('[name=carets]').checked = carets;
    this.find('[name=width]').value = width ?? '';
    const names = ['', 'system', ...(this.fonts ?? []).map(each => each.name)];
    const known = names.includes(font) ? names : [...names, font];
    this.find('[name=font]').replaceChildren(...known.map(name => h('option', {
      value: name, ...(name === font ? {selected: true} : {}),
    }, name === '' ? 'As the texts say' : name === 'system' ? 'System font, estimated' : name)));
  }

  /** The request as it is sent: that of the text, with what the tools add. */
  sent(request) {
    const {carets, font, width} = this.options;
    const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);
    return {
      ...request, texts: request.texts.map(text => {
        if (!isObject(text)) return text;
        const sent = {...text};
        if (carets) sent.carets = true;
        if (font && (text.font === undefined || isObject(text.font))) sent.font = {...text.font, name: font};
        if (width !== null) sent.widths = [width];
        return sent;
      }),
    };
  }

  async solve(signal) {
    const text = this.editor.text;
    let root;
    try {
      root = parse(text);
    } catch (fault) {
      this.response.clear();
      return void this.showFaults(syntaxFault(fault, text));
    }
    const hasTools = this.options.carets || this.options.font || this.options.width !== null;
    const request = hasTools && Array.isArray(root.value?.texts) ? this.sent(root.value) : text;
    const answer = await post('v1/text', request, signal);
    this.response.show('v1/text', request, answer);
    if (answer.isProblem) {
      const faults = listedFaults(answer.document, text, root, this.editor);
      return void this.showFaults(
        faults.length ? faults : [{from: 0, to: 0, detail: `${answer.document.title}: ${answer.document.detail}`}]);
    }
    this.showFaults([]);
    this.draw(answer.document, typeof request === 'string' ? root.value : request);
  }

  showFaults(faults) {
    this.editor.underline(faults.filter(fault => fault.to > fault.from).map(
      fault => ({...fault, kind: 'error', title: fault.detail})));
    showFaultList(this.find('.fault-list'), faults, this.editor);
    this.find('.texts').classList.toggle('stale', faults.length > 0);
    this.app.say(faults.length ? `${faults.length === 1 ? '1 fault' : `${faults.length} faults`}` : '', this);
  }

  /** Says that the server does not answer; what is shown is of an earlier text. */
  fail(error) {
    this.response.clear('no answer');
    this.showFaults([failure(error)]);
  }

  // The answer

  draw(answer, request) {
    let left = SIZE_LIMIT;
    const sections = [];
    for (const [index, text] of answer.texts.entries()) {
      if (left <= 0) break;
      const asked = request.texts[index];
      const sizes = text.sizes.slice(0, left);
      left -= sizes.length;
      sections.push(h('section', {class: 'measured'},
        h('h3', {dir: 'auto'}, nameOf(asked.text)),
        h('p', {class: 'note'}, facts(text)),
        h('div', {class: 'sizes'}, sizes.map(size => this.figure(asked, text, size)))));
    }
    const count = answer.texts.reduce((sum, text) => sum + text.sizes.length, 0);
    this.find('.texts').replaceChildren(...sections, ...(count > SIZE_LIMIT
      ? [h('p', {class: 'note'}, `The first ${SIZE_LIMIT} of ${count} sizes are shown.`)] : []),
    ...(count ? [] : [h('p', {class: 'empty'}, 'The request has no texts.')]));
  }

  figure(asked, text, size) {
    const lines = size.lines.length === 1 ? '1 line' : `${size.lines.length} lines`;
    return h('figure', {},
      this.picture(asked, text, size),
      h('figcaption', {},
        h('span', {class: 'place'}, size.forWidth === undefined ? 'without a width' : `${number(size.forWidth)} wide`),
        ` ${number(size.width)} × ${number(size.height)}, ${lines}, `,
        `baselines ${number(size.firstBaseline)} and ${number(size.lastBaseline)}`,
        size.truncated ? h('strong', {class: 'cut'}, ' truncated') : null));
  }

  /** The lines in the view's box, as wide as they were measured, in whatever font the browser has. */
  picture(asked, text, size) {
    const width = Math.max(size.forWidth ?? size.width, 1);
    const lines = linesIn(asked, size, width);
    const widest = Math.max(width, ...lines.map(line => line.width));
    const height = Math.max(size.height, 1);
    const em = emOf(asked, size);
    const parts = [s('rect', {class: 'box', x: 0, y: 0, width, height})];
    let carets = CARET_LIMIT;
    for (const line of lines) {
      const {x} = line;
      parts.push(s('line', {class: 'baseline', x1: x, x2: x + line.width, y1: line.baseline, y2: line.baseline}));
      parts.push(lineElement(asked, text.font, size, line));
      for (const [offset, place] of (line.carets ?? []).slice(0, carets)) {
        parts.push(s('line', {
          class: 'caret', 'data-offset': offset, x1: x + place, x2: x + place, y1: line.baseline - em * 0.8, y2: line.baseline + em * 0.2,
        }, s('title', {}, `Before ${offset}: ${number(place)}`)));
      }
      carets = Math.max(0, carets - (line.carets?.length ?? 0));
    }
    // What is longer than the box shows that it is, up to a point.
    const shownWidth = Math.min(widest, 4 * Math.max(width, 300)) + 2 * MARGIN;
    const shownHeight = Math.min(height, 4000) + 2 * MARGIN;
    return s('svg', {
      class: 'lines', role: 'img', 'aria-label': `Lines of ${nameOf(asked.text)}`, width: shownWidth, height: shownHeight,
      viewBox: `${isRightToLeft(asked.text) ? width - shownWidth + MARGIN : -MARGIN} ${-MARGIN} ${shownWidth} ${shownHeight}`,
    }, parts);
  }
}

function facts(text) {
  return [
    text.font === 'system' ? 'the system font' : text.font,
    text.estimated ? 'estimated' : null,
    text.missingGlyphs ? `${text.missingGlyphs === 1 ? '1 character' : `${text.missingGlyphs} characters`} without a glyph` : null,
  ].filter(Boolean).join(' · ');
}

const nameOf = text => excerpt(text, 60) || 'An empty text';
