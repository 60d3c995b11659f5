// What the chosen view is, and why it is where it is.

import {h, keepingFocus, number, refill} from './dom.js';
import {constraintsNaming} from './scene.js';
import {members} from './findings.js';

export class Inspector {
  constructor(tab, box) {
    Object.assign(this, {tab, box});
  }

  show(panel) {
    const {box, tab} = this;
    const item = tab.items.get(tab.selected);
    const frame = item && panel.frames?.[item.id];
    box.hidden = !item || !frame;
    if (box.hidden) return;
    keepingFocus(box, () => this.fill(panel, item, frame));
  }

  fill(panel, item, frame) {
    const {box, tab} = this;
    const parent = item.parent === null ? undefined : panel.frames[item.parent];
    const why = panel.explain?.find(each => each.view === item.id);
    const isOpen = box.querySelector('.naming')?.open === true;
    refill(box,
      h('h3', {}, h('button', {type: 'button', class: 'link', onclick: () => tab.reveal(item.pointer)}, item.id),
        h('span', {class: 'kind'}, item.kind === 'guide' ? 'guide' : item.isLeaf ? 'view' : 'view with subviews')),
      h('p', {class: 'frame'}, `${number(frame.width)} × ${number(frame.height)} at `,
        `${number(frame.x - (parent?.x ?? 0))}, ${number(frame.y - (parent?.y ?? 0))}`,
        parent ? h('span', {class: 'note'}, ` in ${item.parent}, ${rest(frame, parent)}`) : null),
      frame.text ? h('p', {class: 'note'}, textFacts(frame.text)) : null,
      ...['horizontal', 'vertical'].filter(axis => why?.[axis]?.length).map(axis => h('details', {open: true},
        h('summary', {}, `Settled ${axis === 'horizontal' ? 'horizontally' : 'vertically'} by`),
        members(tab, why[axis]))),
      why?.settling?.length ? h('div', {}, h('h4', {}, 'Would settle it'), h('ul', {class: 'members'},
        why.settling.map(text => h('li', {}, h('code', {}, text),
          h('button', {type: 'button', class: 'small', onclick: () => tab.addConstraint(text)}, 'Add'))))) : null,
      h('details', {class: 'naming', open: isOpen}, h('summary', {}, 'Constraints that name it'),
        h('ul', {class: 'members'}, constraintsNaming(tab.request, item.id).map(each => h('li', {},
          h('button', {type: 'button', class: 'link code', onclick: () => tab.reveal(each.pointer)}, each.text))))));
  }
}

/** How far a frame is from the edges of its parent that its position does not tell. */
function rest(frame, parent) {
  const [right, bottom] = [parent.x + parent.width - frame.x - frame.width, parent.y + parent.height - frame.y - frame.height];
  return `${number(right)} from its right, ${number(bottom)} from its bottom`;
}

/** What a frame shows of its text, in a few words. */
function textFacts(text) {
  return [
    `Text ${number(text.width)} × ${number(text.height)}`, text.lines === 1 ? '1 line' : `${text.lines} lines`,
    text.font === 'system' ? 'the system font' : text.font, text.estimated ? 'estimated' : null,
    text.truncated ? 'truncated' : null,
  ].filter(Boolean).join(' · ');
}
