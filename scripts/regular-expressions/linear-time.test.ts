import { analyse } from 'scslre';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findExpressions } from './find-expressions.ts';
import { superlinearText } from './linear.ts';

/** Expressions that may take longer, and what they read instead of strangers' input. */
const ALLOWED: Record<string, string> = {
  [String.raw`/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs`]: 'our own index.html, once at the start',
};

/** Files that construct expressions while they run; `constructed` below has them do so. */
const CONSTRUCTING = [
  'apps/web/src/features/purchases/form/parse-price.ts',
  'packages/api/src/catalog/search/query-prices.ts',
  'packages/api/src/chat/search/words.ts',
  'packages/api/src/staff/staff.contract.ts',
  'packages/ui/src/avatar/avatar-source.ts',
];

/** Why an expression takes more than linear time, or null: by how it is made, and by what it does. */
function faultOf({ source, flags }: { source: string; flags: string }): string | null {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
  if (report) return report.type;
  const text = superlinearText(source, flags);
  return text === null ? null : JSON.stringify(text);
}

describe('the checker', () => {
  it.each([
    /\/+$/,
    / *\n */g,
    /^[. ]+|[. ]+$/g,
    /url|\(.*[/:]|!/i,
    /\bVersion\/.*\bSafari\//,
    /(?:ab)+$/,
    /^(?:a+)+$/,
    /^[^\s/?#@:]+\.[^\s/?#@:]+(?::\d+)?(?:[/?#]|$)/,
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i,
    /\[([^\]]*)\]\((https?:\/\/[^\s)]+)\)/i,
  ])('finds %s (T66)', (expression) => {
    expect(faultOf(expression)).not.toBeNull();
  });

  it.each([
    /(?<!\/)\/+$/,
    /^\s*<\?xml[^>]{0,200}?encoding/,
    /\s+/g,
    /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i,
    /^(?=.*\bVersion\/).*\bSafari\//,
    /\p{Script=Han}{2}|[^\s\p{Script=Han}]+/gu,
    /(?<![\d-])\d[\d.,'’\s]*/u,
  ])('lets %s pass (T66)', (expression) => {
    expect(faultOf(expression)).toBeNull();
  });
});

describe('every regular expression of the product', () => {
  const { literals, constructed } = findExpressions();

  it('takes linear time, whatever it reads (T66)', { timeout: 120_000 }, () => {
    expect(literals.length).toBeGreaterThan(200);
    const faults = literals.flatMap((one) => {
      const written = `/${one.source}/${one.flags}`;
      const fault = written in ALLOWED ? null : faultOf(one);
      return fault === null ? [] : [`${one.at}: ${written} on ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it('that need not is still there (T66)', () => {
    const written = new Set(literals.map(({ source, flags }) => `/${source}/${flags}`));
    expect(Object.keys(ALLOWED).filter((one) => !written.has(one))).toEqual([]);
  });

  describe('that is constructed at run time', () => {
    afterEach(() => void vi.unstubAllGlobals());

    it('takes linear time as well (T66)', { timeout: 240_000 }, async () => {
      expect([...new Set(constructed.map((at) => at.replace(/:\d+$/, '')))]).toEqual(CONSTRUCTING);
      const made: RegExp[] = [];
      vi.stubGlobal(
        'RegExp',
        new Proxy(RegExp, {
          construct(target, given: ConstructorParameters<typeof RegExp>) {
            const expression = new target(...given);
            made.push(expression);
            return expression;
          },
        }),
      );
      vi.resetModules();
      const { parsePrice } = await import('../../apps/web/src/features/purchases/form/parse-price.ts');
      await import('../../packages/api/src/staff/staff.contract.ts');
      const { readPrices } = await import('../../packages/api/src/catalog/search/query-prices.ts');
      const { patternOf, wordsOf } = await import('../../packages/api/src/chat/search/words.ts');
      const { avatarUrl } = await import('../../packages/ui/src/avatar/avatar-source.ts');
      for (const text of ['1,234.50', '1.234,50', "1'234"]) parsePrice(text, 'USD', 'en');
      readPrices('under $20');
      patternOf(wordsOf('many words in a row كتاب 你好 and'));
      avatarUrl('avatars/300-1.png', { delivery: null, media: null });
      expect(made.length).toBeGreaterThan(20);
      const once = new Map(made.map((one) => [String(one), one])).values();
      expect(
        [...once].flatMap((one) => {
          const fault = faultOf(one);
          return fault === null ? [] : [`${String(one)} on ${fault}`];
        }),
      ).toEqual([]);
    });
  });
});
