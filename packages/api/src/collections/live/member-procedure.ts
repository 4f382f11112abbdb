import { memberProcedure as procedure } from '#kernel/trpc.ts';
import { notifyBrowsers } from './notify-browsers.ts';

/** A member's, whose changes their browsers hear of once they are made. */
export const memberProcedure = procedure.use(async ({ ctx, type, next }) => {
  const result = await next();
  if (result.ok && type === 'mutation') notifyBrowsers(ctx);
  return result;
});
