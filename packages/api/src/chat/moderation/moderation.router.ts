import { permissionProcedure } from '#access/permission-procedure.ts';
import { router } from '#trpc.ts';
import { listCommunityRooms } from '../rooms/community.service.ts';
import * as flagged from './flagged.service.ts';
import {
  endSilenceInput,
  listFlaggedInput,
  listRoomsInput,
  listSilencesInput,
  messageIdInput,
  removeFlaggedInput,
  settleInput,
  silenceAnywhereInput,
} from './moderation.contract.ts';
import * as silences from './silences.service.ts';

const procedure = permissionProcedure('admin.chat');

export const adminModerationRouter = router({
  flagged: procedure.input(listFlaggedInput).query(({ ctx, input }) => flagged.listFlagged(ctx, input)),
  context: procedure.input(messageIdInput).query(({ ctx, input }) => flagged.showContext(ctx, input)),
  settle: procedure.input(settleInput).mutation(({ ctx, input }) => flagged.settle(ctx, input)),
  remove: procedure.input(removeFlaggedInput).mutation(({ ctx, input }) => flagged.removeFlagged(ctx, input)),
  restore: procedure.input(messageIdInput).mutation(({ ctx, input }) => flagged.restoreFlagged(ctx, input)),
  silences: procedure.input(listSilencesInput).query(({ ctx, input }) => silences.listSilences(ctx, input)),
  silence: procedure.input(silenceAnywhereInput).mutation(({ ctx, input }) => silences.silenceAnywhere(ctx, input)),
  endSilence: procedure.input(endSilenceInput).mutation(({ ctx, input }) => silences.endSilence(ctx, input)),
  rooms: procedure.input(listRoomsInput).query(({ ctx, input }) => listCommunityRooms(ctx, input)),
});
