import { calls, memberProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import {
  contactsInput,
  answerJoinInput,
  aroundInput,
  beforeInput,
  comeBackInput,
  dayInput,
  directInput,
  editInput,
  followInput,
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
  roomsInput,
  searchInput,
  sendInput,
  threadsInput,
  typingInput,
  unreadInput,
} from './chat.contract.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as blocks from './blocking/blocking.answers.ts';
import { blockedInput, blockInput } from './blocking/blocking.contract.ts';
import * as blocking from './blocking/blocking.service.ts';
import * as answers from './chat.answers.ts';
import * as mentions from './mentions/mentions.service.ts';
import { listContacts } from './contacts/contacts.service.ts';
import { countHeard } from './heard/heard.service.ts';
import * as joinRequests from './join-requests/join-requests.service.ts';
import * as messages from './messages/messages.service.ts';
import * as marks from './moderation/marks.service.ts';
import * as moderation from './moderation/moderation.answers.ts';
import { mutePersonInput, unmutePersonInput } from './moderation/moderation.contract.ts';
import * as mutes from './moderation/mutes.service.ts';
import { reportPersonInput } from './people-reports/people-reports.contract.ts';
import * as peopleReports from './people-reports/people-reports.service.ts';
import { pollInput, sendPollInput, voteInput } from './polls/polls.contract.ts';
import * as polls from './polls/polls.service.ts';
import { previewInput, showPreviewsInput } from './previews/previews.contract.ts';
import * as previews from './previews/previews.service.ts';
import { createRoomInput, removeFromRoomInput, roomPersonInput, updateRoomInput } from './rooms/manage.contract.ts';
import * as managing from './rooms/manage.service.ts';
import * as roomPeople from './rooms/room-people.service.ts';
import * as reminderAnswers from './reminders/reminders.answers.ts';
import { cancelReminderInput, remindInput } from './reminders/reminders.contract.ts';
import * as reminders from './reminders/reminders.service.ts';
import * as rooms from './rooms/rooms.service.ts';
import * as requestAnswers from './requests/requests.answers.ts';
import { answerRequestInput, reportRequestInput, requestsInput } from './requests/requests.contract.ts';
import * as requests from './requests/requests.service.ts';
import * as scheduledAnswers from './scheduled/scheduled.answers.ts';
import { oneScheduledInput, rescheduleInput, scheduledInput, scheduleInput } from './scheduled/scheduled.contract.ts';
import * as scheduled from './scheduled/scheduled.service.ts';
import * as search from './search/search.service.ts';
import { teamRouter } from './team/team.router.ts';
import * as threads from './threads/threads.service.ts';
import * as moving from './webhooks/move.service.ts';
import {
  createWebhookInput,
  moveInput,
  removeTeamWebhookInput,
  revokeWebhookInput,
  setTeamWebhookInput,
} from './webhooks/webhooks.contract.ts';
import * as hooks from './webhooks/webhooks.answers.ts';
import * as webhooks from './webhooks/webhooks.service.ts';

/** Procedures for chat: an API key needs these scopes to read messages, and to speak in its owner's name. */
const reading = memberProcedure.meta({ scope: 'chat.read' });
const writing = memberProcedure.meta({ scope: 'chat.write' });

export const chatRouter = router({
  rooms: reading
    .input(roomsInput)
    .output(answer<{ rooms: answers.Room[]; nextCursor: string | null }>(answers.rooms))
    .query(calls(rooms.listRooms)),
  heard: reading.output(answer<answers.Heard>(answers.heard)).query(calls(countHeard)),
  open: reading.input(openRoomInput).output(answer<answers.OpenRoom>(answers.openRoom)).query(calls(rooms.openRoom)),
  threads: reading
    .input(threadsInput)
    .output(answer<answers.ThreadPage>(answers.threadPage))
    .query(calls(threads.listThreads)),
  acquaintances: reading
    .input(contactsInput)
    .output(answer<{ people: answers.Person[] }>(answers.contacts))
    .query(calls(listContacts)),
  direct: writing
    .input(directInput)
    .output(answer<answers.OpenRoom>(answers.openRoom))
    .mutation(calls(rooms.openDirect)),
  requests: reading
    .input(requestsInput)
    .output(answer<requestAnswers.RequestPage>(requestAnswers.requestPage))
    .query(calls(requests.listRequests)),
  answerRequest: writing.input(answerRequestInput).output(ok).mutation(calls(requests.answerRequest)),
  reportRequest: writing.input(reportRequestInput).output(ok).mutation(calls(requests.reportRequest)),
  before: reading
    .input(beforeInput)
    .output(answer<answers.MessagePage>(answers.messagePage))
    .query(calls(messages.readBefore)),
  around: reading
    .input(aroundInput)
    .output(answer<answers.MessagePage>(answers.messagePage))
    .query(calls(messages.readContext)),
  history: reading
    .input(historyInput)
    .output(answer<{ versions: answers.MessageVersion[] }>(answers.messageHistory))
    .query(calls(messages.readHistory)),
  people: reading
    .input(peopleInput)
    .output(answer<answers.PeoplePage>(answers.peoplePage))
    .query(calls(mentions.listPeople)),
  references: reading
    .input(referencesInput)
    .output(answer<{ references: answers.Reference[] }>(answers.references))
    .query(calls(mentions.findReferences)),
  search: reading
    .input(searchInput)
    .output(answer<answers.FoundPage>(answers.foundPage))
    .query(calls(search.searchMessages)),
  day: reading.input(dayInput).output(answer(answers.foundDay)).query(calls(search.findDay)),
  send: writing
    .input(sendInput)
    .output(answer<{ message: answers.Numbered }>(answers.sentMessage))
    .mutation(calls(messages.sendMessage)),
  edit: writing.input(editInput).output(answer<answers.Changed>(answers.changed)).mutation(calls(messages.editMessage)),
  remove: writing
    .input(removeInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(messages.removeMessage)),
  restore: writing
    .input(removeInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(messages.restoreMessage)),
  react: writing.input(reactInput).output(answer<answers.Changed>(answers.changed)).mutation(calls(messages.reactTo)),
  sendPoll: writing
    .input(sendPollInput)
    .output(answer<{ message: answers.Numbered }>(answers.sentMessage))
    .mutation(calls(polls.sendPoll)),
  vote: writing.input(voteInput).output(answer<answers.Changed>(answers.changed)).mutation(calls(polls.vote)),
  closePoll: writing.input(pollInput).output(answer<answers.Changed>(answers.changed)).mutation(calls(polls.closePoll)),
  votes: reading.input(pollInput).output(answer(answers.ownVotes)).query(calls(polls.readVotes)),
  setPreview: writing
    .input(previewInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(previews.setPreview)),
  showsPreviews: reading.output(answer(answers.shownPreviews)).query(calls(previews.readShowsPreviews)),
  showPreviews: writing.input(showPreviewsInput).output(ok).mutation(calls(previews.showPreviews)),
  pin: writing.input(markInput).output(answer<answers.Changed>(answers.changed)).mutation(calls(messages.pinMessage)),
  typing: writing.input(typingInput).output(ok).mutation(calls(rooms.announceTyping)),
  read: writing.input(readInput).output(ok).mutation(calls(rooms.markRead)),
  unread: writing.input(unreadInput).output(ok).mutation(calls(rooms.markUnread)),
  follow: writing.input(followInput).output(ok).mutation(calls(threads.followThread)),
  mute: writing.input(muteInput).output(ok).mutation(calls(rooms.muteRoom)),

  reveal: reading
    .input(historyInput)
    .output(answer<{ message: answers.RoomMessage }>(answers.changed))
    .query(calls(messages.revealMessage)),

  block: writing.input(blockInput).output(ok).mutation(calls(blocking.blockPerson)),
  unblock: writing.input(blockInput).output(ok).mutation(calls(blocking.unblockPerson)),
  blocked: reading
    .input(blockedInput)
    .output(answer<blocks.BlockedPage>(blocks.blockedPage))
    .query(calls(blocking.listBlocked)),

  reportPerson: writing.input(reportPersonInput).output(ok).mutation(calls(peopleReports.reportPerson)),

  remind: writing.input(remindInput).output(answer(reminderAnswers.setReminder)).mutation(calls(reminders.setReminder)),
  cancelReminder: writing.input(cancelReminderInput).output(ok).mutation(calls(reminders.cancelReminder)),
  reminders: reading
    .output(answer<{ reminders: reminderAnswers.Reminder[] }>(reminderAnswers.reminders))
    .query(calls(reminders.listReminders)),

  schedule: writing
    .input(scheduleInput)
    .output(answer(scheduledAnswers.scheduledAt))
    .mutation(calls(scheduled.scheduleMessage)),
  reschedule: writing
    .input(rescheduleInput)
    .output(answer(scheduledAnswers.scheduledAt))
    .mutation(calls(scheduled.rescheduleMessage)),
  cancelScheduled: writing.input(oneScheduledInput).output(ok).mutation(calls(scheduled.cancelScheduled)),
  sendScheduled: writing.input(oneScheduledInput).output(ok).mutation(calls(scheduled.sendScheduledNow)),
  scheduled: reading
    .input(scheduledInput)
    .output(answer<{ messages: scheduledAnswers.ScheduledMessage[] }>(scheduledAnswers.scheduledMessages))
    .query(calls(scheduled.listScheduled)),

  flag: writing.input(markInput).output(ok).mutation(calls(marks.flagMessage)),
  ghost: writing.input(markInput).output(ok).mutation(calls(marks.ghostMessage)),

  door: reading
    .input(roomInput)
    .output(answer<{ door: answers.Door }>(answers.shownDoor))
    .query(calls(joinRequests.showDoor)),
  join: writing.input(roomInput).output(answer(answers.ownStanding)).mutation(calls(joinRequests.joinRoom)),
  answerJoin: writing.input(answerJoinInput).output(ok).mutation(calls(joinRequests.answerJoin)),
  leave: writing.input(roomInput).output(ok).mutation(calls(joinRequests.leaveRoom)),
  comeBack: writing.input(comeBackInput).output(ok).mutation(calls(joinRequests.comeBack)),

  createRoom: writing.input(createRoomInput).output(ok).mutation(calls(managing.createRoom)),
  updateRoom: writing.input(updateRoomInput).output(ok).mutation(calls(managing.updateRoom)),
  addToRoom: writing.input(roomPersonInput).output(ok).mutation(calls(roomPeople.addToRoom)),
  removeFromRoom: writing.input(removeFromRoomInput).output(ok).mutation(calls(roomPeople.removeFromRoom)),

  banned: reading
    .input(roomInput)
    .output(answer<{ people: answers.BannedPerson[] }>(answers.bannedPeople))
    .query(calls(roomPeople.listBanned)),

  silence: writing.input(mutePersonInput).output(answer(moderation.muted)).mutation(calls(mutes.muteInRoom)),
  unsilence: writing.input(unmutePersonInput).output(ok).mutation(calls(mutes.unmuteInRoom)),
  silences: reading
    .input(roomInput)
    .output(answer<{ silences: moderation.Mute[] }>(moderation.mutes))
    .query(calls(mutes.listRoomMutes)),

  webhooks: reading
    .input(roomInput)
    .output(answer<{ webhooks: hooks.RoomWebhook[] }>(hooks.roomWebhooks))
    .query(calls(webhooks.listWebhooks)),
  // An address outlives the key that would make it, and leads out of the team or into its room.
  createWebhook: sessionProcedure
    .input(createWebhookInput)
    .output(answer(hooks.madeWebhook))
    .mutation(calls(webhooks.createWebhook)),
  revokeWebhook: writing.input(revokeWebhookInput).output(ok).mutation(calls(webhooks.revokeWebhook)),
  teamWebhooks: reading
    .input(roomInput)
    .output(answer<{ webhooks: hooks.TeamWebhook[]; mayChange: boolean }>(hooks.teamWebhooks))
    .query(calls(moving.listTeamWebhooks)),
  setTeamWebhook: sessionProcedure.input(setTeamWebhookInput).output(ok).mutation(calls(moving.setTeamWebhook)),
  removeTeamWebhook: writing.input(removeTeamWebhookInput).output(ok).mutation(calls(moving.removeTeamWebhook)),
  team: teamRouter,
  move: writing.input(moveInput).output(ok).mutation(calls(moving.moveMessage)),
});
