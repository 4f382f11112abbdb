import { memberProcedure as procedure } from '#kernel/trpc.ts';
import { notifyBrowsers } from './notify-browsers.ts';

/** Procedure for members that notifies their browsers after a change. */
export const memberProcedure = procedure.use(async ({ ctx, type, next }) => {
  const result = await next();
  if (result.ok && type === 'mutation') notifyBrowsers(ctx);
  return result;
});
