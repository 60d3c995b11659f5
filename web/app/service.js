// Requests to the server that serves this page, and to no other.

const base = new URL('../', import.meta.url);

/** The address of a path of the server, wherever it is mounted. */
export const address = path => new URL(path.replace(/^\//, ''), base);

/** Whole numbers that a double does not hold stay as they were written, to be shown. */
const exactly = (key, value, context) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? context?.source ?? value : value;

/** A response: its status, its document, and whether it is a problem. */
export async function post(path, body, signal, {isExact = false, type = 'application/json'} = {}) {
  const response = await fetch(address(path), {
    method: 'POST', signal, body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {'Content-Type': type, Accept: 'application/json'},
  });
  const text = await response.text();
  // A body that had arrived before the request was given up is no answer either.
  signal?.throwIfAborted();
  let document;
  try {
    document = isExact ? JSON.parse(text, exactly) : JSON.parse(text);
  } catch {
    document = {title: 'No answer', detail: `The server answered ${response.status} without a document.`};
  }
  return {status: response.status, isProblem: !response.ok, document, bytes: text.length};
}

/** The scenes of an Interface Builder document as layout requests. */
export const importDocument = text => post('v1/import', text, undefined, {type: 'application/xml'});

/**
 * The picture of a layout request, as SVG.
 *
 * @throws {Error} with what the server says
 */
export async function drawing(request) {
  const response = await fetch(address('v1/layout'), {
    method: 'POST', body: JSON.stringify(request),
    headers: {'Content-Type': 'application/json', Accept: 'image/svg+xml, application/problem+json;q=0.5'},
  });
  if (!response.headers.get('Content-Type')?.startsWith('image/svg')) throw new Error('The server sent no picture.');
  return response.text();
}

/** A document in JSON; null if there is none. */
export async function get(path) {
  const response = await fetch(address(path), {headers: {Accept: 'application/json'}});
  return response.ok ? response.json() : null;
}

let known;

/** What this server can do beyond the first contract, by its own description. */
export function features() {
  known ??= get('openapi.json').then(async contract => {
    const schemas = contract?.components?.schemas ?? {};
    const layout = schemas.LayoutRequest?.properties ?? {};
    const paths = contract?.paths ?? {};
    const [devices, fonts] = await Promise.all(
      ['v1/devices', 'v1/fonts'].map(path => paths[`/${path}`] ? get(path) : null));
    return {
      sweep: 'sweep' in layout, repairs: 'repairs' in layout, deviceVariants: 'devices' in layout,
      devices: devices?.devices ?? null, picture: '/v1/picture/{request}' in paths,
      contract, fonts: fonts?.fonts ?? [],
    };
  }).catch(() => ({
    sweep: false, repairs: false, deviceVariants: false, devices: null, picture: false, contract: null, fonts: [],
  }));
  return known;
}
