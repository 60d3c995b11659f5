// The token that a server asks for. It is kept for the session, in this browser alone, and sent to this server alone.

const KEY = 'trellis-token';
const VALID = /^[\x21-\x7e]+$/;

let kept = null;

export function token() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return kept;
  }
}

/** Keeps a token; null forgets it. Returns whether it can be one. */
export function keepToken(value) {
  const text = value?.trim() ?? null;
  if (text !== null && !VALID.test(text)) return false;
  kept = text;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch { /* It holds for this page then. */ }
  return true;
}

/** Fields of a request that carry the token. */
export function credentials() {
  const value = token();
  return value ? {Authorization: `Bearer ${value}`} : {};
}

/** Notes a response: one with the status 401 asks for a token, which the page then asks for. */
export function noteStatus(status) {
  if (status === 401) document.dispatchEvent(new CustomEvent('trellis-unauthorized'));
}
