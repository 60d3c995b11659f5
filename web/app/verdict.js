// What holds in every picture of a layout: one sentence about all of them.

/** Whether a constraint that does not hold is worth a look; views that are larger than their content are in every layout. */
export function isNotable({kind, implied}) {
  return kind === undefined
    ? !/^(?:hugging|stack)/.test(implied ?? '') : !['stretched', 'wrapped', 'stack'].includes(kind);
}

/** The ids of the views whose text is cut. */
export const truncatedViews = panel =>
  Object.entries(panel.frames ?? {}).filter(([, frame]) => frame.text?.truncated).map(([id]) => id);

/** The verbs of a panel's faults, for one panel and for several. */
const FAULTS = [
  [panel => panel.isUnsolved, 'cannot be solved', 'cannot be solved'],
  ...[
    [panel => panel.broken?.length, 'leaves constraints out', 'leave constraints out'],
    [panel => panel.ambiguous?.length, 'is not settled', 'are not settled'],
    [panel => panel.ambiguousComplete === false, 'was not checked in full', 'were not checked in full'],
    [panel => panel.unsatisfied?.some(isNotable), 'violates constraints', 'violate constraints'],
    [panel => truncatedViews(panel).length, 'cuts text', 'cut text'],
    // What is drawn of a panel without a solution says nothing more of it.
  ].map(([has, ...verbs]) => [panel => !panel.isUnsolved && has(panel), ...verbs]),
];

const listed = names => names.length > 3 ? `${names.length} of them`
  : names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What is at fault in one panel. */
export const faultsOf = panel => FAULTS.filter(([has]) => has(panel)).map(([, verb]) => verb);

/**
 * The verdict on all panels.
 *
 * @returns {{isGood: boolean, text: string}}
 */
export function verdictOf(panels) {
  // Panels that have the same faults are named once.
  const verbs = new Map();
  for (const [has, one, several] of FAULTS) {
    const names = panels.filter(has).map(panel => panel.title);
    if (!names.length) continue;
    const subject = listed(names);
    verbs.set(subject, [...verbs.get(subject) ?? [], names.length > 1 ? several : one]);
  }
  const parts = [...verbs].map(([subject, each]) => `${subject} ${each.join(' and ')}`);
  if (!parts.length) {
    const where = panels.length === 1 ? '' : panels.length === 2 ? ', in both pictures' : `, in all ${panels.length} pictures`;
    return {isGood: true, text: `Every frame is settled, every constraint holds, and no text is cut${where}.`};
  }
  const isSome = panels.some(panel => !faultsOf(panel).length);
  const text = `${parts.join('; ')}${isSome ? '; the rest holds' : ''}.`;
  return {isGood: false, text};
}
