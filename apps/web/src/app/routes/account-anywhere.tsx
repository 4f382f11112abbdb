import { AnywherePage } from '#features/api-keys/anywhere/anywhere-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader(undefined, ({ queries }) => queries.apiKeys.list.ensureData());

export function Component() {
  return <AnywherePage />;
}
