import { descriptionOf, type Fields, isCut, itemsOf } from './clean-fields.ts';
import type { FolderText, ImportFile, LeftOutReason, Link } from './import-file.ts';
import { LeftOutEntries } from './left-out.ts';

const NO_FOLDER: readonly string[] = [];

/** Collects the entries of another program's file; none is dropped without being listed. */
export class Entries {
  readonly links: Link[] = [];
  readonly #folders: FolderText[] = [];
  readonly #leftOut = new LeftOutEntries();

  /** Adds an entry to each of its folders, or to none. @returns the entries, which can still be extended */
  add(fields: Fields, ...folders: (readonly string[])[]): Link[] {
    const found = itemsOf(fields);
    if ('reason' in found) {
      this.leaveOut(found.reason, fields.title, fields.url, fields.notes, fields.description);
      return [];
    }
    if (found.items[0]?.url !== undefined && isCut(fields)) this.leaveOut('cut', fields.title, fields.url);
    const within = folders.length > 0 ? folders : [NO_FOLDER];
    const added = within.flatMap((folder) => found.items.map((item) => ({ item: { ...item }, folder })));
    for (const link of added) this.links.push(link);
    return added;
  }

  leaveOut(reason: LeftOutReason, ...called: unknown[]): void {
    this.#leftOut.add(reason, ...called);
  }

  describe(path: readonly string[], text: unknown): void {
    const description = descriptionOf(text).trim();
    if (description) this.#folders.push({ path, description });
  }

  get file(): Extract<ImportFile, { kind: 'links' }> {
    return { kind: 'links', links: this.links, folders: this.#folders, leftOut: this.#leftOut.asData };
  }
}
