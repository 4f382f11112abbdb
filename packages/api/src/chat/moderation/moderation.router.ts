import { answer, ok } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { calls } from '#kernel/trpc.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import { listCommunityRooms } from '../rooms/community.service.ts';
import * as answers from './moderation.answers.ts';
import { endMuteInput, listRoomsInput, listMutesInput, muteAnywhereInput } from './moderation.contract.ts';
import * as mutes from './mutes.service.ts';

const procedure = permissionProcedure('admin.chat');

/** For staff, beside the reported messages (staff/reports). */
export const moderationProcedures = {
  silences: procedure
    .input(listMutesInput)
    .output(answer<TablePage<answers.Mute>>(answers.mutesPage))
    .query(calls(mutes.listMutes)),
  silence: procedure.input(muteAnywhereInput).output(answer(answers.muted)).mutation(calls(mutes.muteAnywhere)),
  endSilence: procedure.input(endMuteInput).output(ok).mutation(calls(mutes.endMute)),
  rooms: procedure
    .input(listRoomsInput)
    .output(answer<TablePage<answers.AdminRoom>>(answers.roomsPage))
    .query(calls(listCommunityRooms)),
};
