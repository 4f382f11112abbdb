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

/** Procedure for which an API key needs a scope of its own, because lines quote private conversations. */
const procedure = memberProcedure.meta({ scope: 'notifications' });

export const notificationsRouter = router({
  list: procedure
    .input(listNotificationsInput)
    .output(answer<answers.NotificationPage>(answers.notificationPage))
    .query(calls(service.listNotifications)),
  unread: procedure
    .output(answer<answers.UnreadCounts>(answers.unreadCounts))
    .query(({ ctx }) => service.countUnread(ctx)),
  read: procedure.input(readNotificationsInput).output(ok).mutation(calls(service.setRead)),
  archive: procedure.input(archiveNotificationsInput).output(ok).mutation(calls(service.setArchived)),
  readAll: procedure
    .input(allNotificationsInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(service.readAll)),
  archiveAll: procedure
    .input(allNotificationsInput)
    .output(answer<answers.Changed>(answers.changed))
    .mutation(calls(service.archiveAll)),
  undo: procedure.input(undoNotificationsInput).output(ok).mutation(calls(service.undo)),
  choices: procedure
    .input(choicesInput)
    .output(answer<answers.Choices>(answers.choices))
    .query(calls(service.readChoices)),
  choose: procedure.input(chooseInput).output(ok).mutation(calls(service.choose)),
});
