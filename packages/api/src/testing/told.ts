import type { SessionUser } from '#identity/auth/auth.contract.ts';
import type { LanguageCode } from '#kernel/languages.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import type { TestApi } from './test-api.ts';

/** Lines of a member's bell, the latest first, as kind, sentence without marks of direction, and number of events. */
export async function toldTo(
  api: TestApi,
  user: SessionUser,
  { language = 'en', permissions }: { language?: LanguageCode; permissions?: readonly Permission[] } = {},
): Promise<{ kind: string; text: string; count: number; tab: string; path: string; quote: string | null }[]> {
  const { items } = await api.as(user, permissions).notifications.list({ language });
  return items.map(({ kind, text, count, tab, path, quote }) => ({
    kind,
    text: text.replaceAll(/[\u2066-\u2069]/g, ''),
    count,
    tab,
    path,
    quote,
  }));
}

/** The sentences alone. */
export const sentencesTo = async (...args: Parameters<typeof toldTo>): Promise<string[]> =>
  (await toldTo(...args)).map(({ text }) => text);
