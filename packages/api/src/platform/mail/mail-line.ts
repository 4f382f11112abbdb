/** A line of a mail that tells of several things, in the reader's language. */
export interface MailLine {
  /** In pieces; names are people's words, whose direction is their own. */
  sentence: { text: string; isName: boolean }[];
  /** Words that somebody wrote. */
  quote: string | null;
  /** Whole address that it leads to. */
  link: string;
}
