// Share links: the state as JSON, in the zlib format (RFC 1950) and in base64url, behind `#`, which
// browsers send to no server.

const LIMIT = 4 * 1024 * 1024;

async function piped(bytes, stream, limit = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const {value, done} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) throw new Error('the link holds too much');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Text in the zlib format and in base64url without padding. */
export async function packed(text) {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream('deflate'));
  let characters = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    characters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that `packed` made this of. */
export async function unpacked(text) {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(characters, each => each.charCodeAt(0));
  const inflated = await piped(bytes, new DecompressionStream('deflate'), LIMIT);
  return new TextDecoder('utf-8', {fatal: true}).decode(inflated);
}

/** @throws {RangeError} for a state that `unpackState` would not read */
export function packState(state) {
  const text = JSON.stringify(state);
  // No character has more than three bytes for each code unit.
  if (text.length > LIMIT / 3) throw new RangeError('the state is too long for a link');
  return packed(text);
}

/** The state of a link; null where there is none that can be read. */
export async function unpackState(fragment) {
  if (fragment.length < 2) return null;
  try {
    const state = JSON.parse(await unpacked(fragment.replace(/^#/, '')));
    return state && typeof state === 'object' && !Array.isArray(state) ? state : null;
  } catch {
    return null;
  }
}
