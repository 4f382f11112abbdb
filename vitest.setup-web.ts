import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// One second is short for a first render while the other core builds.
configure({ asyncUtilTimeout: 5_000 });

// Testing Library does both by itself only where Vitest's functions are globals.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined;
});
afterEach(cleanup);
