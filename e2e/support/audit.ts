import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare const axe: typeof axeCore;

/** Axe without its comments: half as long to send and to read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Scope {
  /** Selectors; the whole page without. */
  within?: string[];
  /** A rule that is left out. */
  without?: string;
}

/**
 * Waits for animations: an element that fades in or out briefly has colours that nobody chose. One that has just come begins two
 * frames later.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let ending: Animation[];
    do {
      await frame();
      await frame();
      ending = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    } while (ending.length > 0);
  });

/** Lists what axe finds on a page, a line for each rule with the elements that break it. */
export async function audit(page: Page, { within = [], without }: Scope = {}): Promise<string[]> {
  await settled(page);
  // A page audited before has it. Frames answer the page's own axe; those of other sites, which there are none, cannot.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  }
  return page.evaluate(
    async ({ context, rules }) => {
      const { violations } = await axe.run(context, { resultTypes: ['violations'], rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    {
      context: { include: within, exclude: [] },
      rules: {
        // A name that does not hold what is seen is no use to those who speak to their machine; axe leaves the rule out by itself.
        'label-content-name-mismatch': { enabled: true },
        ...(without !== undefined && { [without]: { enabled: false } }),
      },
    },
  );
}
