import { test as base } from '@playwright/test';
import { SLOWNESS } from './slowness.ts';

export { expect } from '@playwright/test';

/**
 * Playwright's own, in which `E2E_SLOW=4` gives each page a processor that is four times slower. The session that does it
 * makes Chromium forget the medium (`emulateMedia`) with the next page: set it on each.
 */
export const test = base.extend({
  page: async ({ page }, run) => {
    if (SLOWNESS > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    }
    await run(page);
  },
});
