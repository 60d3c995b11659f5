// What the answer of a layout says: conflicts with repairs, ambiguity, constraints that do not hold.

import {h, number} from './dom.js';
import {locate} from './json.js';
import {changeOf, describe, titleOf} from './repairs.js';
import {wiggle} from './wiggle.js';

export class Findings {
  constructor(tab, box) {
    Object.assign(this, {tab, box});
  }

  show(panel) {
    const parts = [];
    if (this.tab.conflicts) parts.push(this.conflictList());
    if (panel.ambiguous?.length) parts.push(this.ambiguityList(panel));
    const notable = (panel.unsatisfied ?? []).filter(isNotable);
    if (notable.length) {
      parts.push(h('section', {class: 'finding'}, h('h3', {}, 'Optional constraints that do not hold'),
        h('ul', {class: 'members'}, notable.map(each => h('li', {},
          each.pointer ? h('button', {type: 'button', class: 'link code', onclick: () => this.tab.reveal(each.pointer)}, describe(each))
            : h('span', {class: 'code'}, describe(each)),
          h('span', {class: 'note'}, ` by ${number(each.violation)}`))))));
    }
    if (!parts.length && panel.frames) {
      parts.push(h('p', {class: 'verdict'}, 'Every frame is settled, and every constraint holds.'));
    }
    this.box.replaceChildren(...parts);
  }

  conflictList() {
    return h('section', {class: 'finding conflict'}, this.tab.conflicts.map((conflict, index) => [
      h('div', {class: 'columns'},
        h('div', {}, h('h3', {}, this.tab.conflicts.length > 1 ? `Conflict ${index + 1}: these cannot all hold` : 'These cannot all hold'),
          members(this.tab, conflict)),
        h('div', {}, h('h3', {}, 'Repairs'), h('div', {class: 'repairs'}, this.repairsOf(conflict, index)))),
    ]));
  }

  /** A button for each repair: those that the server verified, or else those that every conflict has. */
  repairsOf(conflict, index) {
    const verified = (this.tab.problem.repairs ?? []).filter(repair => repair.conflict === index && repair.pointer);
    const repairs = verified.length ? verified : conflict.toReversed()
      .filter(member => member.constraint !== undefined && !member.part)
      .flatMap(member => [{...member, change: 'priority', value: 999}, {...member, change: 'leave-out'}]);
    return repairs.slice(0, 12).map(repair => {
      const change = changeOf(repair, this.tab.source, this.tab.root);
      if (!change) return null;
      const effect = repair.moved === undefined ? null
        : repair.moved === 0 ? 'moves nothing' : `moves ${repair.moved === 1 ? 'one view' : `${repair.moved} views`}`;
      return h('button', {type: 'button', class: 'repair', onclick: () => this.tab.editor.apply(change)},
        titleOf(repair), effect ? h('span', {class: 'note'}, effect) : null);
    });
  }

  ambiguityList(panel) {
    const repairs = this.tab.answer.repairs ?? [];
    return h('section', {class: 'finding ambiguity'}, h('h3', {}, 'Not settled'),
      h('ul', {class: 'members'}, panel.ambiguous.slice(0, 50).map(({view, attributes}) => h('li', {},
        h('button', {type: 'button', class: 'link', onclick: () => this.tab.select(view)}, view),
        h('span', {class: 'note'}, ` ${attributes.join(', ')} `),
        h('button', {type: 'button', class: 'small wiggle', onclick: () => wiggle(this.tab, view, attributes)}, 'Wiggle'),
        repairs.filter(repair => repair.view === view && repair.text).slice(0, 2).map(repair => h('button', {
          type: 'button', class: 'small', onclick: () => this.tab.addConstraint(repair.text),
        }, `Add ${repair.text}`))))));
  }
}

/** Constraints as links to the text, where they stand in it. */
export function members(tab, constraints) {
  return h('ul', {class: 'members'}, constraints.map(member => {
    const text = describe(member);
    const isThere = member.pointer && locate(tab.root, member.pointer).isExact;
    return h('li', {}, isThere
      ? h('button', {type: 'button', class: 'link code', onclick: () => tab.reveal(member.pointer)}, text)
      : h('span', {class: 'code'}, text));
  }));
}

/** Whether a constraint that does not hold is worth a look; views that are larger than their content are in every layout. */
export function isNotable({kind, implied}) {
  return kind === undefined
    ? !/^(?:hugging|stack)/.test(implied ?? '') : !['stretched', 'wrapped', 'stack'].includes(kind);
}

/** The views that constraints which do not hold name. */
export function violatedViews(panel, items) {
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
