// The bar under the picture: constraints of the chosen view by buttons and lists, for keyboards and
// fingers.

import {h, number} from './dom.js';
import {HORIZONTAL, mates, prefersSides, tying, VERTICAL} from './relations.js';

/** Views that a list offers. */
const VIEW_LIMIT = 500;

export class TieBar {
  constructor(drawing, box) {
    Object.assign(this, {drawing, box});
    const list = (label, act) => h('select', {'aria-label': label, onchange: act});
    this.own = list('Edge of the chosen view', () => this.listMates());
    this.mate = list('Edge of the other view', () => this.showText());
    this.other = list('Other view', () => this.showText());
    this.text = h('code');
    this.form = h('div', {class: 'tie-form'},
      h('span', {}, 'Tie'), this.own, h('span', {}, 'to'), this.other, this.mate,
      h('button', {type: 'button', class: 'small add', onclick: () => this.add()}, 'Add'), this.text);
    const signs = {less: '−', more: '+', delete: 'Delete', show: 'Show', another: 'New'};
    const button = (label, name, act) => h(
      'button', {type: 'button', class: `small ${name}`, 'aria-label': label, onclick: act}, signs[name]);
    this.name = h('code');
    this.value = h('output');
    this.less = button('Less', 'less', () => this.nudge(-1));
    this.more = button('More', 'more', () => this.nudge(1));
    this.chosen = h('div', {class: 'chosen-tie'}, this.name, this.less, this.value, this.more,
      button('Delete this constraint', 'delete', () => this.line && drawing.remove(this.line.tie)),
      button('Show in the text', 'show', () => this.line && drawing.tab.reveal(this.line.tie.pointer)),
      button('New constraint', 'another', () => {
        drawing.choose(null);
        this.own.focus();
      }));
    box.append(this.form, this.chosen);
  }

  get tab() { return this.drawing.tab; }

  get line() { return this.drawing.lines.get(this.drawing.chosen); }

  /** Follows the chosen view and the chosen line; the lists stay what they are while they can. */
  update() {
    const {item, frames, canvas} = this.drawing;
    this.box.hidden = !canvas || !item || !frames[item.id];
    this.chosen.hidden = !this.line;
    if (this.line) {
      const {tie, isAdjustable} = this.line;
      this.name.textContent = tie.text;
      this.value.textContent = number(tie.constant);
      for (const each of [this.less, this.value, this.more]) each.hidden = !isAdjustable;
    }
    // One of both, so that the picture keeps its place when a line is pressed.
    this.form.hidden = Boolean(this.line);
    if (this.box.hidden || this.line) return;
    const isSided = prefersSides(this.tab.request);
    const directed = HORIZONTAL.filter(each => each === 'centerX' || isSided === (each === 'left' || each === 'right'));
    offer(this.own, [...directed, ...VERTICAL, 'width', 'height']);
    const others = canvas.order.filter(id => id !== item.id).slice(0, VIEW_LIMIT);
    const isOther = this.view !== item.id;
    this.view = item.id;
    offer(this.other, others, isOther ? item.parent : undefined);
    this.listMates();
  }

  listMates() {
    const wanted = this.own.value === this.listed ? undefined : this.own.value;
    this.listed = this.own.value;
    const isSided = prefersSides(this.tab.request);
    const all = mates(this.own.value);
    offer(this.mate, this.own.value === 'centerX'
      ? all.filter(each => each === 'centerX' || isSided === (each === 'left' || each === 'right')) : all, wanted);
    this.showText();
  }

  get wanted() {
    const {item, frames, isRightToLeft} = this.drawing;
    if (!item || !frames[item.id] || !frames[this.other.value] || !this.mate.value) return null;
    const anchors = [{view: item.id, attribute: this.own.value}, {view: this.other.value, attribute: this.mate.value}];
    return tying(...anchors, frames, isRightToLeft);
  }

  showText() {
    const text = this.wanted;
    this.form.hidden = text === null || Boolean(this.line);
    this.text.textContent = text ?? '';
  }

  add() {
    const text = this.wanted;
    if (text !== null) this.drawing.add(text, this.drawing.item.id);
  }

  nudge(step) {
    if (this.line) this.drawing.nudge(this.line.tie, step);
  }
}

/** Fills a list, and keeps its value, unless another is wanted. */
function offer(list, values, wanted) {
  const value = wanted ?? list.value;
  const known = [...list.options].map(option => option.value);
  if (String(known) !== String(values)) list.replaceChildren(...values.map(each => h('option', {value: each}, each)));
  if (values.includes(value)) list.value = value;
}
