import type { LeftOut, LeftOutReason } from './import-file.ts';

/** A longer list nobody reads to its end. */
const NAMES_MAX = 200;
const NAME_MAX = 300;

/** Records entries of a file that are left out or cut. */
export class LeftOutEntries {
  readonly #entries: LeftOut = {};

  /** The first of `called` that says something names the entry. */
  add(reason: LeftOutReason, ...called: unknown[]): void {
    const entries = (this.#entries[reason] ??= { count: 0, names: [] });
    entries.count += 1;
    if (entries.names.length === NAMES_MAX) return;
    const name = called.find((one): one is string => typeof one === 'string' && one.trim() !== '');
    if (name !== undefined) entries.names.push(name.trim().slice(0, NAME_MAX).toWellFormed());
  }

  /** Returns the entries in the form that a message to another thread carries. */
  get asData(): LeftOut {
    return this.#entries;
  }
}

/** Adds up what several files of one archive leave out. */
export function leftOutTogether(all: readonly LeftOut[]): LeftOut {
  const sum: LeftOut = {};
  for (const leftOut of all) {
    for (const [key, entries] of Object.entries(leftOut)) {
      const reason = key as LeftOutReason;
      const before = sum[reason] ?? { count: 0, names: [] };
      sum[reason] = {
        count: before.count + entries.count,
        names: [...before.names, ...entries.names].slice(0, NAMES_MAX),
      };
    }
  }
  return sum;
}
