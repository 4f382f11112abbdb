import { trpc } from './trpc.ts';

/** Whether whoever is signed in is a vendor's, by the answer that the page's session is of. Asks for nothing by itself. */
export const useIsVendor = (): boolean =>
  trpc.auth.session.useQuery(undefined, { enabled: false, select: (session) => session?.isVendor ?? false }).data ??
  false;
