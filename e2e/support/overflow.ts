import type { Page } from '@playwright/test';

/**
 * Finds where a page is wider than its screen, and where a text with all digits of `digits` in a row of signs is cut off: by the
 * screen, or by an element that hides what leaves it. What scrolls in a frame of its own is not cut off, nor is what stands
 * hidden for screen readers.
 */
export function overflows(page: Page, digits: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: string[] = [];
    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1);
      });
      found.push(`It is ${excess} px too wide: ${wide.slice(0, 3).map(name).join(', ')}`);
    }
    // Digits of Arabic count as those of Latin.
    const latin = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (
        !element ||
        !latin(text.nodeValue ?? '')
          .replaceAll(/\D/g, '')
          .includes(wanted)
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, option, script'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX } = getComputedStyle(frame);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const isScreen = frame === document.documentElement;
        if (overflowX === 'visible' && !isScreen) continue;
        const box = frame.getBoundingClientRect();
        const [left, right] = isScreen ? [0, innerWidth] : [box.left, box.right];
        const cut = boxes.find((line) => line.width > 1 && (line.left < left - 1 || line.right > right + 1));
        if (cut) {
          found.push(`${text.nodeValue} is cut off in ${name(frame)}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  }, digits);
}
