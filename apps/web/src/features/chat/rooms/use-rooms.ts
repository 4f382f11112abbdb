import type { MutationKey } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { type Changing, useChange } from '#lib/changes/use-change.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { HEARD } from '../heard/heard-cache.ts';
import { muted, type Muting, muteInCache, ROOMS } from './rooms-cache.ts';

const MUTING: MutationKey = ['chat', 'mute'];

/** The member's rooms, the one with the newest message first (LIVE-01). */
export const useRooms = () => trpc.chat.rooms.useQuery(undefined, { select: useShown(MUTING, muted) });

export const useMute = (): Changing<Muting, unknown> =>
  useChange<Muting, unknown>({
    key: MUTING,
    send: (client, muting) => client.chat.mute.mutate(muting),
    confirm: muteInCache,
    data: [ROOMS, HEARD],
  });
