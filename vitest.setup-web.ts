import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// One second is short for a first render while the other core builds.
configure({ asyncUtilTimeout: 5_000 });

// The files share a window as they share modules: each begins with what a new one has.
beforeAll(() => {
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  // happy-dom keeps a cookie of max-age 0 until the millisecond is over.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=-1; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// Testing Library does both by itself only where Vitest's functions are globals.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined;
});
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
