import { CollectionsPage } from '../../features/collections/components/collections-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader();

export function Component() {
  return <CollectionsPage />;
}
