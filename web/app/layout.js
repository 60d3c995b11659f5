// The tab of layouts: an editor, the picture of its answer, and what the answer says.

import {ViewAdder} from './adding.js';
import {h, sync} from './dom.js';
import {fittingScale, isNarrow} from './fit.js';
import {parse, locate, setting, appending} from './json.js';
import {Editor, failure, showFaultList} from './editor.js';
import {Canvas, boundsOf} from './canvas.js';
import {syntaxFault, listedFaults} from './faults.js';
import {Findings, violatedViews} from './findings.js';
import {Inspector} from './inspector.js';
import {sceneOf, quoted, DEVICES} from './scene.js';
import {nameOfWidth, panelsOf, wordsFor} from './panels.js';
import {post, features} from './service.js';
import {Drawing} from './drawing.js';
import {ResponseView} from './response.js';
import {Runner} from './runner.js';
import {measureTexts} from './texts.js';
import {WidthHandle} from './width.js';

/** The widest screen that a link can ask for. */
const WIDEST = 100_000;

const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);

export class LayoutTab {
  constructor(root, app) {
    this.app = app;
    this.find = selector => root.querySelector(selector);
    this.options = {width: null, direction: null, devices: [], sizes: false, insets: false};
    this.canvases = [];
    this.selected = null;
    // What was drawn last, and the text that it is of.
    Object.assign(this, {request: {}, items: new Map(), screen: null, widthName: null, drawn: {source: '', root: null}});
    this.editor = new Editor(this.find('.editor'), {
      label: 'Layout request, JSON', onChange: () => this.edited(),
    });
    this.runner = new Runner(signal => this.solve(signal), error => this.fail(error));
    this.stage = this.find('.stage');
    this.findings = new Findings(this, this.find('.findings'));
    this.inspector = new Inspector(this, this.find('.inspector'));
    this.width = new WidthHandle(this, this.find('.reset-width'), this.find('.ruler'));
    this.drawing = new Drawing(this, this.find('.drawing-bar'));
    this.response = new ResponseView(this.find('.response'), app);
    new ViewAdder(this, this.find('.add-view'));
    this.wireTools();
    // The stage changes with its window and with what stands below it.
    new ResizeObserver(() => this.answer && !this.isHeld && this.draw()).observe(this.stage, {box: 'border-box'});
    // The first picture does not wait for what else the server can do.
    this.ready = features().then(known => {
      this.features = known;
      this.editor.know(known, '/v1/layout');
      this.listDevices();
      // What was asked before had no devices, and no repairs of what is at fault.
      if (this.options.devices.length || !this.find('.verdict.good')) this.runner.now();
    });
  }

  // State

  get state() {
    const {width, direction, devices, sizes, insets} = this.options;
    return {text: this.editor.text, width, direction, devices, sizes, insets, selected: this.selected};
  }

  set state(state) {
    this.editor.text = typeof state.text === 'string' ? state.text : '';
    this.options = {
      width: Number.isFinite(state.width) && state.width > 0 && state.width <= WIDEST ? state.width : null,
      direction: state.direction === 'rtl' ? 'rtl' : null,
      devices: Array.isArray(state.devices) ? state.devices.filter(each => typeof each === 'string').slice(0, 20) : [],
      sizes: state.sizes === true, insets: state.insets === true,
    };
    this.selected = typeof state.selected === 'string' ? state.selected : null;
    this.find('.guidance').hidden = state.text !== this.app.firstText;
    this.showOptions();
    this.runner.now();
  }

  edited() {
    this.options.width = null;
    this.app.changed();
    this.runner.soon();
  }

  shown() { this.editor.refresh(); }

  // Tools

  wireTools() {
    const toggle = (name, act) => this.find(`[name=${name}]`).addEventListener('change', event => {
      act(event.target.checked);
      this.app.changed();
    });
    toggle('rtl', on => { this.options.direction = on ? 'rtl' : null; this.runner.now(); });
    toggle('sizes', on => { this.options.sizes = on; this.draw(); });
    toggle('insets', on => { this.options.insets = on; this.draw(); });
  }

