import { fork } from 'node:child_process';
import { inTurn, median, middle, taking } from './compare.ts';
import { fill } from './data.ts';
import { CONNECTIONS, generator } from './load.ts';
import type { Sizes } from './sizes.ts';
import { messageOf, type Serving, type Stage } from './stage.ts';

type PageSizes = Pick<Sizes, 'rounds' | 'seconds' | 'pages' | 'encodings'> & { isFilled?: boolean };

/** Times what bare React takes of the processor. */
const RENDERED_GOAL = 2.5;
/** Fraction of a bare server's answers a second that stored pages should reach. */
const STORED_GOAL = 0.5;

/**
 * `npm run bench -- --pages-cpu`: what a page takes that is rendered, beside bare React; and one that is stored, beside bare Fastify.
 *
 * @param sizes `isFilled`: the stage has the data of the bench already
 */
export async function benchPageCost(
  stage: Stage,
  { rounds, seconds, pages, encodings, isFilled = false }: PageSizes,
): Promise<void> {
  const { databaseUrl } = stage;
  if (!isFilled) await fill(databaseUrl, 1);
  const product = await stage.startProduct();
  const bare = await startBarePages(stage, product, { paths: pages, encodings });
  const take = await taking(stage, { rounds, seconds });
  const loads = async (path: string, headers: Record<string, string>, servings: Serving[]) => {
    const sequences = [[{ method: 'GET' as const, path, headers }]];
    return inTurn(take, { sequences, isChange: false }, servings, { rounds, databaseUrl });
  };
  console.log(`${generator}; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s each\n`);
  console.log('rendered page | kB | Node ms | bare React ms | ratio | goal');
  for (const path of pages) {
    // A session that is over: nobody's page, and none that is stored.
    const [ours = []] = await loads(path, { cookie: '__Host-onceware=over' }, [product]);
    const html = await (await fetch(product.url + path)).text();
    const { nodeMs } = middle(ours);
    const reactMs = await bareReactMs(stage, html);
    const ratio = nodeMs / reactMs;
    console.log(
      [
        path,
        (html.length / 1000).toFixed(0),
        nodeMs.toFixed(2),
        reactMs.toFixed(2),
        `${ratio.toFixed(1)}${ratio > RENDERED_GOAL ? ' (above)' : ''}`,
        RENDERED_GOAL,
      ].join(' | '),
    );
  }
  console.log('\nstored page | encoding | Node ms: bare, ours | a second: bare, ours | ratio | goal');
  for (const path of pages)
    for (const encoding of encodings) {
      const [floors = [], ours = []] = await loads(path, { 'accept-encoding': encoding }, [bare, product]);
      const ratio = median(ours.map(({ perSecond }, round) => perSecond / (floors[round]?.perSecond ?? Number.NaN)));
      const pair = [middle(floors), middle(ours)];
      console.log(
        [
          path,
          encoding,
          pair.map(({ nodeMs }) => nodeMs.toFixed(3)).join(', '),
          pair.map(({ perSecond }) => perSecond.toFixed(0)).join(', '),
          `${ratio.toFixed(2)}${ratio < STORED_GOAL ? ' (below)' : ''}`,
          STORED_GOAL,
        ].join(' | '),
      );
    }
}

async function startBarePages(
  { kept }: Pick<Stage, 'kept'>,
  product: Serving,
  served: { paths: readonly string[]; encodings: readonly string[] },
): Promise<Serving> {
  const process = kept(fork(new URL('bare-pages.ts', import.meta.url)));
  process.send({ from: product.url, ...served });
  return { url: String(await messageOf(process, 'The bare server')), origin: '', process };
}

async function bareReactMs({ kept }: Pick<Stage, 'kept'>, html: string): Promise<number> {
  const markup = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1];
  if (!markup) throw new Error('The page has no markup.');
  const child = kept(
    fork(new URL('bare-react.ts', import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } }),
  );
  child.send(markup);
  return Number(await messageOf(child, 'Bare React'));
}
