import type { Listener } from '#platform/listening/listen.ts';
import type { Call } from '#kernel/call.ts';
import type { DealPage, SearchDealsInput } from '../catalog.contract.ts';
import { writeDeals } from '../search/search.service.ts';
import { createStoredAnswers, type StoredAnswers } from './stored-answers.ts';
import { checkVersion, findNextChange, type Versioned } from './version.repo.ts';

declare module '#kernel/services.ts' {
  interface Services {
    storedLists: StoredLists;
  }
}

interface StoredList extends Versioned {
  /** A `DealPage`. */
  json: string;
}

export type StoredLists = StoredAnswers<StoredList>;

const MAX_BYTES = 8 * 1024 * 1024;
/** Backstop alone: all that a list depends on is in the version, or is asked of the clock. */
const KEPT_MS = 60_000;

/** Stores pages of lists and searches, which are the same for everybody (docs/decisions/104-stored-lists.md). */
export const createStoredLists = (listener: Pick<Listener, 'on'>, { maxBytes = MAX_BYTES } = {}): StoredLists =>
  createStoredAnswers({ listener, maxBytes, bytesOf: ({ json }) => json.length, keptMs: KEPT_MS });

type ListCall = Pick<Call, 'database' | 'storedLists'>;

/**
 * A `DealPage` as JSON: the stored one, if the database says that the catalogue has still the version that it was made of and
 * that no deal began or ended since.
 *
 * @throws invalid_input for a cursor of another list
 */
export async function readDealsJson(call: ListCall, input: SearchDealsInput): Promise<string> {
  // Deals that end soon become more by every moment that passes.
  if (input.endingSoon) return await writeDeals(call, input);
  const { db } = call.database;
  const { json } = await call.storedLists.get(
    JSON.stringify(input),
    async () => ({ ...(await findNextChange(db)), json: await writeDeals(call, input), goodUntil: Infinity }),
    async (list) => (await checkVersion(db, list)) !== null,
  );
  return json;
}

/** The same as an object of one's own. @throws invalid_input for a cursor of another list */
export const readDeals = async (call: ListCall, input: SearchDealsInput): Promise<DealPage> =>
  JSON.parse(await readDealsJson(call, input)) as DealPage;
