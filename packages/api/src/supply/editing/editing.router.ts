import { z } from 'zod';
import { answer, id, ok } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import * as changes from './change.service.ts';
import * as answers from './editing.answers.ts';
import * as drafts from './editing.service.ts';
import {
  changeInput,
  draftInput,
  publishDraftInput,
  entityInput,
  entryIdsInput,
  listEntriesInput,
  saveDraftInput,
  startDraftInput,
  undoInput,
  versionInput,
} from './editing.contract.ts';
import { listEntries, listEntryIds } from './entries.service.ts';

const procedure = permissionProcedure('admin.catalog');

/** How staff make and change deals and tools (CAT-11). */
export const editingRouter = router({
  list: procedure
    .input(listEntriesInput)
    .output(answer<TablePage<answers.CatalogEntry>>(answers.catalogEntries))
    .query(({ ctx, input }) => listEntries(ctx, input)),
  ids: procedure
    .input(entryIdsInput)
    .output(answer(z.array(id)))
    .query(({ ctx, input }) => listEntryIds(ctx, input)),
  drafts: procedure
    .output(answer<answers.DraftEntry[]>(z.array(answers.draftEntry)))
    .query(({ ctx }) => drafts.getDrafts(ctx)),
  draft: procedure
    .input(draftInput)
    .output(answer<answers.DraftDetail>(answers.draftDetail))
    .query(({ ctx, input }) => drafts.getDraft(ctx, input)),
  startDraft: procedure
    .input(startDraftInput)
    .output(answer(answers.draftId))
    .mutation(({ ctx, input }) => drafts.startDraft(ctx, input)),
  saveDraft: procedure
    .input(saveDraftInput)
    .output(answer(answers.savedRevision))
    .mutation(({ ctx, input }) => drafts.saveDraft(ctx, input)),
  discardDraft: procedure
    .input(draftInput)
    .output(ok)
    .mutation(({ ctx, input }) => drafts.discardDraft(ctx, input)),
  restoreDraft: procedure
    .input(draftInput)
    .output(ok)
    .mutation(({ ctx, input }) => drafts.restoreDraft(ctx, input)),
  publishDraft: procedure
    .input(publishDraftInput)
    .output(answer<answers.PublishedDraft>(answers.publishedDraft))
    .mutation(({ ctx, input }) => drafts.publishDraft(ctx, input)),
  change: procedure
    .input(changeInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(({ ctx, input }) => changes.changeMany(ctx, input)),
  published: procedure
    .input(entityInput)
    .output(answer<answers.Published>(answers.published))
    .query(({ ctx, input }) => changes.getPublished(ctx, input)),
  history: procedure
    .input(entityInput)
    .output(answer<answers.HistoryEntry[]>(z.array(answers.historyEntry)))
    .query(({ ctx, input }) => changes.getHistory(ctx, input)),
  undo: procedure
    .input(undoInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(({ ctx, input }) => changes.undoVersions(ctx, input)),
  restoreVersion: procedure
    .input(versionInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(({ ctx, input }) => changes.restoreVersion(ctx, input)),
});
