import type { EmojiData } from 'frimousse';
import { useCallback, useEffect, useState } from 'react';
import { drawableEmoji } from './drawable-emoji.ts';

/** No copy in local storage, as frimousse would keep: the browser's own cache has the file. */
async function fetchEmoji(locale: string, signal: AbortSignal): Promise<EmojiData> {
  const response = await fetch(`/emoji/${locale}.json`, { signal });
  if (!response.ok) throw new Error(`No emoji for ${locale}: ${response.status}`);
  const data = (await response.json()) as EmojiData;
  return { ...data, emojis: drawableEmoji(data.emojis) };
}

interface Outcome {
  locale: string;
  /** Null: it failed. */
  data: EmojiData | null;
}

/** The emoji of a language; neither data nor failure while they load. */
export function useEmojiData(locale: string): { data: EmojiData | null; isFailed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    const aborter = new AbortController();
    const settle = (data: EmojiData | null) => {
      if (!aborter.signal.aborted) setOutcome({ locale, data });
    };
    fetchEmoji(locale, aborter.signal).then(settle, () => settle(null));
    return () => aborter.abort();
  }, [locale, attempt]);

  const retry = useCallback(() => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);
  const current = outcome?.locale === locale ? outcome : null;
  return { data: current?.data ?? null, isFailed: current !== null && current.data === null, retry };
}
