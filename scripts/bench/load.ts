import { fork, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { messageOf } from './stage.ts';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** `NEW_ID` in it is another one at each request. */
  body?: string;
}

export const NEW_ID = '00000000-0000-4000-8000-000000000000';

/** Instructions for a load generator. */
export interface Load {
  url: string;
  /** Each is sent in its order, by one connection where it has several requests. */
  sequences: readonly (readonly Request[])[];
  seconds: number;
}

export interface Measured {
  requests: number;
  /** Answers other than 2xx, and none at all. */
  failed: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;

/** wrk costs a tenth of what a floor does; autocannon, which everybody has, as much as one. */
const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
export const generator = hasWrk ? 'wrk' : 'autocannon, in a process of its own (with wrk installed it costs less)';

/**
 * Refuses to count a run in which calls failed; a change that the load before left under way may meet its own again.
 *
 * @param isCounted else only a run without answers, or that failed whole, is refused: on a machine that is busy the product
 * may turn some away
 */
export async function measure(load: Load, isCounted: boolean): Promise<Measured> {
  const measured = await (hasWrk ? byWrk(load) : byAutocannon(load));
  // Costs are divided by the answers.
  if (measured.requests === 0) throw new Error(`${load.url} answered nothing in ${load.seconds} s`);
  if (measured.failed > CONNECTIONS && (isCounted || measured.failed >= measured.requests))
    throw new Error(`${measured.failed} of ${measured.requests} requests to ${load.url} failed`);
  return measured;
}

/**
 * One thread of wrk sends one request after another from a list by whichever connection is free; where a sequence has several,
 * each connection has a thread, so that what undoes something comes after it.
 */
async function byWrk({ url, sequences, seconds }: Load): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-load-'));
  try {
    const script = join(folder, 'load.lua');
    const threads = sequences.some(({ length }) => length > 1) ? CONNECTIONS : 1;
    await writeFile(script, luaOf(new URL(url).host, perConnection(sequences, threads)));
    const wrk = spawn(
      'wrk',
      [`-t${threads}`, `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [said, [code]] = await Promise.all([text(wrk.stdout), once(wrk, 'exit')]);
    if (code !== 0) throw new Error(`wrk ended with ${code}:\n${said}`);
    return JSON.parse(said.slice(said.lastIndexOf('{'))) as Measured;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The requests of some connections, or threads: each sequence belongs to one of them. */
export const perConnection = (sequences: Load['sequences'], count: number): Request[][] =>
  Array.from({ length: count }, (_, first) => sequences.filter((__, index) => index % count === first).flat());

const luaOf = (host: string, lists: readonly (readonly Request[])[]): string => `
local lists = {
${lists.map((requests) => `{${requests.map((request) => JSON.stringify(onTheWire(host, request))).join(',\n')}}`).join(',\n')}
}
local started = 0
function setup(thread)
  started = started + 1
  thread:set('number', started)
end
local requests, at, made
function init()
  requests, at, made = lists[number], 0, 0
end
function request()
  at = at % #requests + 1
  made = made + 1
  local from, to = requests[at]:find('${NEW_ID}', 1, true)
  if not from then return requests[at] end
  return requests[at]:sub(1, from - 1) .. string.format('${randomUUID().slice(0, 24)}%04x%08x', number, made) .. requests[at]:sub(to + 1)
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"failed":%d,"perSecond":%f,"p50":%f,"p99":%f}',
    summary.requests, errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;

function onTheWire(host: string, { method, path, headers = {}, body = '' }: Request): string {
  const all = { host, ...headers, ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

async function byAutocannon(load: Load): Promise<Measured> {
  const child = fork(new URL('autocannon.ts', import.meta.url));
  child.send(load);
  return (await messageOf(child, 'The load')) as Measured;
}
