import { answer, ok } from '#kernel/answers.ts';
import { calls, memberProcedure, router } from '#kernel/trpc.ts';
import * as answers from './watches.answers.ts';
import {
  createWatchInput,
  findWatchInput,
  listWatchesInput,
  previewWatchInput,
  updateWatchInput,
  watchInput,
} from './watches.contract.ts';
import { previewWatch } from './preview.service.ts';
import * as service from './watches.service.ts';

const kept = answer<{ watch: answers.Watch }>(answers.keptWatch);

export const watchesRouter = router({
  list: memberProcedure
    .input(listWatchesInput)
    .output(answer<answers.WatchPage>(answers.watchPage))
    .query(calls(service.listWatches)),
  find: memberProcedure
    .input(findWatchInput)
    .output(answer<{ watch: answers.Watch | null }>(answers.foundWatch))
    .query(calls(service.findWatch)),
  preview: memberProcedure
    .input(previewWatchInput)
    .output(answer<answers.WatchPreview>(answers.watchPreview))
    .query(calls(previewWatch)),
  create: memberProcedure.input(createWatchInput).output(kept).mutation(calls(service.createWatch)),
  update: memberProcedure.input(updateWatchInput).output(kept).mutation(calls(service.updateWatch)),
  end: memberProcedure.input(watchInput).output(ok).mutation(calls(service.endWatch)),
  restore: memberProcedure.input(watchInput).output(ok).mutation(calls(service.restoreWatch)),
});
