// The lines of the texts in a layout. The layout has their sizes; where lines end, the endpoint of texts says.

import {post} from './service.js';

/** How many texts of all pictures are drawn. */
const TEXT_LIMIT = 300;
const MEMBERS = [
  'text', 'font', 'textStyle', 'lines', 'lineBreak', 'lineBreakStrategy', 'lineHeightMultiple', 'letterSpacing', 'textKind', 'language',
];
const SET = /^('(?:[^']|'')*'|[A-Za-z_]\w*)\.(text|textStyle|font\.size|font\.textStyle)$/;

/** What a variant sets of the texts of views: members by id. */
function changesOf(variant) {
  const changes = new Map();
  for (const [path, value] of Object.entries(variant?.set ?? {})) {
    const [, name, member] = SET.exec(path) ?? [];
    if (!name) continue;
    const id = name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
    changes.set(id, [...changes.get(id) ?? [], [member, value]]);
  }
  return changes;
}

function changed(view, changes = []) {
  const copy = {...view};
  for (const [member, value] of changes) {
    const [first, second] = member.split('.');
    copy[first] = second ? {...copy[first], [second]: value} : value;
  }
  return copy;
}

const sideways = insets => (insets?.left ?? 0) + (insets?.right ?? 0);

/** The question about a view's text in a frame. */
function question(view, frame, language) {
  const asked = {widths: [Math.max(0, frame.width - sideways(view.alignmentInsets))]};
  for (const name of MEMBERS) if (view[name] !== undefined) asked[name] = view[name];
  if (language !== undefined) asked.language ??= language;
  return asked;
}

/**
 * The lines of every text in some panels.
 *
 * @param request the layout request that was solved
 * @param items its views
 * @returns for each panel a map from ids to `{asked, font, size, width, inset}`
 */
export async function measureTexts(request, items, panels, signal) {
  const found = panels.map(() => new Map());
  // One request for each content size, which belongs to a whole request.
  const groups = new Map();
  let room = TEXT_LIMIT;
  for (const [index, panel] of panels.entries()) {
    const variant = (Array.isArray(request.variants) ? request.variants : []).find(each => each?.name === panel.name);
    const changes = changesOf(variant);
    const contentSize = variant?.set?.contentSize ?? variant?.contentSize ?? request.contentSize;
    for (const item of items.values()) {
      const frame = panel.frames?.[item.id];
      if (!frame?.text || room <= 0) continue;
      room -= 1;
      const view = changed(item.view, changes.get(item.id));
      const group = groups.get(contentSize) ?? [];
      groups.set(contentSize, group);
      group.push({index, item, font: frame.text.font, asked: question(view, frame, variant?.language)});
    }
  }
  await Promise.all([...groups].map(async ([contentSize, group]) => {
    const body = {texts: group.map(each => each.asked)};
    for (const name of ['scale', 'language']) if (request[name] !== undefined) body[name] = request[name];
    if (contentSize !== undefined) body.contentSize = contentSize;
    const answer = await post('v1/text', body, signal);
    if (answer.isProblem) return;
    group.forEach(({index, item, font, asked}, at) => {
      const {sizes: [size]} = answer.document.texts[at];
      found[index].set(item.id, {asked, font, size, width: asked.widths[0], inset: item.view.alignmentInsets?.left ?? 0});
    });
  }));
  return found;
}
