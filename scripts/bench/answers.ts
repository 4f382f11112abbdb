import { callsOf, pagesOf } from './calls.ts';
import { checkSameAnswers, type Costed, inTurn, median, middle, taking } from './compare.ts';
import { fill } from './data.ts';
import { CONNECTIONS, generator } from './load.ts';
import { residentMegabytes } from './memory.ts';
import type { Sizes } from './sizes.ts';
import type { Stage } from './stage.ts';

const columns = (...cells: string[]) => console.log(cells.join(' | '));
const processorMsOf = ({ nodeMs, postgresMs }: Costed) => nodeMs + postgresMs;
const ms = (value: number) => value.toFixed(3);

/** Answers of the floor and of the product are compared, and loaded in turn. */
export async function benchAnswers(
  stage: Stage,
  {
    rounds,
    seconds,
    members,
    loadsAll,
    only,
  }: Pick<Sizes, 'rounds' | 'seconds' | 'members' | 'loadsAll'> & { only: string },
): Promise<void> {
  const { databaseUrl } = stage;
  const data = await fill(databaseUrl, members);
  const floor = await stage.startFloor();
  const lookingUp = await stage.startFloor({ FLOOR_LOOKS_UP: '1' });
  const product = await stage.startProduct();
  console.log(
    `${stage.label}\n${generator}; ${CONNECTIONS} connections, 10,000 deals, ${members} members; ${rounds} rounds of ${seconds} s each, floors and product in turn\n`,
  );
  console.log(
    `ready ${product.readyMs} ms after the database (goal: under 500), ${residentMegabytes(product.process).toFixed(0)} MB resident\n`,
  );
  columns(
    'call',
    'ratio',
    'goal',
    'processor',
    'to a floor that looks sessions up',
    'a second: floor, ours',
    'Node ms: floor, ours',
    'Postgres ms: floor, ours',
    'p50/p99 ms: floor, ours',
  );
  const take = await taking(stage, { rounds, seconds });
  const calls = callsOf(data, product.origin).filter(({ name }) => name.includes(only));
  // All of them before the first is measured: it takes a while until the last one's turn comes.
  for (const call of calls) await checkSameAnswers(call, floor, product);
  for (const call of loadsAll ? calls : [calls[0], calls.at(-1)]) {
    if (!call) continue;
    const servings = [floor, product, ...(call.isPrivate ? [lookingUp] : [])];
    const [ofFloor = [], ours = [], ofLookingUp] = await inTurn(take, call, servings, { rounds, databaseUrl });
    const ratioTo = (other: Costed[]) =>
      median(ours.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
    const ratio = ratioTo(ofFloor);
    const pair: [Costed, Costed] = [middle(ofFloor), middle(ours)];
    const both = (of: (costed: Costed) => string) => pair.map(of).join(', ');
    columns(
      call.name,
      `${ratio.toFixed(2)}${ratio < call.goal ? ' (below)' : ''}`,
      call.goal.toFixed(2),
      (processorMsOf(pair[0]) / processorMsOf(pair[1])).toFixed(2),
      ofLookingUp ? ratioTo(ofLookingUp).toFixed(2) : '',
      both(({ perSecond }) => perSecond.toFixed(0)),
      both(({ nodeMs }) => ms(nodeMs)),
      both(({ postgresMs }) => ms(postgresMs)),
      both(({ p50, p99 }) => `${p50.toFixed(1)}/${p99.toFixed(1)}`),
    );
  }
  const pages = pagesOf(data).filter(({ name }) => name.includes(only));
  for (const { name, sequences } of loadsAll ? pages : pages.slice(0, 1)) {
    const [ours = []] = await inTurn(take, { sequences, isChange: false }, [product], { rounds, databaseUrl });
    const { perSecond, nodeMs, postgresMs, p50, p99 } = middle(ours);
    columns(
      name,
      '',
      '',
      '',
      '',
      perSecond.toFixed(0),
      ms(nodeMs),
      ms(postgresMs),
      `${p50.toFixed(0)}/${p99.toFixed(0)}`,
    );
  }
  console.log(`\n${residentMegabytes(product.process).toFixed(0)} MB resident after the load`);
}
