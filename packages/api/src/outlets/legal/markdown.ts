import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { trimEnd } from '#kernel/trim.ts';

// Renders Markdown as for posts (apps/web/vite/posts.ts), but at run time: HTML within Markdown is left out, and what
// remains is cleaned.
const toHtml = unified().use(remarkParse).use(remarkRehype).use(rehypeSanitize).use(rehypeStringify);

const TITLE = /^#[ \t]+(\S.*)$/m;

/** The first heading of the first level, and everything else as HTML; null without a heading. */
export function readMarkdown(source: string): { title: string; html: string } | null {
  const [line, words] = TITLE.exec(source) ?? [];
  if (line === undefined || words === undefined) return null;
  const title = trimEnd(words.trimEnd(), '#').trimEnd();
  return { title, html: String(toHtml.processSync(source.replace(line, ''))) };
}
