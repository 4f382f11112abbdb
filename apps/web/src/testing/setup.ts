import { notifications } from '@mantine/notifications';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { forgetServerTime } from '#lib/time/server-clock.ts';
import { loadToasts } from '#lib/toasts/toasts.tsx';

// A host asks for their code as soon as a toast was shown on this page, be it by a test before.
beforeAll(async () => void (await loadToasts()));

// Toasts are in a store beside the tree, which stays when the tree goes: in the product both last as long as the page.
beforeEach(() => notifications.clean());

// The server's time lasts as long, because a page hears it once.
beforeEach(forgetServerTime);

// A change that its test never answers would make the browser ask in the files after it, too.
afterAll(() =>
  vi.waitFor(
    () => {
      if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
        throw new Error('A change is still on its way: let its test answer it.');
    },
    { timeout: 30_000 },
  ),
);
