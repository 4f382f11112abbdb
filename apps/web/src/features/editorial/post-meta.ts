/** Authors who sign posts; their names are words (`editorial.author.*`). */
export const AUTHORS = ['team'] as const;

/** A post's front matter: what lists and previews show of it, without its body. */
export interface PostMeta {
  title: string;
  /** One or two sentences, also the page's description for search engines. */
  summary: string;
  /** Day of publication: `2026-03-09`. */
  date: string;
  author: (typeof AUTHORS)[number];
  /** To read it. */
  minutes: number;
}
