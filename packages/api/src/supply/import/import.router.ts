import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { importRatesInput } from '#catalog/rates/rates.contract.ts';
import { uploadRates } from '#catalog/rates/rates.service.ts';
import { router } from '#kernel/trpc.ts';
import { editingRouter } from '../editing/editing.router.ts';
import { listImportsInput, oneImportInput } from './import.contract.ts';
import { listMostClicked } from '#catalog/outbound-links/outbound-links.service.ts';
import { saveSynonymsInput, synonymsInput } from '#catalog/synonyms/synonyms.contract.ts';
import { listSynonyms, removeSynonyms, saveSynonyms } from '#catalog/synonyms/synonyms.service.ts';
import {
  addFeedInput,
  lookAtFeedInput,
  oneFeedInput,
  previewFeedInput,
  runFeedInput,
  saveFeedInput,
} from '../fetched-feeds/fetched-feeds.contract.ts';
import * as feeds from '../fetched-feeds/fetched-feeds.service.ts';
import * as service from './upload.service.ts';

const procedure = permissionProcedure('admin.catalog');

export const adminCatalogRouter = router({
  feeds: procedure.query(({ ctx }) => feeds.getFeeds(ctx)),
  feed: procedure.input(oneFeedInput).query(({ ctx, input }) => feeds.getFeed(ctx, input)),
  previewFeed: procedure.input(previewFeedInput).query(({ ctx, input }) => feeds.previewFeed(ctx, input)),
  addFeed: procedure.input(addFeedInput).mutation(({ ctx, input }) => feeds.addFeed(ctx, input)),
  lookAtFeed: procedure.input(lookAtFeedInput).mutation(({ ctx, input }) => feeds.lookAgain(ctx, input)),
  saveFeed: procedure.input(saveFeedInput).mutation(({ ctx, input }) => feeds.saveFeed(ctx, input)),
  runFeed: procedure.input(runFeedInput).mutation(({ ctx, input }) => feeds.startFeed(ctx, input)),
  removeFeed: procedure.input(oneFeedInput).mutation(({ ctx, input }) => feeds.removeFeed(ctx, input)),
  imports: procedure.input(listImportsInput).query(({ ctx, input }) => service.listImports(ctx, input)),
  importNotes: procedure.input(oneImportInput).query(({ ctx, input }) => service.getImportNotes(ctx, input)),
  synonyms: procedure.query(({ ctx }) => listSynonyms(ctx)),
  saveSynonyms: procedure.input(saveSynonymsInput).mutation(({ ctx, input }) => saveSynonyms(ctx, input)),
  removeSynonyms: procedure.input(synonymsInput).mutation(({ ctx, input }) => removeSynonyms(ctx, input)),
  mostClicked: procedure.query(({ ctx }) => listMostClicked(ctx)),
  importRates: procedure.input(importRatesInput).mutation(({ ctx, input }) => uploadRates(ctx, input)),
  editing: editingRouter,
  cancelImport: procedure.input(oneImportInput).mutation(({ ctx, input }) => service.cancelImport(ctx, input)),
});
