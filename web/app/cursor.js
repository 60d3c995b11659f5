// Where a place in JSON text is, also in text that is not finished.

/**
 * The place of an offset: the way to it, and what is written there.
 *
 * @returns {{path: (string | number)[], isKey: boolean, text: string | null, start: number, members: object}} `path`
 *   leads to the value at the offset, or to the object whose member is named; `text` is what a string has so far, or
 *   null outside of strings; `start` is where that begins; `members` are the names, and the strings, of the object
 *   that the offset is in, also those behind it where a member is named
 * @complexity O(length of the text)
 */
export function placeOf(source, offset) {
  const stack = [];
  let at = 0;
  let [text, start] = [null, offset];
  while (at < offset) {
    const character = source[at];
    const top = stack.at(-1);
    if (character === '"') {
      const end = endOfString(source, at);
      if (end > offset) {
        [text, start] = [source.slice(at + 1, offset), at + 1];
        break;
      }
      if (top?.isObject) {
        const content = source.slice(at + 1, end - 1);
        if (top.expectsKey) top.key = content;
        else top.members[top.key] = content;
      }
      at = end;
      continue;
    }
    if (character === '{') stack.push({isObject: true, expectsKey: true, key: null, members: Object.create(null)});
    else if (character === '[') stack.push({isObject: false, index: 0});
    else if (character === '}' || character === ']') stack.pop();
    else if (character === ':' && top?.isObject) {
      top.expectsKey = false;
      top.members[top.key] ??= '';
    } else if (character === ',' && top) {
      if (top.isObject) Object.assign(top, {expectsKey: true, key: null});
      else top.index += 1;
    }
    at += 1;
  }
  const top = stack.at(-1);
  const isKey = Boolean(top?.isObject && top.expectsKey);
  const path = stack.map(each => each.isObject ? each.key : each.index);
  if (isKey) path.pop();
  if (isKey) noteBehind(top.members, source, text === null ? offset : start - 1);
  return {path, isKey, text, start, members: top?.members ?? {}, above: stack.map(each => each.members ?? null)};
}

/** Notes the members of an object that stand behind the one that is named at an offset. */
function noteBehind(members, source, offset) {
  let at = offset;
  if (source[at] === '"') {
    const end = endOfString(source, at);
    // A string without an end is that of the cursor: its line may be anything.
    at = end > source.length ? source.indexOf('\n', at) : end;
    if (at < 0) return;
  }
  let [depth, key, isValue] = [0, null, true];
  for (; at < source.length; at += 1) {
    const character = source[at];
    if (character === '"') {
      const end = endOfString(source, at);
      if (end > source.length) return;
      const content = source.slice(at + 1, end - 1);
      if (depth === 0 && isValue && key !== null) members[key] = content;
      else if (depth === 0 && !isValue) key = content;
      at = end - 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (depth === 0 && character === ',') [key, isValue] = [null, false];
    else if (depth === 0 && character === ':') {
      isValue = true;
      if (key !== null) members[key] ??= '';
    }
    if (depth < 0) return;
  }
}

/** The offset after the string that begins at an offset; beyond the text if it does not end. */
function endOfString(source, from) {
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '"') return at + 1;
    // A string does not go on over a line: it has lost its end.
    else if (source[at] === '\n') return Infinity;
  }
  return Infinity;
}
