import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { listCommunityRooms } from '../rooms/community.service.ts';
import { endMuteInput, listRoomsInput, listMutesInput, muteAnywhereInput } from './moderation.contract.ts';
import * as mutes from './mutes.service.ts';

const procedure = permissionProcedure('admin.chat');

/** For staff, beside the reported messages (staff/reports). */
export const moderationProcedures = {
  silences: procedure.input(listMutesInput).query(({ ctx, input }) => mutes.listMutes(ctx, input)),
  silence: procedure.input(muteAnywhereInput).mutation(({ ctx, input }) => mutes.muteAnywhere(ctx, input)),
  endSilence: procedure.input(endMuteInput).mutation(({ ctx, input }) => mutes.endMute(ctx, input)),
  rooms: procedure.input(listRoomsInput).query(({ ctx, input }) => listCommunityRooms(ctx, input)),
};
