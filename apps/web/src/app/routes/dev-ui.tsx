import { DevUiPage } from '#demo/gallery/dev-ui-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('dev.feature');

export function Component() {
  return <DevUiPage />;
}
