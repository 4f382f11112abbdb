import { Parser } from 'htmlparser2';
import type { Fields } from './clean-fields.ts';
import { Entries } from './entries.ts';
import type { ImportFile } from './import-file.ts';
import { isShaarliNote } from './shaarli-note.ts';

/** Longer text within one element is no title and no note. */
const TEXT_MAX = 20_000;

/** Purpose of these elements' text. `below` stands beneath a link or a folder's heading and is a note on it. */
const READ = { title: 'title', h3: 'heading', h1: 'mainHeading', a: 'link', dd: 'below' } as const;
type Read = (typeof READ)[keyof typeof READ];
const isRead = (name: string): name is keyof typeof READ => Object.hasOwn(READ, name);

/**
 * The bookmarks that a browser exports (the old Netscape format, which every one of them writes, and Raindrop, Karakeep and others
 * with attributes of their own), Pocket's list, and any other page with links. Read piece by piece, and no further than tags and
 * text: nothing of it runs or loads, and the icons in it are gone with the piece that they stood in.
 */
export function parseBookmarks(pieces: Iterable<string>): ImportFile {
  const reader = new BookmarksReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.read(text),
  });
  for (const piece of pieces) parser.write(piece);
  parser.end();
  return reader.file;
}

class BookmarksReader {
  #entries = new Entries();
  /** The lists around, each with the folders that it is in. */
  #lists: (readonly string[])[] = [];
  /** Its list is to come. */
  #heading: string | null = null;
  /** The link that was read last, which a note below would be on: it is added when that is known. */
  #above: { link: Fields; folder: readonly string[] } | { path: readonly string[] } | null = null;
  #isPocket = false;

  #reading: Read | null = null;
  #text = '';
  #link: Fields = {};

  get file(): ImportFile {
    this.#end();
    this.#addAbove();
    return this.#entries.file;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'a' && attributes.href === undefined) return;
    if (isRead(name)) {
      this.#end();
      this.#reading = READ[name];
      if (name === 'a') this.#link = fieldsOf(attributes);
    } else if (name === 'dt' || name === 'li') {
      this.#end();
      this.#heading = null;
    } else if (name === 'dl' || name === 'ul') {
      this.#end();
      this.#lists.push(this.#heading === null ? this.#around : [...this.#around, this.#heading]);
      this.#heading = null;
    }
  }

  close(name: string): void {
    if (isRead(name)) this.#end();
    if (name !== 'dl' && name !== 'ul') return;
    this.#end();
    this.#lists.pop();
    this.#heading = null;
  }

  read(text: string): void {
    if (this.#reading !== null && this.#text.length < TEXT_MAX) this.#text += text;
  }

  get #around(): readonly string[] {
    return this.#lists.at(-1) ?? [];
  }

  /** Ends the element being read, whether its tag was closed or not. */
  #end(): void {
    const [reading, text] = [this.#reading, this.#text.trim()];
    this.#reading = null;
    this.#text = '';
    if (reading === 'title') this.#isPocket = text === 'Pocket Export';
    // The whole file's main heading is no folder; Pocket's are what is unread, and what was read.
    if (reading === 'heading' || (reading === 'mainHeading' && this.#isPocket)) this.#headFolder(text);
    if (reading === 'link') this.#addLink(text);
    if (reading === 'below' && text) this.#addNote(text);
  }

  #headFolder(name: string): void {
    this.#addAbove();
    this.#heading = name || null;
    this.#above = name ? { path: [...this.#around, name] } : null;
  }

  #addLink(title: string): void {
    this.#addAbove();
    this.#heading = null;
    this.#above = { link: { ...this.#link, title }, folder: this.#around };
  }

  #addNote(text: string): void {
    if (!this.#above) return;
    if ('link' in this.#above) this.#above.link.notes = text;
    else {
      this.#entries.describe(this.#above.path, text);
      this.#above = null;
    }
  }

  #addAbove(): void {
    if (this.#above && 'link' in this.#above) this.#entries.add(this.#above.link, this.#above.folder);
    this.#above = null;
  }
}

/**
 * The attributes of a link that programs write: Netscape's, and those of Raindrop (`data-important`) and Pocket (`time_added`). Shaarli's notes have
 * no address but that of themselves.
 */
const fieldsOf = (attributes: Record<string, string>): Fields => ({
  url: isShaarliNote(attributes.href) ? '' : attributes.href,
  addedAt: attributes.add_date ?? attributes.time_added,
  tags: attributes.tags?.split(','),
  isFavorite: attributes['data-important'],
});
