import { fork } from 'node:child_process';
import { isReached, loadInTurn, middle, ratioOf } from './compare.ts';
import { messageOf, type Serving, type Sizes, type Stage } from './stage.ts';

/** Times what bare React takes of the processor. */
const RENDERED_GOAL = 2.5;
/** Fraction of the floor's answers a second that stored pages should reach. */
const STORED_GOAL = 0.5;

/** Measures a page that is rendered, beside bare React; and one that is stored, beside the floor. */
export async function benchPages(
  stage: Stage,
  { pages, ...sizes }: Sizes,
  { floor, product }: { floor: Serving; product: Serving },
): Promise<void> {
  const paths = pages.filter((path) => `page ${path}`.includes(sizes.only));
  if (paths.length === 0) return;
  const load = (path: string, headers: Record<string, string>, servings: Serving[]) =>
    loadInTurn(stage, sizes, { sequences: [[{ method: 'GET', path, headers }]], isChange: false }, servings);
  console.log('\nrendered page | kB | a second | Node ms | bare React ms | ratio | goal | reached');
  for (const path of paths) {
    // A session that is over: nobody's page, and none that is stored.
    const [ours = []] = await load(path, { cookie: '__Host-onceware=over' }, [product]);
    const html = await (await fetch(product.url + path)).text();
    const { perSecond, nodeMs } = middle(ours);
    const reactMs = await bareReactMs(stage, html);
    const ratio = nodeMs / reactMs;
    console.log(
      [
        path,
        (html.length / 1000).toFixed(0),
        perSecond.toFixed(0),
        nodeMs.toFixed(2),
        reactMs.toFixed(2),
        ratio.toFixed(1),
        RENDERED_GOAL,
        isReached(ratio <= RENDERED_GOAL),
      ].join(' | '),
    );
  }
  console.log('\nstored page | a second: floor, ours | Node ms: floor, ours | ratio | goal | reached');
  for (const path of paths) {
    // Brotli, since browsers ask for it.
    const [theirs = [], ours = []] = await load(path, { 'accept-encoding': 'br' }, [floor, product]);
    const ratio = ratioOf(ours, theirs);
    const pair = [middle(theirs), middle(ours)];
    console.log(
      [
        path,
        pair.map(({ perSecond }) => perSecond.toFixed(0)).join(', '),
        pair.map(({ nodeMs }) => nodeMs.toFixed(3)).join(', '),
        ratio.toFixed(2),
        STORED_GOAL,
        isReached(ratio >= STORED_GOAL),
      ].join(' | '),
    );
  }
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
