import type { LanguageCode } from '#kernel/languages.ts';
import type { MailWords } from '../mail-kind.ts';
import type { MailLine } from '../mail-line.ts';
import type { Mail, MailKinds } from '../mailer.ts';
import { layOutHtml, layOutText, type MailParts } from './layout.ts';
import { frameWords } from './words.ts';

/** A mail in its reader's language, as text and as HTML. */
export function renderMail(kinds: MailKinds, mail: Mail): { subject: string; text: string; html: string } {
  const language: LanguageCode = mail.language ?? 'en';
  const frame = frameWords[language];
  const { linkHours, [language]: words } = kinds[mail.kind];
  const { subject: usual, text, button, notes, closing }: MailWords = words;
  const subject = 'subject' in mail && mail.subject !== undefined ? oneLine(mail.subject) : usual;
  const values = Object.fromEntries(
    Object.entries(mail).flatMap(([name, value]) => (typeof value === 'string' ? [[name, oneLine(value)]] : [])),
  );
  if (linkHours !== undefined) values.duration = durationIn(language, linkHours);
  const parts: MailParts = {
    language,
    subject,
    greeting: isName(oneLine(mail.name)) ? frame.greeting : frame.greetingNameless,
    text,
    lines: 'lines' in mail ? mail.lines.map(lineOf) : [],
    link: button !== undefined && 'link' in mail ? { button, address: mail.link, hint: frame.copyLink } : null,
    note: ('keys' in mail && notes?.[mail.keys]) || null,
    closing,
    footer: ['choose' in mail ? frame.wanted : frame.automatic, frame.sender],
    choose: 'choose' in mail ? { words: frame.choose, address: mail.choose } : null,
    values,
  };
  return { subject, text: layOutText(parts), html: layOutHtml(parts) };
}

const durationIn = (language: LanguageCode, hours: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);

const oneLine = (value: string): string => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const lineOf = ({ sentence, quote, link }: MailLine): MailLine => ({
  sentence: sentence.map(({ text, isName }) => ({ text: isName ? oneLine(text) : text, isName })),
  quote: quote === null ? null : oneLine(quote),
  link,
});

/**
 * Whether it is fit to greet with. Anybody can have a mail sent to anybody by signing up for them, and a mail program makes a
 * link of `see evil.example`.
 */
const isName = (name: string): boolean => name !== '' && !/[/\\:@<>]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(name);
