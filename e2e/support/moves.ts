import type { Page } from '@playwright/test';

interface Watcher {
  take(): string[];
}

/**
 * From the next page on: everything that moves after it was painted, also right after a key or a press, for which
 * Chromium's own score makes allowance. Scrolling is no move, and neither is what still comes of the document itself:
 * on a slow machine it is painted in parts, and a part may end anywhere.
 *
 * @returns what moved since one asked before, from where to where
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const moves: string[] = [];
    const state = globalThis as { hasDocument?: boolean };
    let documentPainted = Infinity;
    state.hasDocument = false;
    document.addEventListener(
      'readystatechange',
      // The second frame begins when what the first one laid out is painted.
      () =>
        requestAnimationFrame(() =>
          requestAnimationFrame((time) => {
            documentPainted = time;
            state.hasDocument = true;
          }),
        ),
      { once: true },
    );
    const note = (entries: PerformanceEntry[]) => {
      const later = (entries as Shift[]).filter(({ startTime }) => startTime >= documentPainted);
      for (const { node, previousRect, currentRect } of later.flatMap(({ sources }) => sources)) {
        // A line of text that takes another font in the same place has not moved.
        if (at(previousRect) === at(currentRect)) continue;
        const element = node instanceof Element ? node : node?.parentElement;
        moves.push(
          `${element?.localName} "${(element?.textContent ?? '').slice(0, 40)}" from ${at(previousRect)} to ${at(currentRect)}`,
        );
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const take = () => {
      note(observer.takeRecords());
      return moves.splice(0);
    };
    Object.assign(globalThis, { watcher: { take } });
  });
  return () =>
    page.evaluate(async () => {
      // Changes made by now are laid out with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return (globalThis as unknown as { watcher: Watcher }).watcher.take();
    });
}
