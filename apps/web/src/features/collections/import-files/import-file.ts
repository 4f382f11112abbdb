import type { Inputs } from '#lib/api/trpc.ts';

export type ImportInput = Inputs['collections']['import'];
export type ImportCollection = ImportInput['collections'][number];
export type ImportItem = ImportCollection['items'][number];

/** One bookmark, with the folders that it was in, the outermost first. */
export interface Link {
  item: ImportItem;
  folder: readonly string[];
}

/** What a file holds. `skipped` counts entries that name neither a deal or tool nor a web address. */
export type ImportFile =
  | { kind: 'collections'; collections: ImportCollection[]; skipped: number }
  | { kind: 'links'; links: Link[]; skipped: number };

export type FileProblem =
  | 'tooLarge'
  | 'empty'
  | 'unreadable'
  | 'encoding'
  | 'otherKind'
  | 'brokenJson'
  | 'otherJson'
  | 'newerVersion'
  | 'otherCsv'
  | 'noLinks'
  | 'nothing'
  | 'noName'
  | 'tooManyCollections'
  | 'tooManyItems';

/** Rows are counted from 1, with the head. */
export interface RowProblem {
  key: 'brokenCsv' | 'rowWithoutName';
  row: number;
}

/** Why a file cannot be imported. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  readonly reason: FileProblem | RowProblem;

  constructor(reason: FileProblem | RowProblem) {
    super(typeof reason === 'string' ? reason : reason.key);
    this.reason = reason;
  }
}
