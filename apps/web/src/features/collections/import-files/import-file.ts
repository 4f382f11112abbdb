import type { OrderGuess } from '#lib/files/read-day.ts';
import type { Inputs } from '#lib/api/trpc.ts';

export type ImportInput = Inputs['collections']['import'];
export type ImportCollection = ImportInput['collections'][number];
export type ImportItem = ImportCollection['items'][number];

/** One bookmark, with the folders that it was in, the outermost first. */
export interface Link {
  item: ImportItem;
  folder: readonly string[];
}

/** Description that a file gives of a folder itself. */
export interface FolderText {
  path: readonly string[];
  description: string;
}

/**
 * Why an entry is not, or not wholly, imported: its address is none of the web, or too long; it holds nothing; it is an uploaded
 * file; its text or its tags are cut to what one item may have.
 */
export const LEFT_OUT_REASONS = ['address', 'long', 'empty', 'file', 'cut'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Entries that are left out or cut, by the reason: how many, and what the first of them are called. */
export type LeftOut = Partial<Record<LeftOutReason, { count: number; names: string[] }>>;

/** Contents of a file. */
export type ImportFile =
  | { kind: 'collections'; collections: ImportCollection[]; leftOut: LeftOut }
  | { kind: 'links'; links: Link[]; folders: FolderText[]; leftOut: LeftOut; days?: OrderGuess };

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
  | 'tooManyCollections'
  | 'zipTooLarge'
  | 'zipUnpacksTooLarge'
  | 'zipTooManyFiles'
  | 'brokenZip'
  | 'otherZip'
  | 'packedFirefox';

/** Rows are counted from 1, with the head. */
export interface RowProblem {
  key: 'brokenCsv' | 'rowWithoutName';
  row: number;
}

/** An existing collection has no room for the imported items. */
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

/** Result of reading a file, in the form that a worker thread's message carries. */
export type Reply = { file: ImportFile } | { reason: Reason } | { failure: string };
