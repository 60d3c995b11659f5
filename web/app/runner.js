// Runs work as one types: soon after the last change, and never for a text that has been replaced.

const DELAY = 180;

export class Runner {
  /** @param work does the work; its signal ends it when newer work begins */
  constructor(work) {
    this.work = work;
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), DELAY);
  }

  async now() {
    clearTimeout(this.timer);
    this.controller?.abort();
    const controller = this.controller = new AbortController();
    document.body.dataset.busy = 'true';
    try {
      await this.work(controller.signal);
    } catch (error) {
      if (error.name !== 'AbortError' && controller === this.controller) this.onFailure?.(error);
      if (error.name !== 'AbortError' && !this.onFailure) throw error;
    } finally {
      if (controller === this.controller) document.body.dataset.busy = 'false';
    }
  }
}
