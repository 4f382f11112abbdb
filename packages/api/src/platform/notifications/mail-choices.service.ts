import type { Services } from '#kernel/services.ts';
import { AppError } from '#kernel/errors.ts';
import type { z } from 'zod';
import { dropDueMail } from './deliveries.repo.ts';
import { type MailToken, readMailToken } from './mail-token.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { chooseByMailInput, endMailInput, MailChoices, mailChoicesInput } from './notifications.contract.ts';
import type { MailWay } from './notifications.limits.ts';
import * as repo from './notifications.repo.ts';
import { findAddress } from './settings.repo.ts';

/** By the link of a mail, without signing in: nothing but by which mails its reader is told can be seen or changed. */
type ByMail = Pick<Services, 'database' | 'notifier' | 'secrets'>;

/** @throws link_invalid for what is no token, or of an address that the account has left */
async function openToken({ database: { db }, secrets }: ByMail, text: string): Promise<MailToken> {
  const token = readMailToken(secrets, text);
  const address = token && (await findAddress(db, token.userId));
  if (!token || !address || !token.isOf(address.email)) throw new AppError('link_invalid');
  return token;
}

interface Chosen {
  name: string;
  kind: NotificationKind;
  mail: MailWay;
}

/** Kinds that the member can be mailed, and how they are. */
async function findMailed({ database: { db }, notifier }: ByMail, userId: string): Promise<Chosen[]> {
  const own = new Map((await repo.findChoices(db, userId)).map((choice) => [choice.kind, choice.mail]));
  const permissions = await repo.permissionsOf(db, userId);
  return Object.entries<NotificationKind>(notifier.kinds).flatMap(([name, kind]) =>
    kind.isSafety || (kind.permission && !permissions.has(kind.permission))
      ? []
      : [{ name, kind, mail: own.get(name) ?? kind.mail }],
  );
}

export async function readMailChoices(
  call: ByMail,
  { token, language }: z.output<typeof mailChoicesInput>,
): Promise<MailChoices> {
  const { userId, kind: asked } = await openToken(call, token);
  const kinds = await findMailed(call, userId);
  return {
    kinds: kinds.map(({ name, kind, mail }) => ({ kind: name, name: kind[language].name, tab: kind.tab, mail })),
    asked: kinds.some(({ name }) => name === asked) ? asked : null,
  };
}

/** @throws link_invalid; not_found for a kind that is not mailed */
export async function chooseByMail(
  call: ByMail,
  { token, kind, mail }: z.output<typeof chooseByMailInput>,
): Promise<{ ok: true }> {
  const { userId } = await openToken(call, token);
  if (!(await findMailed(call, userId)).some(({ name }) => name === kind)) throw new AppError('not_found');
  await save(call, userId, [kind], mail);
  return { ok: true };
}

/**
 * Ends mail of the kind that the mail was about, or of all kinds where it was a digest or `all` is asked for. What waits to be
 * mailed of them is left out.
 *
 * @throws link_invalid
 */
export async function endMail(call: ByMail, { token, all }: z.output<typeof endMailInput>): Promise<{ ok: true }> {
  const { userId, kind } = await openToken(call, token);
  const mailed = (await findMailed(call, userId)).filter(({ mail }) => mail !== 'off');
  const ended = all || kind === null ? mailed : mailed.filter(({ name }) => name === kind);
  await save(
    call,
    userId,
    ended.map(({ name }) => name),
    'off',
  );
  return { ok: true };
}

async function save({ database }: ByMail, userId: string, kinds: readonly string[], mail: MailWay): Promise<void> {
  await database.transaction(async (tx) => {
    for (const kind of kinds) await repo.saveChoice(tx, userId, kind, { mail });
    if (mail === 'off' && kinds.length > 0) await dropDueMail(tx, userId, kinds);
  });
}
