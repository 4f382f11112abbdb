import { CollectionsPage } from '#features/collections/collections-page.tsx';
import { useLiveCollections } from '../layouts/use-live-collections.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader();

export function Component() {
  useLiveCollections();
  return <CollectionsPage />;
}
