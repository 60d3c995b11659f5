// What the answer of a layout says: conflicts with repairs, ambiguity, constraints that do not hold.

import {h, keepingFocus, number} from './dom.js';
import {locate} from './json.js';
import {idsIn} from './scene.js';
import {changeOf, describe, titleOf} from './repairs.js';
import {unshownOf} from './panels.js';
import {isNotable, truncatedViews, verdictOf} from './verdict.js';
import {wiggle} from './wiggle.js';

/** How many views or constraints of a kind are listed. */
const LIMIT = 50;

export class Findings {
  constructor(tab, box) {
    Object.assign(this, {tab, box});
  }

  /** Says what holds in all pictures, and lists what does not, the first picture first. */
  show(panels) {
    const {isGood, text} = verdictOf([...panels, ...unshownOf(this.tab, panels)]);
    const parts = panels.map((panel, index) => this.partsOf(panel, index)).map((found, index) =>
      found.length && panels.length > 1
        ? h('section', {class: 'panel-findings', 'aria-label': panels[index].title}, h('h3', {class: 'where'}, panels[index].title), found)
        : found);
    keepingFocus(this.box, () => {
      this.box.replaceChildren(h('p', {class: isGood ? 'verdict good' : 'verdict'}, text), ...parts.flat());
    });
  }

  /** The findings of one panel; only the first can be chosen in and wiggled. */
  partsOf(panel, index) {
    const {tab} = this;
    const isBase = index === 0;
    const parts = [];
    const isOwn = isBase && tab.conflicts && !panel.isElsewhere;
    const conflicts = isOwn ? tab.conflicts : panel.conflicts;
    const repairs = (isOwn ? tab.problem.repairs : panel.repairs) ?? [];
    if (conflicts) parts.push(this.conflictList(conflicts, repairs));
    else if (panel.broken?.length) parts.push(this.conflictList(panel.broken.map(each => each.conflict ?? [each]), []));
    if (panel.ambiguous?.length) parts.push(this.ambiguityList(panel, isBase));
    const notable = (panel.unsatisfied ?? []).filter(isNotable);
    if (notable.length) {
      parts.push(h('section', {class: 'finding'}, h('h3', {}, 'Optional constraints that do not hold'),
        h('ul', {class: 'members'}, notable.slice(0, LIMIT).map(each => h('li', {},
          each.pointer ? h('button', {type: 'button', class: 'link code', onclick: () => tab.reveal(each.pointer)}, describe(each))
            : h('span', {class: 'code'}, describe(each)),
          h('span', {class: 'note'}, ` by ${number(each.violation)}`))))));
    }
    const cut = truncatedViews(panel);
    if (cut.length) {
      parts.push(h('section', {class: 'finding'}, h('h3', {}, 'Text that is cut'),
        h('ul', {class: 'members'}, cut.slice(0, LIMIT).map(id => h('li', {}, this.viewLink(id))))));
    }
    return parts;
  }

  viewLink(id) {
    return h('button', {type: 'button', class: 'link', onclick: () => this.tab.select(id)}, id);
  }

  conflictList(conflicts, repairs) {
    return h('section', {class: 'finding conflict'}, conflicts.map((conflict, index) => {
      const buttons = this.repairsOf(conflict, repairs.filter(repair => repair.conflict === index && repair.pointer));
      return h('div', {class: 'columns'},
        h('div', {}, h('h3', {}, conflicts.length > 1 ? `Conflict ${index + 1}: these cannot all hold` : 'These cannot all hold'),
          members(this.tab, conflict)),
        buttons.length ? h('div', {}, h('h3', {}, 'Repairs'), h('div', {class: 'repairs'}, buttons)) : null);
    }));
  }

  /** A button for each repair: those that the server verified, or else those that every conflict has. */
  repairsOf(conflict, verified) {
    const repairs = verified.length ? verified : conflict.toReversed()
      .filter(member => member.constraint !== undefined && member.part === undefined)
      .flatMap(member => [{...member, change: 'priority', value: 999}, {...member, change: 'leave-out'}]);
    return repairs.slice(0, 12).map(repair => {
      const {source, root} = this.tab.drawn;
      const change = changeOf(repair, source, root);
      if (!change) return null;
      const effect = repair.moved === undefined ? null
        : repair.moved === 0 ? 'moves nothing' : `moves ${repair.moved === 1 ? 'one view' : `${repair.moved} views`}`;
      return h('button', {type: 'button', class: 'repair', onclick: () => this.tab.editor.apply(change, 'fix', source)},
        titleOf(repair), effect ? h('span', {class: 'note'}, effect) : null);
    }).filter(Boolean);
  }

  ambiguityList(panel, isBase) {
    const {tab} = this;
    const repairs = panel.repairs ?? [];
    return h('section', {class: 'finding ambiguity'}, h('h3', {}, 'Not settled'),
      h('ul', {class: 'members'}, panel.ambiguous.slice(0, LIMIT).map(({view, attributes}) => h('li', {},
        this.viewLink(view),
        h('span', {class: 'note'}, ` ${attributes.join(', ')} `),
        isBase ? h('button', {
          type: 'button', class: 'small wiggle', title: 'Move it through what the constraints allow', onclick: () => wiggle(tab, view, attributes),
        }, 'Wiggle') : null,
        repairs.filter(repair => repair.view === view && repair.text).slice(0, 2).map(repair => h('button', {
          type: 'button', class: 'small add', onclick: () => tab.addConstraint(repair.text),
        }, `Add ${repair.text}`))))),
      isBase ? h('p', {class: 'note'}, 'Press Add, or choose the view and drag a dot at its edge to an edge of another view. '
        + 'Leading edges are left, and right where text runs from right to left.') : null);
  }
}

/** Constraints as links to the text, where they stand in it. */
export function members(tab, constraints) {
  return h('ul', {class: 'members'}, constraints.map(member => {
    const text = describe(member);
    const isThere = member.pointer && locate(tab.drawn.root, member.pointer).isExact;
    return h('li', {}, isThere
      ? h('button', {type: 'button', class: 'link code', onclick: () => tab.reveal(member.pointer)}, text)
      : h('span', {class: 'code'}, text));
  }));
}

/** The views that constraints which do not hold name. */
export function violatedViews(panel, items) {
  const violated = new Set();
  const broken = [...(panel.broken ?? []), ...(panel.unsatisfied ?? []).filter(isNotable)];
  for (const each of broken) {
    if (each.view) violated.add(each.view);
    for (const id of idsIn(each.text ?? '')) if (items.has(id)) violated.add(id);
  }
  return violated;
}
