import type { Page } from '@playwright/test';

/** Until React listens to the page: what is done to it before is only heard, and carried out then. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#boot') !== null && !('earlyPresses' in globalThis));
}

/** Opens a page that listens. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}