  showOptions() {
    this.find('[name=rtl]').checked = this.options.direction === 'rtl';
    this.find('[name=sizes]').checked = this.options.sizes;
    this.find('[name=insets]').checked = this.options.insets;
    this.listDevices();
    this.width.showWidth();
  }

  get devices() { return this.features?.deviceVariants && this.features.devices ? this.features.devices : DEVICES; }

  listDevices() {
    const {devices} = this.options;
    this.find('.device-list').replaceChildren(...this.devices.map(device => h('label', {},
      h('input', {
        type: 'checkbox', value: device.name, ...(devices.includes(device.name) ? {checked: true} : {}),
        onchange: event => {
          this.options.devices = event.target.checked
            ? [...this.options.devices, device.name] : this.options.devices.filter(each => each !== device.name);
          this.listDevices();
          this.find(`.device-list [value="${device.name}"]`).focus();
          this.app.changed();
          this.runner.now();
        },
      }), device.title, h('span', {class: 'size'}, `${device.width} × ${device.height}`))));
    const count = devices.length;
    this.find('.devices summary .count').textContent = count ? String(count) : '';
  }

  // Solving

  /** The request as it is sent: that of the text, with what the tools add. */
  sent({request, items, screen} = this, {isAsking = true} = {}) {
    const body = {...request, coordinates: 'root'};
    if (this.options.direction) body.direction = this.options.direction;
    const path = screen && `${quoted(screen.id)}`;
    const variants = Array.isArray(request.variants) ? request.variants : [];
    const more = [];
    const isExplained = isAsking && this.selected !== null && items.has(this.selected);
    const explained = isExplained ? {explain: [this.selected]} : {};
    if (screen && this.options.width !== null && isAsking) {
      more.push({name: nameOfWidth(request), set: {[`${path}.width`]: this.options.width}, ...explained});
    }
    const chosen = this.devices.filter(device => this.options.devices.includes(device.name));
    if (this.features?.deviceVariants && chosen.length) {
      body.devices = [...(Array.isArray(request.devices) ? request.devices : []), ...chosen.map(each => each.name)];
    } else if (screen) {
      for (const {title, width, height} of chosen) {
        more.push({name: title, set: {[`${path}.width`]: width, [`${path}.height`]: height}});
      }
    }
    if (more.length) body.variants = [...variants, ...more];
    if (isAsking) {
      if (this.features?.repairs) body.repairs = true;
      if (isExplained) {
        const named = Array.isArray(request.explain) ? request.explain : [];
        body.explain = [...new Set([...named, this.selected])];
      }
    }
    return body;
  }

  /** A request as it is sent while a pointer moves: what the first picture needs. */
  previewed(request) {
    const body = {...request, coordinates: 'root'};
    for (const name of ['variants', 'devices', 'explain', 'fit', 'repairs', 'sweep']) delete body[name];
    if (this.options.direction) body.direction = this.options.direction;
    if (this.screen && this.options.width !== null) {
      body.variants = [{name: 'this width', set: {[`${quoted(this.screen.id)}.width`]: this.options.width}}];
    }
    return body;
  }

  /** The request of a picture elsewhere; null where the text is none. */
  get shared() {
    let request;
    try {
      request = parse(this.editor.text).value;
    } catch {
      return null;
    }
    if (!isObject(request)) return null;
    const body = this.asked(sceneOf(request));
    if (this.options.sizes) body.picture = {...request.picture, sizes: true};
    return body;
  }

  /** A request as it is written, with the direction and the devices that the tools add. */
  asked(scene) {
    const body = this.sent(scene, {isAsking: false});
    if (!('coordinates' in scene.request)) delete body.coordinates;
    else body.coordinates = scene.request.coordinates;
    return body;
  }

