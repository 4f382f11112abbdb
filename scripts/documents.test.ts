import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

describe('the documents', () => {
  it.each(documents)('%s links only to files that are there (OPS-06)', (document) => {
    const links = Array.from(read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g), ([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)));
    expect(missing).toEqual([]);
  });

  it('open with one picture of the product, light and dark, under 300 kB together (OPS-06)', () => {
    const pictures = Array.from(read('README.md').matchAll(/(?:src|srcset)="(docs\/[^"]+)"/g), ([, file = '']) => file);
    expect(pictures).toHaveLength(2);
    const bytes = pictures.reduce((sum, file) => sum + statSync(path.join(ROOT, file)).size, 0);
    expect(bytes).toBeLessThan(300_000);
  });

  it('name files and folders of the repository that are there, where they tell where things are (OPS-06)', () => {
    const named = Array.from(
      read('docs/architecture.md').matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/g),
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(20);
    const isThere = (name: string) => ['.', 'apps/web/src'].some((base) => existsSync(path.join(ROOT, base, name)));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('list each decision once in the index, under its own title (OPS-06)', () => {
    const folder = 'docs/decisions';
    const pages = readdirSync(path.join(ROOT, folder)).filter((name) => /^\d/.test(name));
    const listed = Array.from(
      read(`${folder}/README.md`).matchAll(/^- \[(\d{3} · .+)\]\((.+)\)$/gm),
      ([, title, file]) => `${file}: # ${title}`,
    );
    const titled = pages.map((file) => `${file}: ${read(path.join(folder, file)).split('\n', 1)[0]}`);
    expect(listed.toSorted()).toEqual(titled.toSorted());
  });
});
