import { trpc } from './trpc.ts';

/** Whether the signed-in member is a vendor, from the session already read. Makes no request of its own. */
export const useIsVendor = (): boolean =>
  trpc.auth.session.useQuery(undefined, { enabled: false, select: (session) => session?.isVendor ?? false }).data ??
  false;
