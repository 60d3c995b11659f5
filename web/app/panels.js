// The pictures of a layout: itself, perhaps at a chosen width, and each variant and device.

import {faultsOf} from './verdict.js';

/** Views that a picture shows without becoming slow. */
export const PICTURE_LIMIT = 3000;

/** What stands in place of a picture; null where there can be one. */
export function wordsFor(answer, items) {
  if (!answer) return 'The picture appears here as soon as the request can be solved.';
  if (!items.size) return 'The request has no views.';
  return items.size > PICTURE_LIMIT ? `The request has ${items.size} views; pictures have at most ${PICTURE_LIMIT}.` : null;
}

/** The name of the variant at the chosen width, which no other variant or device has. */
export function nameOfWidth({variants, devices}) {
  const names = [variants, devices].filter(Array.isArray).flat().map(each => each?.name ?? each);
  let name = 'this width';
  while (names.includes(name)) name += '*';
  return name;
}

/**
 * What is drawn, the layout itself first.
 *
 * @param answer the response, or null
 * @param screen the view that stands for the screen
 * @param widthName the name of the variant at the chosen width, if one was asked for
 * @param conflicts those of the layout itself, whose answer leaves constraints out
 * @param devices those with a title
 */
export function panelsOf({answer, screen, widthName, conflicts, devices}) {
  if (!answer) return [];
  const title = screen?.id ?? 'Layout';
  const panels = [{title, ...answer}];
  for (const variant of answer.variants ?? []) {
    const device = devices.find(each => each.name === variant.name);
    // Where a width has no solution, the frames of another one stay, drawn as impossible.
    if (variant.name === widthName) panels[0] = {...variant, frames: variant.frames ?? answer.frames, title, isElsewhere: true};
    else panels.push({...variant, title: device?.title ?? variant.name});
  }
  // A request that fails on conflicts is drawn with constraints left out, which solves none of its panels.
  for (const [index, panel] of panels.entries()) {
    const isOwn = index === 0 && !panel.isElsewhere;
    panel.isUnsolved = Boolean(panel.conflicts || conflicts && (isOwn || panel.broken?.length));
  }
  return panels;
}

/** What the verdict covers beside the pictures: the layout at its own width, while another one is shown. */
export function unshownOf({answer, conflicts}, panels) {
  if (!panels[0]?.isElsewhere) return [];
  const own = {...answer, title: 'the request as it is written', isUnsolved: Boolean(conflicts)};
  return faultsOf(own).length ? [own] : [];
}
