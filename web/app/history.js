// The state of the page in the browser's history: one entry for each example or link, kept up to date while one types.

import {packState} from './share.js';

const DELAY = 400;
/** Characters of an address that browsers keep: Chromium ignores more than two million. */
const LONGEST = 1_900_000;

export class History {
  constructor() {
    // What the address says of the page as it is; other addresses are to be shown.
    this.hash = null;
    this.work = Promise.resolve();
    this.visit = 0;
  }

  /** Notes that the browser shows another entry, of which the page has the state or is about to. */
  arrive(hash) {
    this.cancel();
    this.visit += 1;
    this.hash = hash;
  }

  /** Writes a state to the entry that is shown, soon. @param state gives it then */
  soon(state) {
    this.cancel();
    this.timer = setTimeout(() => this.replace(state()), DELAY);
  }

  /** Ends what was to be written: the state has another entry now. */
  cancel() { clearTimeout(this.timer); }

  /** Writes a state to the entry that is shown, and gives whether it has it. */
  replace(state) {
    this.cancel();
    return this.next(() => packState(state), packed => this.write('replaceState', packed));
  }

  /** Completes the entry that is shown, and begins another one. */
  push(before, after) {
    this.cancel();
    return this.next(() => Promise.all([before, after].map(packState)), packed => {
      this.write('replaceState', packed[0]);
      this.write('pushState', packed[1]);
    });
  }

  write(method, packed) {
    if (packed.length > LONGEST) throw new RangeError('the state is too long for an address');
    history[method](null, '', `#${packed}`);
    this.hash = `#${packed}`;
  }

  /**
   * Packing takes time: entries are written in the order in which they were asked for, and none that was left. A state
   * that is too long for an address is written nowhere; later ones may be shorter.
   */
  next(pack, write) {
    const {visit} = this;
    this.work = this.work.then(pack).then(packed => {
      if (visit !== this.visit || location.hash !== this.hash) return false;
      write(packed);
      return true;
    }).catch(() => false);
    return this.work;
  }
}
