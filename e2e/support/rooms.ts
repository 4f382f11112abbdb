import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';

async function ask<Answer>(page: Page, procedure: string, json: object): Promise<Answer> {
  const input = encodeURIComponent(JSON.stringify({ json }));
  const answer = await page.request.get(`${process.env.E2E_BASE_URL}/trpc/${procedure}?input=${input}`);
  expect(answer.ok()).toBe(true);
  const { result } = (await answer.json()) as { result: { data: { json: Answer } } };
  return result.data.json;
}

export interface QuietRoom {
  roomId: string;
  dealSlug: string;
  /** The deal's, and so the room's name. */
  title: string;
}

/** A deal's room in which nobody has said anything, and which no other test finds: each begins to look elsewhere. */
export async function quietRoom(page: Page): Promise<QuietRoom> {
  const { testId, retry } = test.info();
  const { items } = await ask<{ items: { slug: string; title: string }[] }>(page, 'catalog.searchDeals', { limit: 48 });
  const first = createHash('sha256').update(`${testId} ${retry}`).digest().readUInt32BE() % items.length;
  for (const { slug: dealSlug, title } of [...items.slice(first), ...items.slice(0, first)]) {
    const { room, messages } = await ask<{ room: { id: string }; messages: [] }>(page, 'chat.open', { dealSlug });
    if (messages.length === 0) return { roomId: room.id, dealSlug, title };
  }
  throw new Error('Somebody has talked in every room.');
}

/** Texts of the room's messages, oldest first. */
export async function textsOf(page: Page, roomId: string): Promise<string[]> {
  const { messages } = await ask<{ messages: { text: string }[] }>(page, 'chat.open', { roomId });
  return messages.map(({ text }) => text);
}
