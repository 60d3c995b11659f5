// Numbers of the chosen view at lines of a picture, where they cover no other view.

import {set} from './dom.js';
import {boxOf, isApart, isClear, isWithin, VIEW_LIMIT} from './labels.js';

/** Pixels of the font, the preferred size first. */
const SIZES = [11, 9];
/** Pixels of a line below which its number stands beyond its end. */
const SHORT = 40;
/** Where a note at a line stands, in parts of the line. */
const STOPS = [0.5, 0.3, 0.7, 0.15, 0.85];

/**
 * Places for a note at a line: beside it, and beyond its ends.
 *
 * @param line `{axis, from, to, across}`
 * @param extent the size of the note
 * @param gap what is kept free beyond an end
 * @param isShort whether the line has no room beside it: then the place beyond `to` is the first
 */
function placesAlong({axis, from, to, across}, {width, height}, gap, isShort) {
  const isAcross = axis === 'x';
  const [long, wide] = isAcross ? [width, height] : [height, width];
  const space = isAcross ? gap * 0.25 : gap;
  const sign = to < from ? -1 : 1;
  const beside = STOPS.flatMap(stop => {
    const start = from + (to - from) * stop - long / 2;
    const sides = [[start, across - wide - space], [start, across + space]];
    return isAcross ? sides : sides.toReversed();
  });
  const beyond = [[to, sign], [from, -sign]].map(
    ([end, way]) => [way > 0 ? end + gap : end - gap - long, across - wide / 2]);
  return (isShort ? [...beyond, ...beside] : [...beside, ...beyond]).map(
    ([along, at]) => isAcross ? {x: along, y: at, width, height} : {x: at, y: along, width, height});
}

/**
 * The first place where a note on a view is in it, clear of the views in it, or where no view is but those that contain
 * it; undefined where there is none.
 *
 * @param views as for names
 * @param taken boxes that it must not cover
 */
function placeNote({views, id, places, taken, bounds}) {
  const index = views.findIndex(each => each.id === id);
  if (index < 0 || views.length > VIEW_LIMIT) return undefined;
  const boxes = views.map(each => boxOf(each.frame));
  return places.find(each => isWithin(each, bounds) && taken.every(other => isApart(each, other))
    && (isApart(each, boxes[index]) || isWithin(each, boxes[index])) && isClear(views, boxes, each, index));
}

/**
 * Writes a number of the chosen view at a line, in the view or where no other view is.
 *
 * @param canvas the picture, whose `taken` and `notes` are boxes that the number must not cover
 * @param text an element with the number
 * @param gap pixels beyond the ends of the line
 * @returns whether it has room; without, the element stands at the first place that was tried
 */
export function writeNote(canvas, text, line, gap) {
  const {scale, named, selected, taken, notes} = canvas;
  const {left, top, width, height} = canvas.box;
  const isShort = Math.abs(line.to - line.from) * scale < SHORT;
  let first = null;
  for (const pixels of SIZES) {
    const size = pixels / scale;
    const extent = {width: canvas.widthOf(text.textContent, size) * 1.08, height: size};
    const places = placesAlong(line, extent, gap / scale, isShort);
    const found = placeNote({
      views: named, id: selected, places, taken: [...taken, ...notes], bounds: {x: left, y: top, width, height},
    });
    first ??= {place: places[0], size};
    if (!found) continue;
    notes.push(found);
    write(text, found, size);
    return true;
  }
  write(text, first.place, first.size);
  return false;
}

const write = (text, place, size) => set(text, {'font-size': size, x: place.x + size * 0.15, y: place.y + size * 0.86});
