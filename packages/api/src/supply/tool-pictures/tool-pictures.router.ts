import { answer, nothing } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { type ToolPictures, toolPictures } from './tool-pictures.answers.ts';
import { hidePictureInput, stopPicturesInput, toolPicturesInput } from './tool-pictures.contract.ts';
import * as service from './tool-pictures.service.ts';

const procedure = permissionProcedure('admin.catalog');

/** Procedures of staff for pictures that are taken from vendors' pages (CAT-17). */
export const toolPicturesRouter = router({
  get: procedure
    .input(toolPicturesInput)
    .output(answer<ToolPictures>(toolPictures))
    .query(({ ctx, input }) => service.getToolPictures(ctx, input)),
  hide: procedure
    .input(hidePictureInput)
    .output(nothing)
    .mutation(({ ctx, input }) => service.hideToolPicture(ctx, input)),
  stop: procedure
    .input(stopPicturesInput)
    .output(nothing)
    .mutation(({ ctx, input }) => service.stopToolPictures(ctx, input)),
  fetch: procedure
    .input(toolPicturesInput)
    .output(nothing)
    .mutation(({ ctx, input }) => service.startToolPictures(ctx, input)),
});
