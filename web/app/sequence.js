// The tab of sequences: dependent requests, and the answer of each step.

import {h} from './dom.js';
import {parse} from './json.js';
import {Editor, failure, showFaultList} from './editor.js';
import {Canvas, boundsOf} from './canvas.js';
import {syntaxFault, listedFaults} from './faults.js';
import {rowElement, rowsOf} from './list.js';
import {itemsOf} from './scene.js';
import {post, features} from './service.js';
import {ResponseView} from './response.js';
import {Runner} from './runner.js';
import {sequenceFaults} from './steps.js';

const ROW_LIMIT = 200;
const TEXT_LIMIT = 20_000;

export class SequenceTab {
  constructor(root, app) {
    this.app = app;
    this.find = selector => root.querySelector(selector);
    this.response = new ResponseView(this.find('.response'), app);
    this.runner = new Runner(signal => this.solve(signal), error => this.fail(error));
    this.editor = new Editor(this.find('.editor'), {
      label: 'Sequence, JSON', onChange: () => {
        app.changed();
        this.runner.soon();
      },
    });
    features().then(known => this.editor.know(known, '/v1/sequence'));
  }

  get state() { return {text: this.editor.text}; }

  set state(state) {
    this.editor.text = typeof state.text === 'string' ? state.text : '';
    this.runner.now();
  }

  shown() { this.editor.refresh(); }

  async solve(signal) {
    const text = this.editor.text;
    let root;
    try {
      root = parse(text);
    } catch (fault) {
      this.response.clear();
      return void this.showFaults(syntaxFault(fault, text));
    }
    const errors = sequenceFaults(root.value);
    if (errors.length) {
      this.response.clear('the sequence has faults');
      return void this.showFaults(listedFaults({errors}, text, root, this.editor));
    }
    const answer = await post('v1/sequence', text, signal);
    this.response.show('v1/sequence', text, answer);
    if (answer.isProblem) {
      const faults = listedFaults(answer.document, text, root, this.editor);
      return void this.showFaults(
        faults.length ? faults : [{from: 0, to: 0, detail: `${answer.document.title}: ${answer.document.detail}`}]);
    }
    this.showFaults([]);
    this.draw(answer.document, root.value);
  }

  showFaults(faults) {
    this.editor.underline(faults.filter(fault => fault.to > fault.from).map(
      fault => ({...fault, kind: 'error', title: fault.detail})));
    showFaultList(this.find('.fault-list'), faults, this.editor);
    this.find('.steps').classList.toggle('stale', faults.length > 0);
    this.app.say(faults.length ? `${faults.length === 1 ? '1 fault' : `${faults.length} faults`}` : '', this);
  }

  /** Says that the server does not answer; what is shown is of an earlier text. */
  fail(error) {
    this.response.clear('no answer');
    this.showFaults([failure(error)]);
  }

  draw(answer, request) {
    const steps = answer.steps.map((step, index) => h('li', {class: step.status === 200 ? 'step' : 'step failed'},
      h('h3', {}, `${index + 1}. ${step.id}`, h('span', {class: 'kind'}, request.steps?.[index]?.post ?? '')),
      h('p', {class: 'note'}, `Status ${step.status}`),
      this.shownBody(step, request.steps?.[index]),
      h('details', {}, h('summary', {}, 'Answer'),
        h('pre', {tabindex: 0}, JSON.stringify(step.body, null, 2).slice(0, TEXT_LIMIT)))));
    const rest = (request.steps?.length ?? 0) - answer.steps.length;
    this.find('.steps').replaceChildren(
      h('ol', {class: 'plain'}, steps),
      h('p', {class: 'note'}, answer.completed ? 'All steps were run.'
        : `The sequence stopped; ${rest === 1 ? 'one step was' : `${rest} steps were`} not run.`));
  }

  shownBody({status, body}, asked) {
    if (status !== 200) return h('p', {class: 'problem'}, body?.detail ?? 'It failed.');
    if (Array.isArray(body?.items)) {
      const rows = rowsOf(body).filter(row => row.visible !== false).slice(0, ROW_LIMIT);
      return h('ul', {class: 'list'}, rows.map(row => h('li', {}, rowElement(row, null))));
    }
    if (!body?.frames) return null;
    const {items, frames} = placed(body.frames, asked);
    if (!frames) return h('p', {class: 'note'}, 'Frames in their parents have no picture here. A template with "coordinates": "root" has one.');
    const canvas = new Canvas({label: 'Picture of the frames', onSelect: () => {}});
    const box = boundsOf(frames);
    canvas.show({
      items, frames, title: 'Frames', screen: null, selected: null, options: {},
      scale: Math.min(1, 420 / box.width, 320 / box.height),
      ambiguous: new Set((body.ambiguous ?? []).map(each => each.view)), violated: new Set(),
    });
    return canvas.element;
  }
}

/**
 * The views of a step, and their frames as they lie in the picture. The body of a step tells the parents of its views;
 * what a template makes of it is not known here, so there are no frames unless they are in root coordinates.
 */
function placed(frames, asked) {
  const known = itemsOf(asked?.body);
  const items = new Map(Object.keys(frames).map(id => [id, known.get(id) ?? {
    id, parent: null, kind: 'view', view: {}, depth: 1, isLeaf: true,
  }]));
  if ((asked?.body ?? asked?.template)?.coordinates === 'root') return {items, frames};
  if (!asked?.body) return {items, frames: null};
  const origins = new Map();
  // Parents come before their children, except where a view names its parent: then the way up is walked.
  const originOf = id => {
    const way = [];
    for (let at = id; !origins.has(at) && items.has(at) && way.length < items.size; at = items.get(at).parent) way.push(at);
    for (const each of way.reverse()) {
      const up = origins.get(items.get(each).parent) ?? {x: 0, y: 0};
      origins.set(each, {x: up.x + frames[each].x, y: up.y + frames[each].y});
    }
    return origins.get(id);
  };
  return {items, frames: Object.fromEntries(Object.entries(frames).map(([id, frame]) => [id, {...frame, ...originOf(id)}]))};
}
