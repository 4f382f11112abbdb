import { DevUiPage } from '../../features/dev-ui/components/dev-ui-page.tsx';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('dev.feature');

export function Component() {
  return <DevUiPage />;
}
