import { memberProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import {
  contactsInput,
  answerJoinInput,
  aroundInput,
  beforeInput,
  directInput,
  editInput,
  historyInput,
  markInput,
  muteInput,
  openRoomInput,
  peopleInput,
  reactInput,
  readInput,
  referencesInput,
  removeInput,
  roomInput,
  searchInput,
  sendInput,
  typingInput,
} from './chat.contract.ts';
import * as mentions from './mentions/mentions.service.ts';
import { listContacts } from './contacts/contacts.service.ts';
import * as joinRequests from './join-requests/join-requests.service.ts';
import * as messages from './messages/messages.service.ts';
import * as marks from './moderation/marks.service.ts';
import { mutePersonInput, unmutePersonInput } from './moderation/moderation.contract.ts';
import * as mutes from './moderation/mutes.service.ts';
import { createRoomInput, updateRoomInput } from './rooms/manage.contract.ts';
import * as managing from './rooms/manage.service.ts';
import * as rooms from './rooms/rooms.service.ts';
import * as search from './search/search.service.ts';
import * as moving from './webhooks/move.service.ts';
import {
  createWebhookInput,
  moveInput,
  removeTeamWebhookInput,
  revokeWebhookInput,
  setTeamWebhookInput,
} from './webhooks/webhooks.contract.ts';
import * as webhooks from './webhooks/webhooks.service.ts';

/** Procedures for chat: an API key needs these scopes to read messages, and to speak in its owner's name. */
const reading = memberProcedure.meta({ scope: 'chat.read' });
const writing = memberProcedure.meta({ scope: 'chat.write' });

export const chatRouter = router({
  rooms: reading.query(({ ctx }) => rooms.listRooms(ctx)),
  open: reading.input(openRoomInput).query(({ ctx, input }) => rooms.openRoom(ctx, input)),
  acquaintances: reading.input(contactsInput).query(({ ctx, input }) => listContacts(ctx, input)),
  direct: writing.input(directInput).mutation(({ ctx, input }) => rooms.openDirect(ctx, input)),
  before: reading.input(beforeInput).query(({ ctx, input }) => messages.readBefore(ctx, input)),
  around: reading.input(aroundInput).query(({ ctx, input }) => messages.readContext(ctx, input)),
  history: reading.input(historyInput).query(({ ctx, input }) => messages.readHistory(ctx, input)),
  people: reading.input(peopleInput).query(({ ctx, input }) => mentions.listPeople(ctx, input)),
  references: reading.input(referencesInput).query(({ ctx, input }) => mentions.findReferences(ctx, input)),
  search: reading.input(searchInput).query(({ ctx, input }) => search.searchMessages(ctx, input)),
  send: writing.input(sendInput).mutation(({ ctx, input }) => messages.sendMessage(ctx, input)),
  edit: writing.input(editInput).mutation(({ ctx, input }) => messages.editMessage(ctx, input)),
  remove: writing.input(removeInput).mutation(({ ctx, input }) => messages.removeMessage(ctx, input)),
  restore: writing.input(removeInput).mutation(({ ctx, input }) => messages.restoreMessage(ctx, input)),
  react: writing.input(reactInput).mutation(({ ctx, input }) => messages.reactTo(ctx, input)),
  pin: writing.input(markInput).mutation(({ ctx, input }) => messages.pinMessage(ctx, input)),
  typing: writing.input(typingInput).mutation(({ ctx, input }) => rooms.announceTyping(ctx, input)),
  read: writing.input(readInput).mutation(({ ctx, input }) => rooms.markRead(ctx, input)),
  mute: writing.input(muteInput).mutation(({ ctx, input }) => rooms.muteRoom(ctx, input)),

  flag: writing.input(markInput).mutation(({ ctx, input }) => marks.flagMessage(ctx, input)),
  ghost: writing.input(markInput).mutation(({ ctx, input }) => marks.ghostMessage(ctx, input)),

  door: reading.input(roomInput).query(({ ctx, input }) => joinRequests.showDoor(ctx, input)),
  join: writing.input(roomInput).mutation(({ ctx, input }) => joinRequests.joinRoom(ctx, input)),
  answerJoin: writing.input(answerJoinInput).mutation(({ ctx, input }) => joinRequests.answerJoin(ctx, input)),
  leave: writing.input(roomInput).mutation(({ ctx, input }) => joinRequests.leaveRoom(ctx, input)),

  createRoom: writing.input(createRoomInput).mutation(({ ctx, input }) => managing.createRoom(ctx, input)),
  updateRoom: writing.input(updateRoomInput).mutation(({ ctx, input }) => managing.updateRoom(ctx, input)),

  silence: writing.input(mutePersonInput).mutation(({ ctx, input }) => mutes.muteInRoom(ctx, input)),
  unsilence: writing.input(unmutePersonInput).mutation(({ ctx, input }) => mutes.unmuteInRoom(ctx, input)),
  silences: reading.input(roomInput).query(({ ctx, input }) => mutes.listRoomMutes(ctx, input)),

  webhooks: reading.input(roomInput).query(({ ctx, input }) => webhooks.listWebhooks(ctx, input)),
  // An address outlives the key that would make it, and leads out of the team or into its room.
  createWebhook: sessionProcedure
    .input(createWebhookInput)
    .mutation(({ ctx, input }) => webhooks.createWebhook(ctx, input)),
  revokeWebhook: writing.input(revokeWebhookInput).mutation(({ ctx, input }) => webhooks.revokeWebhook(ctx, input)),
  teamWebhooks: reading.input(roomInput).query(({ ctx, input }) => moving.listTeamWebhooks(ctx, input)),
  setTeamWebhook: sessionProcedure
    .input(setTeamWebhookInput)
    .mutation(({ ctx, input }) => moving.setTeamWebhook(ctx, input)),
  removeTeamWebhook: writing
    .input(removeTeamWebhookInput)
    .mutation(({ ctx, input }) => moving.removeTeamWebhook(ctx, input)),
  move: writing.input(moveInput).mutation(({ ctx, input }) => moving.moveMessage(ctx, input)),
});
