import type { LanguageCode } from '#kernel/languages.ts';

/** Words of a kind in one language. `{placeholders}` stand for what the mail tells, `{name}` and `{duration}`. */
export interface MailWords {
  subject: string;
  text: string;
  button?: string;
  /** A paragraph more, by what the mail says of it. */
  notes?: Partial<Record<string, string>>;
  /** Advice for a reader who did not ask for it, and how long the link works. */
  closing: string;
}
type WordsOf<Content> = MailWords &
  (Content extends { link: string } ? { button: string } : { button?: never }) &
  (Content extends { keys: infer Key extends string } ? { notes: Partial<Record<Key, string>> } : { notes?: never });

/** A kind of mail. `Content` is what one tells: `link` is a whole address, all else text that people may have written. */
export interface MailKind<Content extends object> extends Record<LanguageCode, WordsOf<Content>> {
  /** Sent by tests. */
  example: Content;
  linkHours?: number;
}

export const EXAMPLE_LINK = 'https://onceware.example/verify-email#AbC-_123';

export const mailKind = <Content extends object>(kind: MailKind<Content>): MailKind<Content> => kind;

/** Contents of kinds by name, for a feature to add to `MailContents`. */
export type ContentsOf<Kinds> = {
  [Kind in keyof Kinds]: Kinds[Kind] extends MailKind<infer Content> ? Content : never;
};
