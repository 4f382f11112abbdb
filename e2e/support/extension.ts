import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { CHROMIUM_FLAGS, findWholeChromium } from '../../scripts/find-chromium.ts';

/**
 * Popup beside the extension's button. Playwright cannot see such a window, so it is reached by the underlying
 * protocol.
 */
interface Popup {
  /** Evaluates an expression in the popup; undefined while there is no popup. */
  read(expression: string): Promise<unknown>;
  /** Returns the popup's text. */
  text(): Promise<string>;
}

export interface Extension {
  context: BrowserContext;
  /** The page of its settings. */
  options(): Promise<Page>;
  /** Presses its button while this page is the one in front. */
  press(page: Page): Promise<Popup>;
  close(): Promise<void>;
}

/** A whole Chromium with the extension as the site hands it out. */
export async function openExtension(site: string): Promise<Extension> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-extension-'));
  const packed = await fetch(`${site}/client/onceware-extension.zip`);
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await packed.arrayBuffer())))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  const context = await chromium.launchPersistentContext('', {
    executablePath: findWholeChromium(),
    baseURL: site,
    locale: 'en-US',
    ignoreDefaultArgs: ['--disable-extensions', '--headless', '--headless=old'],
    args: [
      ...CHROMIUM_FLAGS.filter((flag) => flag !== '--headless'),
      '--headless=new',
      '--lang=en-US',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const browser = context.browser();
  if (!browser) throw new Error('A context of its own has no browser.');
  const session = await browser.newBrowserCDPSession();
  const ask = protocolOf(session);
  const { extensions } = await ask<{ extensions: { id: string }[] }>('Extensions.getExtensions');
  const id = extensions[0]?.id ?? '';

  return {
    context,
    async options() {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/options.html`);
      return page;
    },
    async press(page) {
      await page.bringToFront();
      const { targetInfos: tabs } = await ask<Targets>('Target.getTargets', { filter: [{ type: 'tab' }] });
      // A page that is still on its way has another address here than in Playwright.
      const tab = tabs.find(({ embedderData }) => embedderData?.tabActive);
      await ask('Extensions.triggerAction', { id, targetId: tab?.targetId });
      return popupOf(session, ask);
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Targets {
  targetInfos: { targetId: string; url: string; embedderData?: { tabActive: boolean } }[];
}
type Ask = <Answer>(method: string, params?: object) => Promise<Answer>;

/** Newer than what Playwright has types of. */
const protocolOf = (session: CDPSession): Ask => session.send.bind(session) as unknown as Ask;

async function popupOf(session: CDPSession, ask: Ask): Promise<Popup> {
  let targetId: string | undefined;
  const find = async () => {
    const { targetInfos } = await ask<Targets>('Target.getTargets');
    targetId = targetInfos.find(({ url }) => url.endsWith('/popup.html'))?.targetId;
    return targetId;
  };
  await expect.poll(find).toBeDefined();
  const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: false });
  let count = 0;
  const read = (expression: string) => {
    const id = (count += 1);
    return new Promise<unknown>((resolve) => {
      const hear = ({ message }: { message: string }) => {
        const answer = JSON.parse(message) as { id?: number; result?: { result?: { value?: unknown } } };
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', hear);
        resolve(answer.result?.result?.value);
      };
      session.on('Target.receivedMessageFromTarget', hear);
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression } });
      void ask('Target.sendMessageToTarget', { sessionId, message });
    });
  };
  return { read, text: async () => JSON.stringify(await read('document.body?.innerText')) ?? '' };
}
