import { answer, ok } from '#kernel/answers.ts';
import { calls, memberProcedure, publicProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import { chooseByMail, endMail, readMailChoices } from './mail-choices.service.ts';
import * as answers from './notifications.answers.ts';
import {
  allNotificationsInput,
  archiveNotificationsInput,
  choicesInput,
  chooseByMailInput,
  chooseInput,
  endMailInput,
  listNotificationsInput,
  mailChoicesInput,
  readNotificationsInput,
  saveSettingsInput,
  subscribeInput,
  undoNotificationsInput,
  unsubscribeInput,
} from './notifications.contract.ts';
import * as service from './notifications.service.ts';
import { listPushes, subscribe, unsubscribe } from './push/push.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';
import { webhookRouter } from './webhook/webhook.router.ts';

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
  settings: procedure
    .output(answer<answers.NotificationSettings>(answers.settings))
    .query(({ ctx }) => readSettings(ctx)),
  saveSettings: procedure
    .input(saveSettingsInput)
    .output(answer<answers.NotificationSettings>(answers.settings))
    .mutation(calls(saveSettings)),
  pushes: sessionProcedure.output(answer<answers.Pushes>(answers.pushes)).query(({ ctx }) => listPushes(ctx)),
  subscribe: sessionProcedure
    .input(subscribeInput)
    .output(answer<answers.Pushes>(answers.pushes))
    .mutation(calls(subscribe)),
  unsubscribe: sessionProcedure
    .input(unsubscribeInput)
    .output(answer<answers.Pushes>(answers.pushes))
    .mutation(calls(unsubscribe)),
  webhook: webhookRouter,
  // By the link of a mail: whoever has it needs no session.
  mailChoices: publicProcedure
    .input(mailChoicesInput)
    .output(answer<answers.MailChoices>(answers.mailChoices))
    .query(calls(readMailChoices)),
  chooseByMail: publicProcedure.input(chooseByMailInput).output(ok).mutation(calls(chooseByMail)),
  endMail: publicProcedure.input(endMailInput).output(ok).mutation(calls(endMail)),
});
