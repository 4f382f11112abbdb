import { guardedLoader } from '#lib/page/guards.ts';
import { OverviewPage } from '../overview/overview-page.tsx';

export const loader = guardedLoader(undefined, ({ queries }) =>
  Promise.all([queries.purchases.list.ensureData(), queries.collections.pressing.ensureData()]),
);

/** The address may also name a room of the chat, which the panel opens. */
export function Component() {
  return <OverviewPage />;
}
