import mdx from '@mdx-js/rollup';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { AUTHORS, type PostMeta } from '../src/features/editorial/post-meta.ts';

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---(?:\r?\n|$)/s;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A calendar day: 30 February is none. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

function fieldsOf(yaml: string, file: string): Record<keyof PostMeta, unknown> {
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    throw new Error(
      `${file} has front matter that cannot be read. ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** @throws with everything that is wrong with the front matter of `file`, so that a broken post fails the build */
export function readMeta(source: string, file: string): PostMeta {
  const [, yaml] = FRONT_MATTER.exec(source) ?? [];
  if (yaml === undefined)
    throw new Error(
      `${file} has no front matter: begin it with title, summary, date, author and minutes between two lines of ---.`,
    );
  const { title, summary, date, author, minutes } = fieldsOf(yaml, file);
  const problems = [
    isText(title) || 'title is missing',
    isText(summary) || 'summary is missing',
    isDay(date) || `date must be a day such as 2026-03-09, not ${JSON.stringify(date)}`,
    AUTHORS.some((known) => known === author) ||
      `author must be ${AUTHORS.join(' or ')}, not ${JSON.stringify(author)}`,
    (Number.isInteger(minutes) && Number(minutes) > 0) ||
      `minutes must be a whole number, not ${JSON.stringify(minutes)}`,
  ].filter((problem) => problem !== true);
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}.`);
  return { title, summary, date, author, minutes } as PostMeta;
}

/** Markdown files as React components, compiled here so that no parser is shipped; `x.md?meta` is the front matter alone. */
export function posts(): Plugin {
  const markdown = mdx({ format: 'md', remarkPlugins: [remarkFrontmatter] });
  return {
    name: 'posts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.md?meta')) return null;
      const file = id.replace('?meta', '');
      this.addWatchFile(file);
      const meta = readMeta(await readFile(file, 'utf8'), path.relative(process.cwd(), file));
      return { code: `export default ${JSON.stringify(meta)};`, map: null, moduleType: 'js' };
    },
    async transform(source, id) {
      if (!id.endsWith('.md')) return null;
      const compiled = await markdown.transform(source, id);
      return compiled ? { code: compiled.code, map: null, moduleType: 'js' } : null;
    },
  };
}
