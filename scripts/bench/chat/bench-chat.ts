import { fork } from 'node:child_process';
import { median } from '../compare.ts';
import { childrenMs, postmasterOf, processorMs } from '../processor.ts';
import type { Sizes } from '../sizes.ts';
import { freePort, messageOf, type Serving, type Stage, stop } from '../stage.ts';
import type { BareTold, Followed, Told } from './following.ts';
import { heldBy } from './heap.ts';
import { benchLargeRoom } from './large.ts';
import { benchSends } from './sends.ts';
import { fillTalk, type TalkRoom } from './talk.ts';

interface Round extends Followed {
  nodeMs: number;
  postgresMs: number;
}

/** `npm run bench -- --chat`: what live rooms take and how quick they are (docs/bench.md). */
export async function benchChat(
  stage: Stage,
  { rounds, seconds, chat, only }: Pick<Sizes, 'rounds' | 'seconds' | 'chat'> & { only: string },
): Promise<void> {
  const { databaseUrl } = stage;
  const { streamsOfEach, perSecond, atOnce, settleMs } = chat;
  const streams = chat.rooms * chat.membersOfEach * streamsOfEach;
  const rooms = await fillTalk(databaseUrl, chat);
  const inspectPort = await freePort();
  const product = await stage.startProduct({
    MAX_CONNECTIONS: '8000',
    // People's limit is not what is measured.
    MESSAGES_IN_TEN_SECONDS: '10000',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  });
  console.log(stage.label);
  const parts = {
    streams: withFollowers,
    sends: () => benchSends(stage, product, { rounds, seconds, chat }),
    room: () => benchLargeRoom(stage, product, chat.largeRoom),
  };
  for (const [name, part] of Object.entries(parts)) if (name.includes(only)) await part();

  async function withFollowers(): Promise<void> {
    const bare = await startBare(stage, await sampleEvent(product, rooms[0]));
    const followers = [startFollower(stage), startFollower(stage)] as const;
    await benchStreams(bare, followers);
    for (const { child } of followers) await stop(child);
    await stop(bare.process);
  }

  async function benchStreams(bare: Serving, [ours, theirs]: readonly [Follower, Follower]): Promise<void> {
    const open = ({ url, origin }: Serving, each: number): Told => ({
      do: 'open',
      url,
      origin,
      rooms,
      streamsOfEach: each,
    });
    await ours.tell(open(product, 1));
    const before = await heldBy(product, { inspectPort, settleMs });
    const from = performance.now();
    await ours.tell(open(product, streamsOfEach - 1));
    const opened = (performance.now() - from) / 1_000;
    const after = await heldBy(product, { inspectPort, settleMs });
    await theirs.tell(open(bare, streamsOfEach));
    const added = streams - streams / streamsOfEach;
    console.log(
      `${streams} streams in ${chat.rooms} rooms: ${(added / opened).toFixed(0)} opened a second, ${(((after - before) * 1_024) / added).toFixed(1)} kB each (goal: under 20)\n`,
    );
    const postmaster = await postmasterOf(databaseUrl);
    const used = ({ process }: Serving) => ({ node: processorMs(process.pid), postgres: childrenMs(postmaster) });
    const round = async ({ tell }: Follower, serving: Serving, told: Told): Promise<Round> => {
      const first = used(serving);
      const followed = await tell(told);
      const last = used(serving);
      const of = (ms: number) => ms / followed.deliveries;
      const postgres = serving === product ? last.postgres - first.postgres : 0;
      return { ...followed, nodeMs: of(last.node - first.node), postgresMs: of(postgres) };
    };
    const measure = async (name: string, told: Told) => {
      const pairs: [Round, Round][] = [];
      for (let n = 0; n <= rounds; n += 1) {
        const pair: [Round, Round] = [await round(theirs, bare, told), await round(ours, product, told)];
        if (n > 0 || rounds === 0) pairs.push(pair);
      }
      report(name, pairs);
    };
    console.log(
      'load | deliveries a second: bare, ours | ratio | processor | send to seen, p50/p99 ms: bare, ours | answered | Node µs a delivery | Postgres | generator: busy, late p99 ms | refused, missing',
    );
    await measure(`${perSecond} a second`, { do: 'talk', perSecond, seconds: seconds * (rounds > 0 ? 5 : 1) });
    await measure(`${atOnce} at once`, { do: 'flood', atOnce, seconds: seconds * (rounds > 0 ? 2 : 1) });
  }
}

function report(name: string, pairs: [Round, Round][]): void {
  const both = (of: (round: Round) => string) => pairs[Math.floor(pairs.length / 2)]?.map(of).join(', ') ?? '';
  const ratio = median(pairs.map(([bare, ours]) => ours.perSecond / bare.perSecond));
  const times = ({ p50, p99 }: Followed['seen']) => `${p50.toFixed(1)}/${p99.toFixed(1)}`;
  console.log(
    [
      name,
      both(({ perSecond }) => perSecond.toFixed(0)),
      ratio.toFixed(2),
      median(pairs.map(([bare, ours]) => bare.nodeMs / (ours.nodeMs + ours.postgresMs))).toFixed(2),
      both(({ seen }) => times(seen)),
      both(({ answered }) => times(answered)),
      both(({ nodeMs }) => (nodeMs * 1_000).toFixed(1)),
      both(({ postgresMs }) => (postgresMs * 1_000).toFixed(1)),
      both(({ own }) => `${own.busy.toFixed(2)} ${own.lateP99.toFixed(1)}`),
      both(({ refused, missing }) => `${refused} ${missing}`),
    ].join(' | '),
  );
}

interface Follower {
  child: ReturnType<typeof fork>;
  tell(told: Told): Promise<Followed>;
}

function startFollower({ kept }: Pick<Stage, 'kept'>): Follower {
  const child = kept(fork(new URL('follow.ts', import.meta.url)));
  return {
    child,
    async tell(told) {
      child.send(told);
      return (await messageOf(child, 'The process that follows')) as Followed;
    },
  };
}

async function startBare({ kept }: Pick<Stage, 'kept'>, told: BareTold): Promise<Serving> {
  const process = kept(fork(new URL('bare-stream.ts', import.meta.url)));
  process.send(told);
  return { url: String(await messageOf(process, 'The bare server')), origin: '', process };
}

/** An event as the product sends it, so that the bare server writes as many bytes. */
async function sampleEvent({ url, origin }: Serving, room: TalkRoom | undefined): Promise<BareTold> {
  if (!room) throw new Error('There is no room.');
  const headers = { cookie: room.cookies[0] ?? '', origin, 'content-type': 'application/json' };
  const stopping = new AbortController();
  const stream = await fetch(`${url}/api/chat/stream`, { headers, signal: stopping.signal });
  const text = 'What the bench has said';
  const body = JSON.stringify({ json: { roomId: room.id, id: crypto.randomUUID(), text } });
  const sent = await fetch(`${url}/trpc/chat.send`, { method: 'POST', headers, body });
  if (!sent.ok || !stream.body) throw new Error(`chat.send: ${await sent.text()}`);
  let read = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    read += chunk;
    const event = /data: .*What the bench has said.*\n\n/.exec(read)?.[0];
    if (!event) continue;
    const [before = '', behind = ''] = event.split(text);
    stopping.abort();
    return { before, behind };
  }
  throw new Error('The stream ended.');
}
