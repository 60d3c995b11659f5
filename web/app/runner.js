// Runs work as one types: soon after the last change, and never for a text that has been replaced.

import {Unanswered} from './service.js';

const DELAY = 180;
/** Milliseconds after which the page says that the server is still at work. */
const SLOW = 1000;
/** Seconds before the first and the later attempts to reach a server that does not answer. */
const PAUSES = [2, 4, 8, 15, 30];

export class Runner {
  /**
   * @param work does the work; its signal ends it when newer work begins
   * @param onFailure is told where the server gave no answer; the work is tried again later
   */
  constructor(work, onFailure) {
    Object.assign(this, {work, onFailure, failures: 0});
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), DELAY);
  }

  async now() {
    clearTimeout(this.timer);
    this.controller?.abort();
    const controller = this.controller = new AbortController();
    const {dataset} = document.body;
    dataset.busy = 'true';
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => { dataset.slow = 'true'; }, SLOW);
    try {
      await this.work(controller.signal);
      this.failures = 0;
    } catch (error) {
      if (error.name === 'AbortError') return;
      if (!(error instanceof Unanswered)) throw error;
      if (controller === this.controller) this.fail(error);
    } finally {
      if (controller === this.controller) {
        clearTimeout(this.slowTimer);
        dataset.busy = 'false';
        delete dataset.slow;
      }
    }
  }

  fail(error) {
    this.onFailure(error);
    const pause = error.seconds ?? PAUSES[Math.min(this.failures, PAUSES.length - 1)];
    this.failures += 1;
    // A change of the text in the meantime begins sooner.
    this.timer = setTimeout(() => this.now(), 1000 * pause);
  }
}
