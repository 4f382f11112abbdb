import type { LanguageCode } from '#kernel/languages.ts';
import { linkHours } from '../link-hours.limits.ts';
import type { Mail } from '../mailer.ts';
import { layOutHtml, layOutText, type MailParts } from './layout.ts';
import { type MailKind, mailWords } from './words.ts';

/** How long the links of a kind work. */
const HOURS: Partial<Record<MailKind, number>> = {
  verify_email: linkHours.verifyEmail,
  reset_password: linkHours.resetPassword,
  email_change_old: linkHours.changeEmail,
  email_change_new: linkHours.changeEmail,
};

/** A mail in its reader's language, as text and as HTML. */
export function renderMail(mail: Mail): { subject: string; text: string; html: string } {
  const language: LanguageCode = mail.language ?? 'en';
  const words = mailWords[language];
  const { subject, text, button, notes, closing } = words.kinds[mail.kind];
  const values = valuesOf(mail, language);
  const isNamed = isName(values.name);
  const parts: MailParts = {
    language,
    subject,
    greeting: isNamed ? words.greeting : words.greetingNameless,
    text,
    link: button !== undefined && 'link' in mail ? { button, address: mail.link, hint: words.copyLink } : null,
    note: ('keys' in mail && notes?.[mail.keys]) || null,
    closing,
    footer: [words.automatic, words.sender],
    values,
  };
  return { subject, text: layOutText(parts), html: layOutHtml(parts) };
}

function valuesOf(mail: Mail, language: LanguageCode): Record<string, string> & { name: string } {
  const hours = HOURS[mail.kind];
  return {
    name: oneLine(mail.name),
    ...('newEmail' in mail && { newEmail: oneLine(mail.newEmail) }),
    ...('keyName' in mail && { keyName: oneLine(mail.keyName) }),
    ...('title' in mail && { title: oneLine(mail.title) }),
    ...('reason' in mail && { reason: oneLine(mail.reason) }),
    ...(hours !== undefined && { duration: durationIn(language, hours) }),
  };
}

const durationIn = (language: LanguageCode, hours: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);

const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Whether it is fit to greet with. Anybody can have a mail sent to anybody by signing up for them, and a mail program makes a
 * link of `see evil.example`.
 */
const isName = (name: string): boolean => name !== '' && !/[/\\:@<>]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(name);
