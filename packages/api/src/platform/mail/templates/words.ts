import type { LanguageCode } from '#kernel/languages.ts';
import type { MailContent } from '../mailer.ts';
import { mailMessages as ar } from './mail.messages.ar.ts';
import { mailMessages as de } from './mail.messages.de.ts';
import { mailMessages as es } from './mail.messages.es.ts';
import { mailMessages as pt } from './mail.messages.pt.ts';
import { mailMessages as en } from './mail.messages.ts';
import { mailMessages as zh } from './mail.messages.zh.ts';

export type MailKind = MailContent['kind'];

/** The words of one kind. Those that lead somewhere have a `button`. */
interface KindWords {
  subject: string;
  text: string;
  button?: string;
  /** An extra paragraph, depending on the mail's values. */
  notes?: Record<string, string>;
  /** Advice for a recipient who did not request the mail, and how long the link works. */
  closing: string;
}

/** The words of all mails in one language. `{placeholders}` stand for what `render.ts` puts in. */
interface MailWords extends Record<'greeting' | 'greetingNameless' | 'copyLink' | 'sender' | 'automatic', string> {
  kinds: Record<MailKind, KindWords>;
}

export const mailWords: Record<LanguageCode, MailWords> = { en, pt, ar, es, de, zh };
