import type { CreateWatchInput, UpdateWatchInput, Watch } from '@onceware/api/watches/watches.contract';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';

/** Changes of watches. All but those of the form say themselves what became of them. */
export interface WatchChanges {
  /** @throws the server's refusal, which the form shows */
  create: (input: CreateWatchInput) => Promise<void>;
  update: (input: UpdateWatchInput) => Promise<void>;
  pause: (watch: Watch, isPaused: boolean) => void;
  /** With an undo. */
  end: (watch: Watch, title: string) => void;
}

export function useWatchChanges(): WatchChanges {
  const t = useTranslations('watches');
  const utils = trpc.useUtils();
  const make = useMake();
  const { watches } = utils.client;
  const reread = async <Answer>(change: Promise<Answer>): Promise<void> => {
    await change;
    await utils.watches.invalidate();
  };
  return {
    create: (input) => reread(watches.create.mutate(input)),
    update: (input) => reread(watches.update.mutate(input)),
    pause: ({ id }, isPaused) =>
      void make(() => reread(watches.update.mutate({ id, isPaused })), { done: t(isPaused ? 'pausedNow' : 'resumed') }),
    end: ({ id }, title) =>
      void make(() => reread(watches.end.mutate({ id })), {
        done: t('ended', { title }),
        action: { label: t('undo'), onAction: () => void make(() => reread(watches.restore.mutate({ id })), {}) },
      }),
  };
}
