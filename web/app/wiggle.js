// An ambiguous view moves through what its constraints leave open.

import {number, prefersLessMotion} from './dom.js';
import {quoted} from './scene.js';
import {post, Unanswered} from './service.js';

const EXTREME = 1e6;
const LEAST_PRIORITY = 0.001;

/**
 * Moves a view through what its constraints leave open. The ends of the range are solutions: the same set with a
 * wish of the least priority, which nothing else is given up for.
 */
export async function wiggle(tab, view, attributes) {
  const attribute = attributes.find(each => ['x', 'width'].includes(each)) ?? attributes[0];
  const anchor = {x: 'left', y: 'top', width: 'width', height: 'height'}[attribute];
  const name = `${quoted(view)}.${anchor}`;
  const request = tab.sent(tab, {isAsking: false});
  delete request.variants;
  delete request.devices;
  const ask = async wish => {
    const constraints = [...(request.constraints ?? []), wish];
    const answer = await post('v1/layout', {...request, constraints});
    return answer.isProblem ? null : answer.document.frames;
  };
  const bound = tab.screen && ['x', 'width'].includes(attribute) ? 'width' : 'height';
  let ends;
  try {
    ends = await Promise.all([
      ask(`${name} <= -${EXTREME} @ ${LEAST_PRIORITY}`), ask(`${name} >= ${EXTREME} @ ${LEAST_PRIORITY}`),
    ]);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return void tab.app.say(error.message, tab);
  }
  const [low, high] = ends;
  const canvas = tab.canvases[0];
  const home = canvas?.frames;
  // The text may have gone on in the meantime.
  if (!low || !high || !home?.[view] || !tab.items.has(view)) return;
  const room = (tab.answer.frames[tab.screen?.id]?.[bound] ?? 400) * 0.25;
  const end = frames => limited(home, frames, view, room);
  const stops = [home, end(low), end(high), home];
  tab.app.say(`${view}: ${attribute} from ${rangeText(low[view][attribute])} to ${rangeText(high[view][attribute])}`);
  if (prefersLessMotion()) {
    canvas.move(stops[2]);
    setTimeout(() => canvas.move(tab.panels()[0]?.frames ?? home), 1200);
    return;
  }
  animate(stops, 2400, frames => canvas.move(frames), () => tab.draw());
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

const rangeText = value => Math.abs(value) > EXTREME / 10 ? 'anywhere' : number(value);

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
