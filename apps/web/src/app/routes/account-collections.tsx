import { CollectionsPage } from '#features/collections/collections-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader();

export function Component() {
  return <CollectionsPage />;
}
