import type { EmojiData } from 'frimousse';
import { useEffect, useState } from 'react';
import { drawableEmoji } from './drawable-emoji.ts';

/** No copy in local storage, as frimousse would keep: the browser's own cache has the file. */
async function fetchEmoji(locale: string, signal: AbortSignal): Promise<EmojiData> {
  const response = await fetch(`/emoji/${locale}.json`, { signal });
  if (!response.ok) throw new Error(`No emoji for ${locale}: ${response.status}`);
  const data = (await response.json()) as EmojiData;
  return { ...data, emojis: drawableEmoji(data.emojis) };
}

/** The emoji of a language; neither data nor failure while they load. */
export function useEmojiData(locale: string): { data: EmojiData | null; isFailed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${locale} ${attempt}`;
  const [answer, setAnswer] = useState<{ asked: string; data: EmojiData | null }>();

  useEffect(() => {
    const aborter = new AbortController();
    const settle = (data: EmojiData | null) => {
      if (!aborter.signal.aborted) setAnswer({ asked, data });
    };
    fetchEmoji(locale, aborter.signal).then(settle, () => settle(null));
    return () => aborter.abort();
  }, [locale, asked]);

  const data = answer?.asked === asked ? answer.data : undefined;
  return { data: data ?? null, isFailed: data === null, retry: () => setAttempt(attempt + 1) };
}
