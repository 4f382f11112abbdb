import type { LeftOut } from './import-file.ts';

/** A longer list nobody reads to its end. */
const NAMES_MAX = 200;
const NAME_MAX = 300;

/** Takes down what has to be left out of a file. */
export class LeftOutEntries implements LeftOut {
  count = 0;
  names: string[] = [];

  /** The first of these that says something names the entry. */
  add(...called: unknown[]): void {
    this.count += 1;
    if (this.names.length === NAMES_MAX) return;
    const name = called.find((one): one is string => typeof one === 'string' && one.trim() !== '');
    if (name !== undefined) this.names.push(name.trim().slice(0, NAME_MAX).toWellFormed());
  }

  /** As a message to another thread carries it. */
  get asData(): LeftOut {
    return { count: this.count, names: this.names };
  }
}
