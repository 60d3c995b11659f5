// Events of a kept list, with the token that EventSource cannot send, and with the position after a break.

import {address} from './service.js';
import {credentials} from './token.js';

/** The pause before a new connection, in milliseconds, until the server says another. */
const RETRY = 1500;
/** The longest pause after failures in a row. */
const LONGEST_RETRY = 30_000;

/** The events in a stream of text, by the rules of the HTML standard. */
export class EventReader {
  #rest = '';
  #data = [];
  #kind = '';
  #id = '';

  /** @param id the id of the last event before */
  constructor(id = '') {
    this.#id = id;
  }

  /** The events that a piece of the stream completes: `{kind, data, id}`, and `{retry}`. */
  read(piece) {
    const events = [];
    const lines = (this.#rest + piece).split('\n');
    this.#rest = lines.pop();
    for (const whole of lines) {
      const line = whole.replace(/\r$/, '');
      if (!line) {
        if (this.#data.length || this.#kind) events.push({kind: this.#kind || 'message', data: this.#data.join('\n'), id: this.#id});
        else if (this.#id) events.push({kind: 'position', data: '', id: this.#id});
        this.#data = [];
        this.#kind = '';
        continue;
      }
      const colon = line.indexOf(':');
      if (colon === 0) continue;
      const name = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (name === 'data') this.#data.push(value);
      else if (name === 'event') this.#kind = value;
      else if (name === 'id') this.#id = value;
      else if (name === 'retry' && /^\d+$/.test(value)) events.push({retry: Number(value)});
    }
    return events;
  }
}

/**
 * Follows a list until it is ended, and resumes after breaks.
 *
 * `changed(message, bytes)` gets each message, `ended(status)` a status that no repetition helps, and `waiting(milliseconds)` the pause
 * before the next attempt.
 */
export class Follower {
  #position = '';
  #control = new AbortController();

  constructor(list, {changed, ended, waiting, begun}) {
    Object.assign(this, {list, changed, ended, waiting, begun});
    this.#run();
  }

  end() {
    this.#control.abort();
  }

  async #run() {
    let retry = RETRY;
    let failures = 0;
    while (!this.#control.signal.aborted) {
      let pause = retry;
      try {
        const response = await fetch(address(`v1/lists/${encodeURIComponent(this.list)}/events?format=rows`), {
          signal: this.#control.signal, cache: 'no-store',
          headers: {Accept: 'text/event-stream', ...credentials(), ...(this.#position ? {'Last-Event-ID': this.#position} : {})},
        });
        if (!response.ok && response.status !== 429 && response.status < 500) {
          this.ended(response.status, await response.json().catch(() => ({})));
          return;
        }
        if (response.ok) {
          failures = 0;
          this.begun();
          const stated = await this.#read(response.body);
          if (stated) retry = pause = stated;
        } else {
          pause = 1000 * Number(response.headers.get('Retry-After') || 1);
          failures += 1;
        }
      } catch {
        failures += 1;
      }
      if (this.#control.signal.aborted) return;
      // Windows that lose a server together should not come back together.
      pause = Math.min(LONGEST_RETRY, pause * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2);
      this.waiting(pause);
      await new Promise(done => setTimeout(done, pause));
    }
  }

  /** Reads a stream to its end; returns the pause that the server has stated. */
  async #read(body) {
    const events = new EventReader(this.#position);
    const decoder = new TextDecoder();
    const stream = body.getReader();
    let retry;
    for (;;) {
      const {value, done} = await stream.read();
      if (done) return retry;
      for (const event of events.read(decoder.decode(value, {stream: true}))) {
        if (event.retry !== undefined) {
          retry = event.retry;
          continue;
        }
        if (event.kind === 'message') this.changed(JSON.parse(event.data), event.data.length);
        // What was not applied is sent again.
        if (event.id) this.#position = event.id;
      }
    }
  }
}

/** Rows after a batch of changes: deletes and the sources of moves count in the old rows, all else in the new ones. */
export function applied(rows, {deletes, inserts, moves, updates}) {
  const gone = new Set([...deletes.map(row => row.index), ...moves.map(row => row.from)]);
  const placed = new Map(inserts.map(row => [row.index, row.item]));
  for (const move of moves) placed.set(move.to, rows[move.from]);
  const kept = rows.filter((_, index) => !gone.has(index));
  let next = 0;
  const after = Array.from({length: kept.length + placed.size}, (_, index) => placed.get(index) ?? kept[next++]);
  for (const {to, changes} of updates) {
    after[to] = {...after[to], ...changes.set};
    for (const name of changes.unset ?? []) delete after[to][name];
  }
  return after;
}
