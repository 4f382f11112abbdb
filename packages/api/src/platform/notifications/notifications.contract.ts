import { z } from 'zod';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { list } from '#kernel/list.ts';
import { id } from '#kernel/table/table.contract.ts';
import { isStorable, opaque } from '#kernel/text.ts';
import { MAIL_WAYS, NOTIFICATION_TABS, notificationLimits } from './notifications.limits.ts';

export type * from './notifications.answers.ts';

const language = z.enum(LANGUAGE_CODES).default('en');
const tab = z.enum(['all', ...NOTIFICATION_TABS]).default('all');
const ids = list(id, { min: 1, max: notificationLimits.idsMax });

export const listNotificationsInput = z.object({
  tab,
  archived: z.boolean().default(false),
  language,
  cursor: opaque(notificationLimits.cursorMax).nullish(),
});
export type ListNotificationsInput = z.input<typeof listNotificationsInput>;

/** Marks lines as read, or as unread. */
export const readNotificationsInput = z.object({ ids, on: z.boolean() });
/** Archives lines, or takes them back. */
export const archiveNotificationsInput = z.object({ ids, on: z.boolean() });

/** Marks or archives all lines of a tab that came until `until`: those that came since were not seen. */
export const allNotificationsInput = z.object({ tab, until: z.iso.datetime({ offset: true }).max(40) });

/** `mark` is of the answer to the change that is taken back. */
export const undoNotificationsInput = z.object({ mark: opaque(notificationLimits.cursorMax) });

export const choicesInput = z.object({ language });

/** Changes ways of a kind; those that are left out stay. */
export const chooseInput = z.object({
  kind: opaque(60),
  inProduct: z.boolean().optional(),
  mail: z.enum(MAIL_WAYS).optional(),
  push: z.boolean().optional(),
});

/** A minute of the day. */
const minute = z.int().min(0).max(1439);

/** Changes when one is told; what is left out stays. The end of the quiet hours may lie on the next day. */
export const saveSettingsInput = z.object({
  timeZone: z
    .string()
    .max(notificationLimits.timeZoneMax)
    .regex(/^[A-Za-z]\w*(?:[/+-]\w+)*$/, 'Name a time zone, such as Europe/Berlin.')
    .optional(),
  quiet: z
    .object({ from: minute, to: minute })
    .refine(({ from, to }) => from !== to, 'They end when they begin.')
    .nullish(),
  digestAt: minute.optional(),
});

/** Token of a mail's links. */
const token = opaque(notificationLimits.tokenMax);

export const mailChoicesInput = z.object({ token, language });
export const chooseByMailInput = z.object({ token, kind: opaque(60), mail: z.enum(MAIL_WAYS) });
/** `all`: also kinds that the mail was not about. */
export const endMailInput = z.object({ token, all: z.boolean().default(false) });

/** A browser's subscription to pushes, as it names it itself (W3C Push API). */
export const subscribeInput = z.object({
  endpoint: z
    .url()
    .max(notificationLimits.endpointMax)
    .refine(isStorable, 'NUL and unpaired surrogates are not allowed.'),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
});
export const unsubscribeInput = z.object({ id });
