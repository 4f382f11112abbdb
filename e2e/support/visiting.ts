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

/**
 * Does some work on a page of which nothing is painted meanwhile: where only boxes are measured, at many widths, painting
 * would be a third of it. Boxes are where they are, seen or not.
 */
export async function unpainted<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const show = (visibility: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('visibility', value), visibility);
  await show('hidden');
  const done = await work();
  await show('');
  return done;
}
