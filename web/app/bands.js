// What a sweep says along its widths: stretches that are settled, ambiguous, cut off or in
// conflict.

/** From the gravest to the one in which nothing is to be mended. */
export const STATES = ['conflict', 'ambiguous', 'truncated', 'settled'];
/** Widths closer than this are one: bounds of a sweep are accurate to 1e-6. */
const NEAR = 1e-4;

/** What is cut off: views that are smaller than their content. */
const isCut = ({unsatisfied}) => (unsatisfied ?? []).some(each => each.kind === 'squeezed');

/**
 * The bands of a sweep, in ascending order and without gaps.
 *
 * @returns {{from: number, to: number, state: string, views: string[]}[]}
 */
export function bandsOf({from, to, pieces, ambiguous = [], unsatisfied = []}) {
  const ranges = {
    settled: pieces.map(({from: start, to: end}) => ({from: start, to: end})),
    ambiguous: ambiguous.map(each => ({...each, views: (each.ambiguous ?? []).map(({view}) => view)})),
    truncated: unsatisfied.filter(isCut).map(each => ({
      ...each, views: each.unsatisfied.filter(({kind}) => kind === 'squeezed').map(({view}) => view),
    })),
  };
  const bounds = [from, to, ...Object.values(ranges).flat().flatMap(each => [each.from, each.to])]
    .filter(bound => bound >= from && bound <= to).sort((a, b) => a - b);
  const walks = Object.fromEntries(Object.entries(ranges).map(([name, list]) => [name, walk(list)]));
  const bands = [];
  for (let index = 1; index < bounds.length; index += 1) {
    const [start, end] = [bounds[index - 1], bounds[index]];
    if (end - start < NEAR) continue;
    const middle = (start + end) / 2;
    // Where no piece has frames, no frames are possible.
    const found = {settled: walks.settled(middle), ambiguous: walks.ambiguous(middle), truncated: walks.truncated(middle)};
    const state = !found.settled ? 'conflict' : found.ambiguous ? 'ambiguous' : found.truncated ? 'truncated' : 'settled';
    const views = found[state]?.views ?? [];
    const last = bands.at(-1);
    if (last && last.state === state && String(last.views) === String(views)) last.to = end;
    else bands.push({from: last ? last.to : start, to: end, state, views});
  }
  if (bands.length) bands.at(-1).to = to;
  return bands;
}

/** The range at a value, for values that ascend. */
function walk(ranges) {
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  let index = 0;
  return value => {
    while (index < sorted.length && sorted[index].to < value) index += 1;
    return index < sorted.length && sorted[index].from <= value ? sorted[index] : null;
  };
}

/** The widths at which the layout begins to behave in another way, in ascending order. */
export function breakpointsOf({from, to, pieces}, bands) {
  const widths = [...pieces, ...bands].flatMap(each => [each.from, each.to]).sort((a, b) => a - b);
  return widths.filter((width, index) => width > from + NEAR && width < to - NEAR
    && (index === 0 || width - widths[index - 1] > NEAR));
}
