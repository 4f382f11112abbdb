import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { ChatSource } from '../chat-source.ts';

export interface Target {
  id: string;
  /** It is to be in the middle, and lit up (CHAT-11). */
  isJump: boolean;
}

interface Given {
  source: ChatSource;
  isAtHand: (id: string) => boolean;
  /** Renders its row as soon as it exists. */
  aim: (id: string) => void;
  /** Called once when that is so. */
  arrive: (target: Target) => void;
}

/** Scrolls to a message; one that is not loaded is fetched with those around it (LIVE-09). */
export function useTarget({ source, isAtHand, aim, arrive }: Given) {
  const t = useTranslations('chatList');
  const sentence = useErrorSentence();
  const [target, setTarget] = useState<Target | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  /** Counter of requests: only the latest one takes effect. */
  const asked = useRef(0);
  const isThere = target !== null && isAtHand(target.id);
  const onArrive = useEffectEvent(() => {
    if (target) arrive(target);
  });
  useLayoutEffect(() => {
    if (isThere) onArrive();
  }, [target, isThere]);

  const fail = (text: string) => showToast({ kind: 'error', text });
  const go = (id: string, isJump: boolean) => {
    asked.current += 1;
    aim(id);
    setTarget({ id, isJump });
  };
  const fetch = async (work: () => Promise<() => void>) => {
    const number = (asked.current += 1);
    const isMeant = () => number === asked.current;
    setIsFetching(true);
    try {
      const goOn = await work();
      if (isMeant()) goOn();
    } catch (error) {
      if (isMeant()) fail(sentence(error));
    } finally {
      setIsFetching(false);
    }
  };
  const goTo = (id: string, isJump: boolean) => {
    if (isAtHand(id)) return go(id, isJump);
    void fetch(async () => {
      const isFound = await source.load(id);
      return () => (isFound ? go(id, isJump) : fail(t('gone')));
    });
  };
  const goToNewest = () => {
    const goToLast = () => {
      const last = source.getSnapshot().messages.at(-1);
      if (last) go(last.id, false);
    };
    if (!source.getSnapshot().hasNewer) return goToLast();
    void fetch(async () => {
      await source.loadNewest();
      return goToLast;
    });
  };
  return { isFetching, goTo, goToNewest };
}
