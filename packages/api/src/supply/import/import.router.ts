import { z } from 'zod';
import { answer, nothing } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { type RatesImported, ratesImported } from '#catalog/rates/rates.answers.ts';
import { importRatesInput } from '#catalog/rates/rates.contract.ts';
import { uploadRates } from '#catalog/rates/rates.service.ts';
import { router } from '#kernel/trpc.ts';
import { toolPicturesRouter } from '#supply/tool-pictures/tool-pictures.router.ts';
import { editingRouter } from '../editing/editing.router.ts';
import { listImportsInput, oneImportInput } from './import.contract.ts';
import * as answers from './import.answers.ts';
import { type MostClicked, mostClicked } from '#catalog/outbound-links/outbound-links.answers.ts';
import { listMostClicked } from '#catalog/outbound-links/outbound-links.service.ts';
import { type SynonymGroup, synonymGroup } from '#catalog/synonyms/synonyms.answers.ts';
import { saveSynonymsInput, synonymsInput } from '#catalog/synonyms/synonyms.contract.ts';
import { listSynonyms, removeSynonyms, saveSynonyms } from '#catalog/synonyms/synonyms.service.ts';
import * as feedAnswers from '../fetched-feeds/fetched-feeds.answers.ts';
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
  feeds: procedure
    .output(answer<{ feeds: feedAnswers.FeedSummary[] }>(feedAnswers.feeds))
    .query(({ ctx }) => feeds.getFeeds(ctx)),
  feed: procedure
    .input(oneFeedInput)
    .output(answer<feedAnswers.Feed>(feedAnswers.feed))
    .query(({ ctx, input }) => feeds.getFeed(ctx, input)),
  previewFeed: procedure
    .input(previewFeedInput)
    .output(answer<{ rows: feedAnswers.PreviewRow[] }>(feedAnswers.feedPreview))
    .query(({ ctx, input }) => feeds.previewFeed(ctx, input)),
  addFeed: procedure
    .input(addFeedInput)
    .output(answer(feedAnswers.feedId))
    .mutation(({ ctx, input }) => feeds.addFeed(ctx, input)),
  lookAtFeed: procedure
    .input(lookAtFeedInput)
    .output(answer(feedAnswers.feedPlaces))
    .mutation(({ ctx, input }) => feeds.lookAgain(ctx, input)),
  saveFeed: procedure
    .input(saveFeedInput)
    .output(nothing)
    .mutation(({ ctx, input }) => feeds.saveFeed(ctx, input)),
  runFeed: procedure
    .input(runFeedInput)
    .output(nothing)
    .mutation(({ ctx, input }) => feeds.startFeed(ctx, input)),
  removeFeed: procedure
    .input(oneFeedInput)
    .output(nothing)
    .mutation(({ ctx, input }) => feeds.removeFeed(ctx, input)),
  imports: procedure
    .input(listImportsInput)
    .output(answer<{ imports: answers.CatalogImport[] }>(answers.catalogImports))
    .query(({ ctx, input }) => service.listImports(ctx, input)),
  importNotes: procedure
    .input(oneImportInput)
    .output(answer<answers.ImportReport>(answers.importReport))
    .query(({ ctx, input }) => service.getImportNotes(ctx, input)),
  synonyms: procedure.output(answer<SynonymGroup[]>(z.array(synonymGroup))).query(({ ctx }) => listSynonyms(ctx)),
  saveSynonyms: procedure
    .input(saveSynonymsInput)
    .output(nothing)
    .mutation(({ ctx, input }) => saveSynonyms(ctx, input)),
  removeSynonyms: procedure
    .input(synonymsInput)
    .output(nothing)
    .mutation(({ ctx, input }) => removeSynonyms(ctx, input)),
  mostClicked: procedure.output(answer<MostClicked>(mostClicked)).query(({ ctx }) => listMostClicked(ctx)),
  importRates: procedure
    .input(importRatesInput)
    .output(answer<RatesImported>(ratesImported))
    .mutation(({ ctx, input }) => uploadRates(ctx, input)),
  editing: editingRouter,
  toolPictures: toolPicturesRouter,
  cancelImport: procedure
    .input(oneImportInput)
    .output(nothing)
    .mutation(({ ctx, input }) => service.cancelImport(ctx, input)),
});
