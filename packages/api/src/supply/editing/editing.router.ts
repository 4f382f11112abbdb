import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import * as changes from './change.service.ts';
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
  list: procedure.input(listEntriesInput).query(({ ctx, input }) => listEntries(ctx, input)),
  ids: procedure.input(entryIdsInput).query(({ ctx, input }) => listEntryIds(ctx, input)),
  drafts: procedure.query(({ ctx }) => drafts.getDrafts(ctx)),
  draft: procedure.input(draftInput).query(({ ctx, input }) => drafts.getDraft(ctx, input)),
  startDraft: procedure.input(startDraftInput).mutation(({ ctx, input }) => drafts.startDraft(ctx, input)),
  saveDraft: procedure.input(saveDraftInput).mutation(({ ctx, input }) => drafts.saveDraft(ctx, input)),
  discardDraft: procedure.input(draftInput).mutation(({ ctx, input }) => drafts.discardDraft(ctx, input)),
  restoreDraft: procedure.input(draftInput).mutation(({ ctx, input }) => drafts.restoreDraft(ctx, input)),
  publishDraft: procedure.input(publishDraftInput).mutation(({ ctx, input }) => drafts.publishDraft(ctx, input)),
  change: procedure.input(changeInput).mutation(({ ctx, input }) => changes.changeMany(ctx, input)),
  published: procedure.input(entityInput).query(({ ctx, input }) => changes.getPublished(ctx, input)),
  history: procedure.input(entityInput).query(({ ctx, input }) => changes.getHistory(ctx, input)),
  undo: procedure.input(undoInput).mutation(({ ctx, input }) => changes.undoVersions(ctx, input)),
  restoreVersion: procedure.input(versionInput).mutation(({ ctx, input }) => changes.restoreVersion(ctx, input)),
});
