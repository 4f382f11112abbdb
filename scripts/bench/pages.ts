// Measures the cost of a first visit on a phone: Lighthouse's mobile run of a page, as it is served in production, on a
// fresh sample catalogue.
import { text } from 'node:stream/consumers';
import { startCommand } from '../command.ts';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium.ts';
import { median } from './compare.ts';
import { openStage } from './stage.ts';

/** Fetched when it is wanted, and no dependency: it is larger than a third of all that the rest of the work needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const VISITS = 5;
const SCORE_GOAL = 95;
/** Limits of the home page; `e2e/first-load.spec.ts` and the size stage enforce them in the gate. */
const HOME_GOAL = 'at most 20 requests, 250 kB, 150 kB of scripts';

interface Report {
  runtimeError?: { message: string };
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number }> & {
    'network-requests': { details: { items: { url: string; resourceType: string; transferSize: number }[] } };
  };
}

interface Visit {
  requests: number;
  bytes: number;
  scriptBytes: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  scores: number[];
}

/** Prints the table of four pages, each the median of five visits. */
export async function benchPages(): Promise<void> {
  const stage = await openStage();
  try {
    const { url: site } = await stage.startProduct({ SEED: '1' });
    const [deal] = /\/deal\/[\w-]+/.exec(await (await fetch(`${site}/deals`)).text()) ?? [];
    if (!deal) throw new Error('/deals shows no deal.');
    const columns = ['page', 'requests', 'kB', 'scripts kB', 'largest paint ms', 'blocked ms', 'shift', ...CATEGORIES];
    console.log(`${LIGHTHOUSE}, mobile, medians of ${VISITS}; goal: ${SCORE_GOAL} in each; home ${HOME_GOAL}\n`);
    console.log(columns.join(' | '));
    for (const path of ['/', '/deals', deal, '/explore']) {
      const visits: Visit[] = [];
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(`${site}${path}`));
      console.log(row(path, visits));
    }
  } finally {
    await stage.close();
  }
}

async function visit(url: string): Promise<Visit> {
  const command = ['exec', '--yes', '--', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'];
  const options = [`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`];
  const run = startCommand('npm', [...command, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { CHROME_PATH: findChromium() },
  });
  if (!run.stdout) throw new Error('Lighthouse has no output.');
  const { audits, categories, runtimeError } = JSON.parse(await text(run.stdout)) as Report;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const fetched = audits['network-requests'].details.items.filter((one) => !one.url.startsWith('data:'));
  const bytesOf = (some: typeof fetched) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    requests: fetched.length,
    bytes: bytesOf(fetched),
    scriptBytes: bytesOf(fetched.filter(({ resourceType }) => resourceType === 'Script')),
    largestPaint: measured('largest-contentful-paint'),
    blocked: measured('total-blocking-time'),
    shift: measured('cumulative-layout-shift'),
    scores: CATEGORIES.map((name) => categories[name].score * 100),
  };
}

function row(path: string, visits: Visit[]): string {
  const of = (pick: (one: Visit) => number) => median(visits.map(pick));
  const scores = CATEGORIES.map((_, n) => of(({ scores: all }) => all[n] ?? 0).toFixed(0));
  return [
    path,
    of(({ requests }) => requests),
    (of(({ bytes }) => bytes) / 1000).toFixed(1),
    (of(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1),
    of(({ largestPaint }) => largestPaint).toFixed(0),
    of(({ blocked }) => blocked).toFixed(0),
    of(({ shift }) => shift).toFixed(3),
    ...scores,
  ].join(' | ');
}
