import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { SaveSynonymsInput, SynonymGroup, synonymsInput } from './synonyms.contract.ts';
import { synonymLimits } from './synonyms.limits.ts';
import { listGroups, removeGroup, writeGroup } from './synonyms.repo.ts';

type StaffCall = Permitted<'admin.catalog'>;

/** All words that a search takes for the same thing. */
export const listSynonyms = async ({ database }: StaffCall): Promise<SynonymGroup[]> =>
  await listGroups(database.db, synonymLimits.groupsMax);

/** Makes a group, changes it, or brings it back. Every process searches by it from then on. */
export async function saveSynonyms(call: StaffCall, input: SaveSynonymsInput): Promise<void> {
  await call.database.transaction(async (tx) => {
    await writeGroup(tx, input);
    const { id, terms, category, tags } = input;
    await record(tx, call, {
      action: 'catalog.synonyms',
      target: { type: 'catalog', id, label: terms[0] ?? '' },
      after: { terms: terms.join(', '), category, ...(tags && { tags: tags.join(', ') }) },
    });
  });
}

/** @throws not_found */
export async function removeSynonyms(call: StaffCall, { id }: z.infer<typeof synonymsInput>): Promise<void> {
  await call.database.transaction(async (tx) => {
    const terms = await removeGroup(tx, id);
    if (!terms) throw new AppError('not_found');
    await record(tx, call, {
      action: 'catalog.synonyms_remove',
      target: { type: 'catalog', id, label: terms[0] ?? '' },
      before: { terms: terms.join(', ') },
    });
  });
}
