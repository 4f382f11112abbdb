import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium.ts';

/** A browser with one page, driven by the standard that it knows. */
export interface Driver {
  name: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page. @returns what it returns, which is JSON */
  run(body: string): Promise<unknown>;
  /** The page as PNG. */
  shoot(): Promise<Buffer>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** Tries until it succeeds: a browser takes its time to listen. */
async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(200);
    }
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    if (!child.kill('SIGTERM')) resolve();
  });

/** The Chromium of the journeys. */
export async function openChromium(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  return {
    name: 'Chromium',
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(async () => { ${body} })().then((value) => value ?? null)`),
    shoot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Debian's Firefox, by WebDriver BiDi over a socket of its own. */
export async function openFirefox(
  port: number,
  preferences: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'onceware-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      String(port),
      '--width=1440',
      '--height=900',
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const socket = await insist(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const one = new WebSocket(`ws://127.0.0.1:${port}/session`);
        one.addEventListener('open', () => resolve(one));
        one.addEventListener('error', () => reject(new Error('Firefox does not listen.')));
      }),
  );
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as { id?: number; result: never; error?: string; message?: string };
    const one = waiting.get(answer.id ?? -1);
    if (answer.error === undefined) one?.resolve(answer.result);
    else one?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  let last = 0;
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      waiting.set((last += 1), { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(body) {
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `(async () => JSON.stringify(await (async () => { ${body} })() ?? null))()`,
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? 'null');
    },
    async shoot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      socket.close();
      await stop(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Debian's WebKitGTK, by WebDriver. It wants a display: run it below `xvfb-run`. */
export async function openWebKit(port: number): Promise<Driver> {
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await insist(() =>
    ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { timeouts: { script: PATIENCE_MS } } },
    }),
  );
  const of = (path: string) => `/session/${sessionId}${path}`;
  return {
    name: 'WebKitGTK',
    open: async (url) => void (await ask('POST', of('/url'), { url })),
    async run(body) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const answer = await ask<{ value: unknown; error?: string }>('POST', of('/execute/async'), { script, args: [] });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    shoot: async () => Buffer.from(await ask<string>('GET', of('/screenshot')), 'base64'),
    async close() {
      await ask('DELETE', of('')).catch(() => {});
      await stop(child);
    },
  };
}
