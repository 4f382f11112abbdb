import type { Inputs } from '#lib/api/trpc.ts';

export type ImportInput = Inputs['collections']['import'];
export type ImportCollection = ImportInput['collections'][number];
export type ImportItem = ImportCollection['items'][number];

/** One bookmark, with the folders that it was in, the outermost first. */
export interface Link {
  item: ImportItem;
  folder: readonly string[];
}

/** What a file says of a folder itself. */
export interface FolderText {
  path: readonly string[];
  description: string;
}

/** Entries that name neither a deal or tool nor a web address: how many, and what the first of them are called. */
export interface LeftOut {
  count: number;
  names: string[];
}

/** What a file holds. */
export type ImportFile =
  | { kind: 'collections'; collections: ImportCollection[]; leftOut: LeftOut }
  | { kind: 'links'; links: Link[]; folders: FolderText[]; leftOut: LeftOut };

export type FileProblem =
  | 'tooLarge'
  | 'empty'
  | 'unreadable'
  | 'otherKind'
  | 'brokenJson'
  | 'otherJson'
  | 'newerVersion'
  | 'otherCsv'
  | 'noLinks'
  | 'nothing'
  | 'noName'
  | 'tooManyCollections';

/** Rows are counted from 1, with the head. */
export interface RowProblem {
  key: 'brokenCsv' | 'rowWithoutName';
  row: number;
}

/** A collection that there is has no room for what would come into it. */
export interface RoomProblem {
  key: 'noRoom';
  name: string;
}

type Reason = FileProblem | RowProblem | RoomProblem;

/** Why a file cannot be imported. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(typeof reason === 'string' ? reason : reason.key);
    this.reason = reason;
  }
}

/** What reading a file came to, as a message from another thread carries it. */
export type Reply = { file: ImportFile } | { reason: Reason } | { failure: string };