  async solve(signal) {
    const text = this.editor.text;
    let root;
    try {
      root = parse(text);
    } catch (fault) {
      this.response.clear();
      this.showFaults(syntaxFault(fault, text));
      return;
    }
    this.source = text;
    const isRequest = isObject(root.value);
    const request = isRequest ? root.value : {};
    const scene = {...sceneOf(request), widthName: null, drawn: {source: text, root}, problem: null, conflicts: null};
    if (scene.screen && this.options.width !== null) scene.widthName = nameOfWidth(request);
    this.editor.follow(scene);
    const answer = await post('v1/layout', isRequest ? this.sent(scene) : text, signal);
    this.width.renew();
    if (!answer.isProblem) {
      // The picture of an earlier text stays that of its views.
      Object.assign(this, scene, {answer: answer.document});
      this.showFaults([]);
      this.draw();
      this.width.prepare();
      await this.drawTexts(signal);
    } else {
      await this.showProblem(answer.document, scene, signal);
    }
    await this.showResponse(isRequest ? scene : null, text, signal);
  }

  /** The response to the request as it is written, with what the tools add, and not to what the picture asks for. */
  async showResponse(scene, text, signal) {
    const hasTools = scene && (this.options.direction || this.options.devices.length);
    const body = hasTools ? this.asked(scene) : text;
    this.response.show('v1/layout', body, await post('v1/layout', body, signal));
  }

  async showProblem(problem, scene, signal) {
    if (!problem.conflicts) {
      const {source, root} = scene.drawn;
      const faults = listedFaults(problem, source, root, this.editor);
      this.showFaults(faults.length ? faults : [{from: 0, to: 0, detail: `${problem.title}: ${problem.detail}`}]);
      return;
    }
    // The frames with the constraints that break the conflict left out, so that there is something to see.
    const relaxed = {...this.sent(scene), onConflict: 'break'};
    delete relaxed.repairs;
    const answer = await post('v1/layout', relaxed, signal);
    Object.assign(this, scene, {problem, conflicts: problem.conflicts, answer: answer.isProblem ? null : answer.document});
    this.showFaults([]);
    this.markMembers();
    this.draw();
    this.width.prepare();
    await this.drawTexts(signal);
  }

  /** Draws the lines of texts, which the layout does not have. */
  async drawTexts(signal) {
    const {canvases, request, items} = this;
    const panels = this.panels();
    if (!items.size) return;
    const texts = await measureTexts(request, items, panels, signal);
    if (canvases === this.canvases) texts.forEach((found, index) => canvases[index]?.showTexts(found));
  }

  /** Underlines every member of a conflict in the text. */
  markMembers() {
    const {source, root} = this.drawn;
    this.editor.underline(this.conflicts.flat().filter(member => member.pointer).map(member => {
      const {node} = locate(root, member.pointer);
      return {from: node.start, to: node.end, kind: 'conflict', title: 'A member of a conflict', source};
    }));
  }

  showFaults(faults) {
    const marks = faults.filter(fault => fault.to > fault.from);
    this.editor.underline(marks.map(fault => ({...fault, kind: 'error', title: fault.detail})));
    showFaultList(this.find('.fault-list'), faults, this.editor);
    this.setStale(faults.length > 0);
    if (!this.answer) this.draw();
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    this.app.say(faults.length ? count : '', this);
  }

  /** Says that the server does not answer; what is shown is of an earlier text. */
  fail(error) {
    this.response.clear('no answer');
    this.showFaults([failure(error)]);
  }

  /** Dims what is of an earlier text: its repairs would change other places than they name. */
  setStale(isStale) {
    this.stage.classList.toggle('stale', isStale);
    const answers = this.find('.answers');
    answers.classList.toggle('stale', isStale && Boolean(this.answer));
    answers.inert = isStale;
    this.find('.stale-note').hidden = !isStale || !this.answer;
  }

  // Drawing

  /** Whether a pointer holds a part of the picture, which must not move under it. */
  get isHeld() { return this.drawing.isHeld || typeof this.width.pendingWidth === 'number'; }

  /** What is drawn: the layout itself, and each variant and device. */
  panels() { return panelsOf(this); }

