import { answer, ok } from '#kernel/answers.ts';
import { calls, memberProcedure, router } from '#kernel/trpc.ts';
import * as answers from './notifications.answers.ts';
import {
  allNotificationsInput,
  archiveNotificationsInput,
  choicesInput,
  chooseInput,
  listNotificationsInput,
  readNotificationsInput,
  undoNotificationsInput,
} from './notifications.contract.ts';
import * as service from './notifications.service.ts';

export const notificationsRouter = router({
  list: memberProcedure
    .input(listNotificationsInput)
    .output(answer<answers.NotificationPage>(answers.notificationPage))
    .query(calls(service.listNotifications)),
  unread: memberProcedure
    .output(answer<answers.UnreadCounts>(answers.unreadCounts))
    .query(({ ctx }) => service.countUnread(ctx)),
  read: memberProcedure.input(readNotificationsInput).output(ok).mutation(calls(service.setRead)),
  archive: memberProcedure.input(archiveNotificationsInput).output(ok).mutation(calls(service.setArchived)),
  readAll: memberProcedure
    .input(allNotificationsInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(service.readAll)),
  archiveAll: memberProcedure
    .input(allNotificationsInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(service.archiveAll)),
  undo: memberProcedure.input(undoNotificationsInput).output(ok).mutation(calls(service.undo)),
  choices: memberProcedure
    .input(choicesInput)
    .output(answer<answers.Choices>(answers.choices))
    .query(calls(service.readChoices)),
  choose: memberProcedure.input(chooseInput).output(ok).mutation(calls(service.choose)),
});
