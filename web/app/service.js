// Requests to the server that serves this page, and to no other.

import {credentials, noteStatus} from './token.js';

const base = new URL('../', import.meta.url);

/** The address of a path of the server, wherever it is mounted. */
export const address = path => new URL(path.replace(/^\//, ''), base);

/** Whole numbers that a double does not hold stay as they were written, to be shown. */
const exactly = (key, value, context) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? context?.source ?? value : value;

/** How often a request is sent again to a server that is too busy, and the longest pause before that, in seconds. */
const [RETRIES, LONGEST_PAUSE] = [5, 5];
/** The statuses of a server that is too busy: the request can be sent again later. */
const BUSY = new Set([429, 503]);

/** A request that has no answer: the server cannot be reached, or is too busy. */
export class Unanswered extends Error {
  /** @param seconds the time after which the server may answer, if it says so */
  constructor(message, seconds) {
    super(message);
    this.seconds = seconds;
  }
}

/** Operations that a sequence can carry out as a step. */
const STEPS = new Set(['v1/layout', 'v1/text', 'v1/snapshot', 'v1/diff']);

/**
 * A response: its status, its document, whether it is a problem, and what it took.
 *
 * A request is sent as the only step of a sequence, which carries it out in the same way. A step that fails is
 * then part of a response whose status is 200; browsers write each other status to the console as an error, also
 * while one types.
 *
 * @param body the request as text, which must be JSON for a step, or as a value
 */
export async function post(path, body, signal, {isExact = false, type = 'application/json'} = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const operation = path.replace(/^\//, '');
  const isStep = STEPS.has(operation);
  let start;
  const response = await patient(signal, () => {
    start = performance.now();
    return fetch(address(isStep ? 'v1/sequence' : path), {
      method: 'POST', signal, headers: {'Content-Type': type, Accept: 'application/json', ...credentials()},
      body: isStep ? `{"steps": [{"id": "request", "post": "/${operation}", "body": ${text}\n}]}` : text,
    });
  });
  const received = await reached(() => response.text());
  // A body that had arrived before the request was given up is no answer either.
  signal?.throwIfAborted();
  noteStatus(response.status);
  const {status, source} = isStep && response.ok ? onlyStep(received) : {status: response.status, source: received};
  let document;
  try {
    document = isExact ? JSON.parse(source, exactly) : JSON.parse(source);
  } catch {
    document = {title: 'No answer', detail: `The server answered ${response.status} without a document.`};
  }
  return {
    status, document, source, isProblem: status < 200 || status > 299, milliseconds: performance.now() - start,
    bytes: new TextEncoder().encode(source).length,
  };
}

/** What the network gives, or the error for a server that it does not reach. */
async function reached(ask) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TypeError) throw new Unanswered('The server cannot be reached. The page tries again.');
    throw error;
  }
}

/** A response, asked for again while the server is too busy, after the time that it names. */
async function patient(signal, ask) {
  for (let left = RETRIES; ; left -= 1) {
    const response = await reached(ask);
    if (!BUSY.has(response.status)) return response;
    const seconds = Number(response.headers.get('Retry-After')) || 1;
    if (left === 0 || seconds > LONGEST_PAUSE) {
      throw new Unanswered(`The server is too busy (${response.status}). The page tries again in ${seconds} s.`, seconds);
    }
    await new Promise(done => { setTimeout(done, 1000 * seconds); });
    signal?.throwIfAborted();
  }
}

/** The status and the body of the only step, as the server wrote it. */
function onlyStep(text) {
  let step;
  try {
    ({steps: [step]} = JSON.parse(text));
  } catch {
    throw new Unanswered('Something other than the server answers. The page tries again.');
  }
  const from = text.indexOf('"body":') + '"body":'.length;
  const to = text.lastIndexOf('}', text.lastIndexOf('"completed"'));
  return {status: step.status, source: text.slice(from, to).trim()};
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
    headers: {'Content-Type': 'application/json', Accept: 'image/svg+xml, application/problem+json;q=0.5', ...credentials()},
  });
  noteStatus(response.status);
  if (!response.headers.get('Content-Type')?.startsWith('image/svg')) throw new Error('The server sent no picture.');
  return response.text();
}

/** A document in JSON; null if there is none. */
export async function get(path) {
  const response = await patient(undefined, () => fetch(address(path), {headers: {Accept: 'application/json', ...credentials()}}));
  noteStatus(response.status);
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