  /** The scale at which all pictures fit the stage side by side, in pixels a point. */
  scale(panels) {
    const boxes = panels.filter(panel => panel.frames).map(panel => boundsOf(panel.frames));
    const style = getComputedStyle(this.stage);
    const inner = (length, ...sides) => length - sides.reduce((sum, side) => sum + parseFloat(style[side]), 0);
    const room = {
      width: inner(this.stage.clientWidth, 'paddingLeft', 'paddingRight'),
      // On a phone the page scrolls, and the picture leaves room for what follows it.
      height: inner(isNarrow() ? innerHeight * 0.55 : this.stage.clientHeight, 'paddingTop', 'paddingBottom'),
    };
    return fittingScale(boxes, room);
  }

  draw() {
    const panels = this.panels();
    const words = wordsFor(this.answer, this.items);
    if (words) return void this.showEmpty(words);
    this.findings.show(panels);
    this.inspector.show(panels[0]);
    const scale = this.scale(panels);
    while (this.canvases.length > panels.length) this.canvases.pop().element.remove();
    const known = this.items;
    this.options.isRightToLeft = (this.options.direction ?? this.request.direction) === 'rtl';
    panels.forEach((panel, index) => {
      const canvas = this.canvases[index] ??= new Canvas({
        label: index ? `Picture of ${panel.title}` : 'Picture', onSelect: id => this.select(id, index),
      });
      canvas.element.classList.toggle('impossible', panel.isUnsolved);
      canvas.show({
        items: known, frames: panel.frames ?? {}, scale, title: panel.isUnsolved ? `${panel.title}: a conflict` : panel.title,
        ambiguous: new Set((panel.ambiguous ?? []).map(each => each.view)),
        violated: violatedViews(panel, known), screen: this.screen, selected: this.selected, options: this.options,
      });
    });
    const base = this.canvases[0];
    const isDraggable = Boolean(this.screen && panels[0].frames?.[this.screen.id]);
    if (!isDraggable) this.width.handle.remove();
    else if (this.width.handle.parentNode !== base.drawing) base.drawing.append(this.width.handle);
    sync(this.stage, this.canvases.map(canvas => canvas.element));
    this.width.place();
    this.width.showWidth();
    this.drawing.attach(base);
    this.drawing.update();
  }

  /** Words where there is no picture. */
  showEmpty(words) {
    this.width.handle.remove();
    this.canvases = [];
    this.drawing.attach(null);
    this.stage.replaceChildren(h('p', {class: 'empty'}, words));
    if (this.conflicts) this.findings.show([{title: this.screen?.id ?? 'Layout', isUnsolved: true}]);
    else this.find('.findings').replaceChildren();
    this.find('.inspector').hidden = true;
    this.width.showWidth();
  }

  // Choosing a view

  /** Chooses a view, or none where it is chosen already; the keyboard goes to it in the picture where it was chosen. */
  select(id, index = 0) {
    this.selected = id === this.selected ? null : id;
    this.app.changed();
    this.draw();
    if (this.selected !== null) {
      this.canvases[index]?.focus(this.selected);
      this.runner.now();
    }
  }

  reveal(pointer) {
    const {source, root} = this.drawn;
    const {node} = locate(root, pointer);
    this.editor.reveal(node.start, node.end, source);
  }

  /**
   * Writes a constraint into the text as it is now, as one step of undo.
   *
   * @returns its pointer; null where the text has no place for it
   */
  addConstraint(text) {
    const source = this.editor.text;
    let root;
    try {
      root = parse(source);
    } catch {
      return null;
    }
    const entry = JSON.stringify(text);
    const {node, isExact} = locate(root, '/constraints');
    const change = isExact
      ? appending(source, root, '/constraints', entry) : setting(source, root, '', 'constraints', `[${entry}]`);
    if (!change) return null;
    this.editor.apply(change, 'draw');
    return `/constraints/${isExact ? node.items.length : 0}`;
  }
}
