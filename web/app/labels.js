// Where the names of views stand in a picture. A name lies in its own view, clear of every other view and of
// drawn text, or outside all views. Where neither has room there is no name: the picture tells it on hover and focus.

/** The most views whose names are placed; a picture of more is told by hover, focus and the list. */
export const VIEW_LIMIT = 2000;
/** How many of the views in a view are asked for room beside them. */
const NEIGHBOUR_LIMIT = 12;
const TOLERANCE = 1e-6;

/** A frame as a box, whose sizes are not negative. */
export const boxOf = ({x, y, width, height}) => ({
  x: Math.min(x, x + width), y: Math.min(y, y + height), width: Math.abs(width), height: Math.abs(height),
});

export const isApart = (a, b) => a.x + a.width <= b.x + TOLERANCE || b.x + b.width <= a.x + TOLERANCE
  || a.y + a.height <= b.y + TOLERANCE || b.y + b.height <= a.y + TOLERANCE;

export const isWithin = (a, b) => a.x >= b.x - TOLERANCE && a.y >= b.y - TOLERANCE
  && a.x + a.width <= b.x + b.width + TOLERANCE && a.y + a.height <= b.y + b.height + TOLERANCE;

/** The line between the facing edges of a frame and of its label, as a box without a width or a height. */
function leader(frame, label) {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const x = Math.min(Math.max(frame.x + frame.width / 2, label.x), label.x + label.width);
  const y = Math.min(Math.max(frame.y + frame.height / 2, label.y), label.y + label.height);
  if (label.y >= bottom) return {x, y: bottom, width: 0, height: label.y - bottom};
  if (label.y + label.height <= frame.y) return {x, y: label.y + label.height, width: 0, height: frame.y - label.y - label.height};
  if (label.x >= right) return {x: right, y, width: label.x - right, height: 0};
  return {x: label.x + label.width, y, width: frame.x - label.x - label.width, height: 0};
}

/** Places in a frame, the best first: its corners, its middle, and then beside the views that stand in it. */
function placesIn(box, {width, height}, pad, blockers) {
  const [left, top] = [box.x + pad, box.y + pad * 0.6];
  const [right, bottom] = [box.x + box.width - width - pad, box.y + box.height - height];
  const [middle, centre] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  const places = [[left, top], [right, top], [left, bottom], [right, bottom], [middle, centre], [middle, top], [middle, bottom]];
  for (const other of blockers.slice(0, NEIGHBOUR_LIMIT)) {
    const [below, above] = [other.y + other.height, other.y - height];
    places.push([left, below], [left, above], [other.x, below], [other.x, above], [middle, below], [middle, above]);
    places.push([other.x + other.width + pad, Math.max(top, other.y)], [other.x - width - pad, Math.max(top, other.y)]);
  }
  return places.map(([x, y]) => ({x, y, width, height}));
}

/** Places beside a frame: above, below and at both sides. */
function placesBeside(box, {width, height}) {
  const gap = height * 0.5;
  const [middle, centre] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  return [
    [middle, box.y - gap - height], [middle, box.y + box.height + gap],
    [box.x + box.width + 2 * gap, centre], [box.x - 2 * gap - width, centre],
  ].map(([x, y]) => ({x, y, width, height}));
}

/** Whether a label of a view covers no view but those that contain it, and crosses no edge. */
export const isClear = (views, boxes, box, index) => views.every((other, at) => {
  if (at === index || isApart(box, boxes[at])) return true;
  const mayContain = other.isGuide || views[index].ancestors.has(other.id);
  return mayContain && isWithin(box, boxes[at]);
});

/**
 * Places names.
 *
 * @param views in the order in which they are drawn: `{id, text, frame, ancestors, isGuide}`, where `ancestors` is
 *   a set of ids. A guide is no view: names can stand in it, but not over its edge.
 * @param obstacles boxes that no name covers, such as drawn text
 * @param bounds the box of the picture
 * @param measure the size of a text at a size of the font: `(text, size) => {width, height}`
 * @param sizes the sizes of the font, the preferred one first
 * @returns {{labels: object[], hidden: string[], taken: object[]}} labels are `{id, text, size, x, y, width, height, line}`,
 *   where `line` leads to a label beside its view; hidden are the ids of the views that have no room for a name; taken
 *   are the boxes of names and obstacles
 */
export function placeLabels({views, obstacles = [], bounds, measure, sizes}) {
  if (views.length > VIEW_LIMIT) return {labels: [], hidden: views.map(each => each.id), taken: []};
  const boxes = views.map(each => boxOf(each.frame));
  const taken = [...obstacles];
  const labels = [];
  const hidden = [];

  const isFree = box => taken.every(other => isApart(box, other));
  const crossesNone = (line, index) => views.every((other, at) =>
    at === index || views[index].ancestors.has(other.id) || other.isGuide || isApart(line, boxes[at]));

  const outside = [];
  views.forEach((view, index) => {
    const box = boxes[index];
    for (const size of sizes) {
      const extent = measure(view.text, size);
      if (extent.width > box.width || extent.height > box.height) continue;
      const blockers = boxes.filter((other, at) => at !== index && !views[index].ancestors.has(views[at].id)
        && !isApart(box, other));
      const place = placesIn(box, extent, size * 0.25, blockers).find(
        each => isWithin(each, box) && isFree(each) && isClear(views, boxes, each, index));
      if (!place) continue;
      taken.push(place);
      labels.push({id: view.id, text: view.text, size, line: null, ...place});
      return;
    }
    outside.push(index);
  });
  for (const index of outside) {
    const view = views[index];
    const size = sizes.at(-1);
    const place = placesBeside(boxes[index], measure(view.text, size)).find(each => isWithin(each, bounds) && isFree(each)
      && boxes.every(other => isApart(each, other))
      && crossesNone(leader(boxes[index], each), index));
    if (!place) {
      hidden.push(view.id);
      continue;
    }
    const line = leader(boxes[index], place);
    taken.push(place, line);
    labels.push({id: view.id, text: view.text, size, line, ...place});
  }
  return {labels, hidden, taken};
}
