// How large pictures are drawn: as large as the space allows in which they stand side by side.

const GAP = 20;
/** The margins of a picture, with what is rounded, and the lines above and below it, in pixels. */
const MARGIN = 28;
const CAPTION = 60;
const LARGEST = 3;
/** Below this many pixels a picture's longer side shows nothing: the stage scrolls instead. */
const SMALLEST_SIDE = 220;
const STEPS = 24;

/** Whether the page is one column that scrolls. */
export const isNarrow = () => matchMedia('(max-width: 800px)').matches;

/** Whether boxes fit, in rows as the page breaks them. */
function fits(boxes, room, scale) {
  let [x, y, tallest] = [0, 0, 0];
  for (const box of boxes) {
    const width = box.width * scale + MARGIN;
    const height = box.height * scale + MARGIN + CAPTION;
    if (width > room.width) return false;
    if (x > 0 && x + width > room.width) {
      [x, y, tallest] = [0, y + tallest + GAP, 0];
    }
    x += width + GAP;
    tallest = Math.max(tallest, height);
  }
  return y + tallest <= room.height;
}

/**
 * The largest scale at which boxes fit a room, in pixels a point.
 *
 * @param boxes the extents of pictures, in points
 * @param room the stage, in pixels
 */
export function fittingScale(boxes, room) {
  if (!boxes.length) return 1;
  const widest = Math.max(...boxes.map(box => box.width));
  const longest = Math.max(...boxes.map(box => Math.max(box.width, box.height)));
  let [low, high] = [0, LARGEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(boxes, room, middle)) low = middle;
    else high = middle;
  }
  const readable = Math.min(SMALLEST_SIDE / longest, Math.max(1, room.width - MARGIN) / widest);
  return Math.max(0.02, readable, low);
}
