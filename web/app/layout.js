// The tab of layouts: an editor, the picture of its answer, and what the answer says.

import {h, number, prefersLessMotion} from './dom.js';
import {parse, locate, replacing, removing, setting, appending} from './json.js';
import {Editor, faultList} from './editor.js';
import {Canvas, boundsOf} from './canvas.js';
import {syntaxFault, listedFaults} from './faults.js';
import {itemsOf, screenOf, constraintsNaming, quoted, DEVICES} from './scene.js';
import {requestSweep} from './sweep.js';
import {post, features} from './service.js';
import {Runner} from './runner.js';

const EXTREME = 1e6;
const LEAST_PRIORITY = 0.001;

export class LayoutTab {
  constructor(root, app) {
    this.app = app;
    this.find = selector => root.querySelector(selector);
    this.options = {width: null, direction: null, devices: [], sizes: false, insets: false};
    this.canvases = [];
    this.selected = null;
    this.editor = new Editor(this.find('.editor'), {
      label: 'Layout request, JSON', onChange: () => this.edited(),
    });
    this.runner = new Runner(signal => this.solve(signal));
    this.stage = this.find('.stage');
    this.wireTools();
    // The first picture does not wait for what else the server can do.
    this.ready = features().then(known => {
      this.features = known;
      Object.assign(this.editor, {members: known.members, choices: known.choices, fonts: known.fonts.map(font => font.name)});
      this.listDevices();
      if (this.options.devices.length || this.conflicts) this.runner.now();
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
      width: Number.isFinite(state.width) ? state.width : null,
      direction: state.direction === 'rtl' ? 'rtl' : null,
      devices: Array.isArray(state.devices) ? state.devices.filter(each => typeof each === 'string').slice(0, 20) : [],
      sizes: state.sizes === true, insets: state.insets === true,
    };
    this.selected = typeof state.selected === 'string' ? state.selected : null;
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
    this.handle = h('div', {
      class: 'handle', role: 'slider', tabindex: 0, 'aria-label': 'Width of the screen', 'aria-orientation': 'horizontal',
    });
    this.handle.addEventListener('pointerdown', event => this.beginDrag(event));
    this.handle.addEventListener('keydown', event => this.nudge(event));
    this.find('.reset-width').addEventListener('click', () => this.setWidth(null));
  }

  showOptions() {
    this.find('[name=rtl]').checked = this.options.direction === 'rtl';
    this.find('[name=sizes]').checked = this.options.sizes;
    this.find('[name=insets]').checked = this.options.insets;
    this.listDevices();
    this.showWidth();
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
  sent(request, {isAsking = true} = {}) {
    const body = {...request, coordinates: 'root'};
    if (this.options.direction) body.direction = this.options.direction;
    const path = this.screen && `${quoted(this.screen.id)}`;
    const variants = Array.isArray(request.variants) ? request.variants : [];
    const more = [];
    if (this.screen && this.options.width !== null && isAsking) {
      more.push({name: 'this width', set: {[`${path}.width`]: this.options.width}});
    }
    const chosen = this.devices.filter(device => this.options.devices.includes(device.name));
    if (this.features?.deviceVariants && chosen.length) {
      body.devices = [...(Array.isArray(request.devices) ? request.devices : []), ...chosen.map(each => each.name)];
    } else if (this.screen) {
      for (const {title, width, height} of chosen) {
        more.push({name: title, set: {[`${path}.width`]: width, [`${path}.height`]: height}});
      }
    }
    if (more.length) body.variants = [...variants, ...more];
    if (isAsking) {
      if (this.features?.repairs) body.repairs = true;
      if (this.selected !== null && this.items.has(this.selected)) {
        const named = Array.isArray(request.explain) ? request.explain : [];
        body.explain = [...new Set([...named, this.selected])];
      }
    }
    return body;
  }

  /** The request of a picture elsewhere. */
  get shared() {
    const body = this.sent(this.request, {isAsking: false});
    if (!('coordinates' in this.request)) delete body.coordinates;
    if (this.options.sizes) body.picture = {...this.request.picture, sizes: true};
    return body;
  }

  async solve(signal) {
    const text = this.editor.text;
    let root;
    try {
      root = parse(text);
    } catch (fault) {
      this.showFaults(syntaxFault(fault, text));
      return;
    }
    this.root = root;
    this.source = text;
    const request = root.value;
    const isObject = request !== null && typeof request === 'object' && !Array.isArray(request);
    this.request = isObject ? request : {};
    this.items = itemsOf(this.request);
    this.screen = screenOf(this.request, this.items);
    this.editor.names = [...this.items.keys()].map(quoted);
    const answer = await post('v1/layout', isObject ? this.sent(request) : text, signal);
    this.sweep = null;
    if (!answer.isProblem) {
      this.answer = answer.document;
      this.conflicts = null;
      this.showFaults([]);
      this.draw();
      this.prepareSweep();
      return;
    }
    await this.showProblem(answer.document, request, signal);
  }

  async showProblem(problem, request, signal) {
    this.problem = problem;
    this.conflicts = problem.conflicts ?? null;
    if (!this.conflicts) {
      const faults = listedFaults(problem, this.source, this.root, this.editor);
      this.showFaults(faults.length ? faults : [{from: 0, to: 0, detail: `${problem.title}: ${problem.detail}`}]);
      return;
    }
    // The frames with the constraints that break the conflict left out, so that there is something to see.
    const relaxed = {...this.sent(request), onConflict: 'break'};
    delete relaxed.repairs;
    const answer = await post('v1/layout', relaxed, signal);
    this.answer = answer.isProblem ? null : answer.document;
    this.showFaults([]);
    this.markMembers();
    this.draw();
  }

  /** Underlines every member of a conflict in the text. */
  markMembers() {
    this.editor.underline(this.conflicts.flat().filter(member => member.pointer).map(member => {
      const {node} = locate(this.root, member.pointer);
      return {from: node.start, to: node.end, kind: 'conflict', title: 'A member of a conflict'};
    }));
  }

  showFaults(faults) {
    const marks = faults.filter(fault => fault.to > fault.from);
    this.editor.underline(marks.map(fault => ({...fault, kind: 'error', title: fault.detail})));
    this.find('.fault-list').replaceChildren(...(faults.length ? [faultList(faults, this.editor)] : []));
    this.stage.classList.toggle('stale', faults.length > 0);
    if (!this.answer) this.draw();
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    this.app.say(faults.length ? count : '');
    if (faults.length && !this.answer) this.find('.findings').replaceChildren();
  }

  // Drawing

  panels() {
    const {answer} = this;
    if (!answer) return [];
    const panels = [{title: this.screen?.id ?? 'Layout', ...answer}];
    for (const variant of answer.variants ?? []) {
      const device = this.devices.find(each => each.name === variant.name);
      if (variant.name === 'this width') Object.assign(panels[0], variant, {title: panels[0].title});
      else panels.push({...variant, title: device?.title ?? variant.name});
    }
    return panels;
  }

  scale(panels) {
    const boxes = panels.filter(panel => panel.frames).map(panel => boundsOf(panel.frames));
    const widest = Math.max(1, ...boxes.map(box => box.width));
    const tallest = Math.max(1, ...boxes.map(box => box.height));
    const room = Math.max(240, this.stage.clientWidth - 80);
    return Math.max(0.02, Math.min(1.5, room / widest, (panels.length > 1 ? 340 : 460) / tallest));
  }

  draw() {
    if (!this.answer) return void this.stage.replaceChildren(
      h('p', {class: 'empty'}, 'The picture appears here as soon as the request can be solved.'));
    const panels = this.panels();
    if (!this.items.size) return void this.showEmpty();
    const scale = this.scale(panels);
    while (this.canvases.length > panels.length) this.canvases.pop().element.remove();
    const known = this.items;
    this.options.isRightToLeft = (this.options.direction ?? this.request.direction) === 'rtl';
    panels.forEach((panel, index) => {
      const canvas = this.canvases[index] ??= new Canvas({
        label: index ? `Picture of ${panel.title}` : 'Picture', onSelect: id => this.select(id),
      });
      const hasFrames = Boolean(panel.frames);
      canvas.element.classList.toggle('impossible', !hasFrames);
      canvas.show({
        items: known, frames: panel.frames ?? {}, scale, title: hasFrames ? panel.title : `${panel.title}: a conflict`,
        ambiguous: new Set((panel.ambiguous ?? []).map(each => each.view)),
        violated: violatedViews(panel, known), screen: this.screen, selected: this.selected, options: this.options,
      });
    });
    const base = this.canvases[0];
    const isDraggable = Boolean(this.screen && panels[0].frames?.[this.screen.id]);
    if (isDraggable) base.element.append(this.handle);
    else this.handle.remove();
    this.stage.replaceChildren(...this.canvases.map(canvas => canvas.element));
    this.placeHandle();
    this.showWidth();
    this.showFindings(panels[0]);
    this.showInspector(panels[0]);
  }

  /** An answer without views has no picture, so words say why there is none. */
  showEmpty() {
    this.handle.remove();
    this.canvases = [];
    this.stage.replaceChildren(h('p', {class: 'empty'}, 'The request has no views.'));
    this.find('.findings').replaceChildren();
    this.find('.inspector').hidden = true;
    this.showWidth();
  }

  // The handle of the width

  async prepareSweep() {
    const frame = this.answer?.frames?.[this.screen?.id];
    if (!frame) return null;
    // What is swept is what was solved: the text may have changed when the service has said what it can do.
    const {source, screen} = this;
    const request = {...this.request, coordinates: 'root'};
    if (this.options.direction) request.direction = this.options.direction;
    const limits = {from: Math.max(20, Math.min(160, frame.width / 2)), to: Math.max(1400, frame.width * 1.5)};
    this.sweepRequest?.abort();
    const {signal} = this.sweepRequest = new AbortController();
    try {
      await this.ready;
      const sweep = await requestSweep(request, screen, limits, this.features, signal);
      if (source === this.source) this.sweep = sweep ? Object.assign(sweep, limits) : null;
    } catch (error) {
      if (error.name !== 'AbortError') throw error;
    }
    this.placeHandle();
    return this.sweep;
  }

  get width() { return this.options.width ?? this.canvases[0]?.frames?.[this.screen?.id]?.width ?? 0; }

  placeHandle() {
    const canvas = this.canvases[0];
    const frame = canvas?.frames?.[this.screen?.id];
    if (!frame || !this.handle.isConnected) return;
    const left = (frame.x + frame.width - canvas.box.left) * canvas.scale;
    this.handle.style.transform = `translateX(${left}px)`;
    this.handle.setAttribute('aria-valuenow', Math.round(frame.width));
    this.handle.setAttribute('aria-valuetext', `${Math.round(frame.width)} points`);
    this.handle.setAttribute('aria-valuemin', Math.round(this.sweep?.from ?? 0));
    this.handle.setAttribute('aria-valuemax', Math.round(this.sweep?.to ?? frame.width));
    this.handle.classList.toggle('ready', Boolean(this.sweep));
  }

  showWidth() {
    const button = this.find('.reset-width');
    button.hidden = this.options.width === null;
    if (!button.hidden) button.textContent = `${number(this.options.width)} pt wide – reset`;
  }

  beginDrag(event) {
    if (!this.sweep) return;
    event.preventDefault();
    this.handle.focus();
    this.handle.setPointerCapture(event.pointerId);
    const canvas = this.canvases[0];
    const start = {x: event.clientX, width: this.width};
    const move = ({clientX}) => this.preview(start.width + (clientX - start.x) / canvas.scale);
    const end = () => {
      this.handle.removeEventListener('pointermove', move);
      this.setWidth(Math.round(this.pendingWidth ?? this.width));
      this.pendingWidth = null;
    };
    this.handle.addEventListener('pointermove', move);
    this.handle.addEventListener('pointerup', end, {once: true});
    this.handle.addEventListener('pointercancel', end, {once: true});
  }

  /** Moves the frames to those of a width, at the next frame of the display. */
  preview(width) {
    this.pendingWidth = Math.min(this.sweep.to, Math.max(this.sweep.from, width));
    this.previewFrame ??= requestAnimationFrame(() => {
      this.previewFrame = null;
      this.showAt(this.pendingWidth ?? this.width);
    });
  }

  showAt(width) {
    const found = this.sweep?.at(width);
    if (!found) return;
    const canvas = this.canvases[0];
    canvas.fit(found.frames);
    canvas.move(found.frames);
    canvas.element.classList.toggle('impossible', !found.isPossible);
    this.placeHandle();
  }

  nudge(event) {
    const step = {ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, PageDown: -50, PageUp: 50}[event.key];
    if (!step || !this.sweep) return;
    event.preventDefault();
    const width = Math.min(this.sweep.to, Math.max(this.sweep.from, this.width + step * (event.shiftKey ? 10 : 1)));
    this.options.width = Math.round(width);
    this.showAt(this.options.width);
    this.showWidth();
    this.app.changed();
    this.runner.soon();
  }

  setWidth(width) {
    this.options.width = width;
    this.showWidth();
    this.app.changed();
    this.runner.now();
  }

  // Choosing a view

  select(id) {
    this.selected = id === this.selected ? null : id;
    this.app.changed();
    this.draw();
    if (this.selected !== null) {
      this.canvases[0]?.focus(this.selected);
      this.runner.now();
    }
  }

  showInspector(panel) {
    const box = this.find('.inspector');
    const item = this.items.get(this.selected);
    const frame = panel.frames?.[this.selected];
    box.hidden = !item || !frame;
    if (box.hidden) return;
    const parent = panel.frames[item.parent];
    const why = panel.explain?.find(each => each.view === item.id);
    box.replaceChildren(
      h('h3', {}, h('button', {type: 'button', class: 'link', onclick: () => this.reveal(item.pointer)}, item.id),
        h('span', {class: 'kind'}, item.kind === 'guide' ? 'guide' : item.isLeaf ? 'view' : 'view with subviews')),
      h('p', {class: 'frame'}, `${number(frame.width)} × ${number(frame.height)} at `,
        `${number(frame.x - (parent?.x ?? 0))}, ${number(frame.y - (parent?.y ?? 0))}`,
        parent ? h('span', {class: 'note'}, ` in ${item.parent}`) : null),
      frame.text ? h('p', {class: 'note'}, textFacts(frame.text)) : null,
      ...['horizontal', 'vertical'].filter(axis => why?.[axis]?.length).map(axis => h('details', {open: true},
        h('summary', {}, `Settled ${axis === 'horizontal' ? 'horizontally' : 'vertically'} by`),
        this.members(why[axis]))),
      why?.settling?.length ? h('div', {}, h('h4', {}, 'Would settle it'), h('ul', {class: 'members'},
        why.settling.map(text => h('li', {}, h('code', {}, text), this.adder(text))))) : null,
      h('details', {}, h('summary', {}, 'Constraints that name it'),
        h('ul', {class: 'members'}, constraintsNaming(this.request, item.id).map(each => h('li', {},
          h('button', {type: 'button', class: 'link code', onclick: () => this.reveal(each.pointer)}, each.text))))));
  }

  members(members) {
    return h('ul', {class: 'members'}, members.map(member => {
      const text = describe(member);
      const isThere = member.pointer && locate(this.root, member.pointer).isExact;
      return h('li', {}, isThere
        ? h('button', {type: 'button', class: 'link code', onclick: () => this.reveal(member.pointer)}, text)
        : h('span', {class: 'code'}, text));
    }));
  }

  reveal(pointer) {
    const {node} = locate(this.root, pointer);
    this.editor.reveal(node.start, node.end);
  }

  // What the answer says

  showFindings(panel) {
    const parts = [];
    if (this.conflicts) parts.push(this.conflictList());
    if (panel.ambiguous?.length) parts.push(this.ambiguityList(panel));
    const notable = (panel.unsatisfied ?? []).filter(isNotable);
    if (notable.length) {
      parts.push(h('section', {class: 'finding'}, h('h3', {}, 'Optional constraints that do not hold'),
        h('ul', {class: 'members'}, notable.map(each => h('li', {},
          each.pointer ? h('button', {type: 'button', class: 'link code', onclick: () => this.reveal(each.pointer)}, describe(each))
            : h('span', {class: 'code'}, describe(each)),
          h('span', {class: 'note'}, ` by ${number(each.violation)}`))))));
    }
    if (!parts.length && panel.frames) {
      parts.push(h('p', {class: 'verdict'}, 'Every frame is settled, and every constraint holds.'));
    }
    this.find('.findings').replaceChildren(...parts);
  }

  conflictList() {
    return h('section', {class: 'finding conflict'}, this.conflicts.map((members, index) => [
      h('div', {class: 'columns'},
        h('div', {}, h('h3', {}, this.conflicts.length > 1 ? `Conflict ${index + 1}: these cannot all hold` : 'These cannot all hold'),
          this.members(members)),
        h('div', {}, h('h3', {}, 'Repairs'), h('div', {class: 'repairs'}, this.repairsOf(members, index)))),
    ]));
  }

  /** A button for each repair: those that the server verified, or else those that every conflict has. */
  repairsOf(members, index) {
    const verified = (this.problem.repairs ?? []).filter(repair => repair.conflict === index && repair.pointer);
    const repairs = verified.length ? verified : members.toReversed()
      .filter(member => member.constraint !== undefined && !member.part)
      .flatMap(member => [{...member, change: 'priority', value: 999}, {...member, change: 'leave-out'}]);
    return repairs.slice(0, 12).map(repair => {
      const change = this.changeOf(repair);
      if (!change) return null;
      const text = describe(repair);
      const title = {
        'leave-out': `Leave out ${text}`, priority: `Make ${text} optional`, constant: `Change ${text}, to ${number(repair.value)}`,
      }[repair.change];
      const effect = repair.moved === undefined ? null
        : repair.moved === 0 ? 'moves nothing' : `moves ${repair.moved === 1 ? 'one view' : `${repair.moved} views`}`;
      return h('button', {type: 'button', class: 'repair', onclick: () => this.editor.apply(change)},
        title, effect ? h('span', {class: 'note'}, effect) : null);
    });
  }

  /** The edit of a repair; null where the text has no place for it. */
  changeOf(repair) {
    const {node, isExact} = locate(this.root, repair.pointer);
    if (!isExact) return null;
    const isConstraint = repair.constraint !== undefined;
    switch (repair.change) {
      case 'leave-out':
        return removing(this.source, this.root, repair.pointer);
      case 'priority':
        if (!isConstraint) return null;
        if (typeof node.value === 'string') {
          const bare = node.value.replace(/\s*@[^@#]*$/, '');
          return replacing(this.root, repair.pointer, JSON.stringify(`${bare} @ ${repair.value}`));
        }
        return setting(this.root, repair.pointer, 'priority', String(repair.value));
      case 'constant': {
        if (!isConstraint) {
          return typeof node.value === 'number' ? replacing(this.root, repair.pointer, String(repair.value)) : null;
        }
        const source = typeof node.value === 'string' ? node.value : node.value.text;
        if (typeof source === 'string') {
          const changed = withConstant(source, repair.value);
          if (changed === null) return null;
          return typeof node.value === 'string'
            ? replacing(this.root, repair.pointer, JSON.stringify(changed))
            : setting(this.root, repair.pointer, 'text', JSON.stringify(changed));
        }
        return setting(this.root, repair.pointer, 'constant', String(repair.value));
      }
      default:
        return null;
    }
  }

  adder(text) {
    return h('button', {type: 'button', class: 'small', onclick: () => this.addConstraint(text)}, 'Add');
  }

  addConstraint(text) {
    const entry = JSON.stringify(text);
    this.editor.apply(locate(this.root, '/constraints').isExact
      ? appending(this.source, this.root, '/constraints', entry) : setting(this.root, '', 'constraints', `[${entry}]`));
  }

  ambiguityList(panel) {
    const repairs = this.answer.repairs ?? [];
    return h('section', {class: 'finding ambiguity'}, h('h3', {}, 'Not settled'),
      h('ul', {class: 'members'}, panel.ambiguous.slice(0, 50).map(({view, attributes}) => h('li', {},
        h('button', {type: 'button', class: 'link', onclick: () => this.select(view)}, view),
        h('span', {class: 'note'}, ` ${attributes.join(', ')} `),
        h('button', {type: 'button', class: 'small wiggle', onclick: () => this.wiggle(view, attributes)}, 'Wiggle'),
        repairs.filter(repair => repair.view === view && repair.text).slice(0, 2).map(repair => h('button', {
          type: 'button', class: 'small', onclick: () => this.addConstraint(repair.text),
        }, `Add ${repair.text}`))))));
  }

  /**
   * Moves a view through what its constraints leave open. The ends of the range are solutions: the same set with a
   * wish of the least priority, which nothing else is given up for.
   */
  async wiggle(view, attributes) {
    const attribute = attributes.find(each => ['x', 'width'].includes(each)) ?? attributes[0];
    const anchor = {x: 'left', y: 'top', width: 'width', height: 'height'}[attribute];
    const name = `${quoted(view)}.${anchor}`;
    const request = this.sent(this.request, {isAsking: false});
    delete request.variants;
    delete request.devices;
    const ask = async wish => {
      const constraints = [...(request.constraints ?? []), wish];
      const answer = await post('v1/layout', {...request, constraints});
      return answer.isProblem ? null : answer.document.frames;
    };
    const bound = this.screen && ['x', 'width'].includes(attribute) ? 'width' : 'height';
    const [low, high] = await Promise.all([
      ask(`${name} <= -${EXTREME} @ ${LEAST_PRIORITY}`), ask(`${name} >= ${EXTREME} @ ${LEAST_PRIORITY}`),
    ]);
    const canvas = this.canvases[0];
    const home = canvas?.frames;
    if (!low || !high || !home) return;
    const room = (this.answer.frames[this.screen?.id]?.[bound] ?? 400) * 0.25;
    const end = frames => limited(home, frames, view, room);
    const stops = [home, end(low), end(high), home];
    this.app.say(`${view}: ${attribute} from ${rangeText(low[view][attribute])} to ${rangeText(high[view][attribute])}`);
    if (prefersLessMotion()) {
      canvas.move(stops[2]);
      setTimeout(() => canvas.move(this.panels()[0]?.frames ?? home), 1200);
      return;
    }
    animate(stops, 2400, frames => canvas.move(frames), () => this.draw());
  }
}

/** A frame far beyond the picture, brought near in the proportion of all frames. */
function limited(home, frames, view, room) {
  const from = home[view];
  const to = frames[view];
  const distance = Math.max(
    Math.abs(to.x - from.x), Math.abs(to.y - from.y), Math.abs(to.width - from.width), Math.abs(to.height - from.height));
  return distance > room * 4 ? mixed(home, frames, room / distance) : frames;
}

function mixed(one, two, share) {
  const frames = {};
  for (const id of Object.keys(one)) {
    const [a, b] = [one[id], two[id] ?? one[id]];
    const mix = name => a[name] + (b[name] - a[name]) * share;
    frames[id] = {x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height')};
  }
  return frames;
}

const rangeText = value => Math.abs(value) > EXTREME / 10 ? (value < 0 ? 'anywhere' : 'anywhere') : number(value);

function animate(stops, duration, show, end) {
  const start = performance.now();
  const parts = stops.length - 1;
  const step = now => {
    // The time of a frame of the display may lie before the call that asked for it.
    const progress = Math.min(1, Math.max(0, (now - start) / duration)) * parts;
    const part = Math.min(parts - 1, Math.floor(progress));
    const share = progress - part;
    const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
    show(mixed(stops[part], stops[part + 1], eased));
    if (progress < parts) requestAnimationFrame(step);
    else end();
  };
  requestAnimationFrame(step);
}

/** What a frame shows of its text, in a few words. */
function textFacts(text) {
  return [
    `Text ${number(text.width)} × ${number(text.height)}`, text.lines === 1 ? '1 line' : `${text.lines} lines`,
    text.font === 'system' ? 'the system font' : text.font, text.estimated ? 'estimated' : null,
    text.truncated ? 'truncated' : null,
  ].filter(Boolean).join(' · ');
}

/** Whether a constraint that does not hold is worth a look; views that are larger than their content are in every layout. */
function isNotable({kind, implied}) {
  return kind === undefined
    ? !/^(?:hugging|stack)/.test(implied ?? '') : !['stretched', 'wrapped', 'stack'].includes(kind);
}

/** What a constraint is called: its text, or what its view implies. */
function describe(member) {
  return member.text ?? `${member.view} ${member.implied}`;
}

/** The views that constraints which do not hold name. */
function violatedViews(panel, items) {
  const violated = new Set();
  const broken = [...(panel.broken ?? []), ...(panel.unsatisfied ?? []).filter(isNotable)];
  for (const each of broken) {
    if (each.view) violated.add(each.view);
    for (const name of each.text?.match(/'(?:[^']|'')*'(?=\.)|[A-Za-z_]\w*(?=\.)/g) ?? []) {
      const id = name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
      if (items.has(id)) violated.add(id);
    }
  }
  return violated;
}

/** Constraint text with another constant on its right side; null where that is not a plain number. */
function withConstant(text, value) {
  const [, body, priority = ''] = /^(.*?)(\s*@.*)?$/s.exec(text);
  const sides = body.split(/(==|<=|>=)/);
  if (sides.length !== 3) return null;
  const right = sides[2].trim();
  const sum = /^(.*?[\w'\])])\s*([-+])\s*\d+(?:\.\d+)?$/.exec(right);
  if (/^-?\d+(?:\.\d+)?$/.test(right)) return `${sides[0]}${sides[1]} ${value}${priority}`;
  const anchor = sum && /[A-Za-z']/.test(sum[1]) ? sum[1] : /^[A-Za-z_'][^-+]*$/.test(right) ? right : null;
  if (anchor === null) return null;
  const constant = value === 0 ? '' : ` ${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
  return `${sides[0]}${sides[1]} ${anchor}${constant}${priority}`;
}
