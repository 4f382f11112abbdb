import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { listCommunityRooms } from '../rooms/community.service.ts';
import * as flagged from './flagged.service.ts';
import {
  endMuteInput,
  listFlaggedInput,
  listRoomsInput,
  listMutesInput,
  messageIdInput,
  removeFlaggedInput,
  settleInput,
  muteAnywhereInput,
} from './moderation.contract.ts';
import * as mutes from './mutes.service.ts';

const procedure = permissionProcedure('admin.chat');

export const adminModerationRouter = router({
  flagged: procedure.input(listFlaggedInput).query(({ ctx, input }) => flagged.listFlagged(ctx, input)),
  context: procedure.input(messageIdInput).query(({ ctx, input }) => flagged.showContext(ctx, input)),
  settle: procedure.input(settleInput).mutation(({ ctx, input }) => flagged.settle(ctx, input)),
  remove: procedure.input(removeFlaggedInput).mutation(({ ctx, input }) => flagged.removeFlagged(ctx, input)),
  restore: procedure.input(messageIdInput).mutation(({ ctx, input }) => flagged.restoreFlagged(ctx, input)),
  silences: procedure.input(listMutesInput).query(({ ctx, input }) => mutes.listMutes(ctx, input)),
  silence: procedure.input(muteAnywhereInput).mutation(({ ctx, input }) => mutes.muteAnywhere(ctx, input)),
  endSilence: procedure.input(endMuteInput).mutation(({ ctx, input }) => mutes.endMute(ctx, input)),
  rooms: procedure.input(listRoomsInput).query(({ ctx, input }) => listCommunityRooms(ctx, input)),
});
