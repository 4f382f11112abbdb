import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  // Legacy: in this page instead of in a new one for each audit, which only frames of other sites would need.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: {
      // A name that does not hold what is seen is no use to those who speak to their machine; axe leaves the rule out by itself.
      'label-content-name-mismatch': { enabled: true },
      ...(without !== undefined && { [without]: { enabled: false } }),
    },
  });
  const { violations } = await within.reduce((builder, part) => builder.include(part), axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
