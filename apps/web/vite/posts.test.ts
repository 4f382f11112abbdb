import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts, readMeta } from './posts.ts';

const meta = { title: 'A post', summary: 'What it says.', date: '2026-03-09', author: 'team', minutes: 3 };
const write = (fields: object, body = 'Text.') =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

describe('front matter', () => {
  it('is read as it was written (CAT-04)', () => {
    expect(readMeta(write(meta), 'a.md')).toEqual(meta);
    expect(readMeta(write(meta).replaceAll('\n', '\r\n'), 'a.md')).toEqual(meta);
  });

  it.each([
    ['no title', write({ ...meta, title: '' }), 'a.md: title is missing.'],
    ['no summary', write({ ...meta, summary: "'  '" }), 'a.md: summary is missing.'],
    ['no date', write({ ...meta, date: '' }), 'a.md: date must be a day such as 2026-03-09, not null.'],
    [
      'a date that no calendar has',
      write({ ...meta, date: '2026-02-30' }),
      'a.md: date must be a day such as 2026-03-09, not "2026-02-30".',
    ],
    ['a date in words', write({ ...meta, date: 'March 2026' }), 'not "March 2026".'],
    ['an author whom nobody knows', write({ ...meta, author: 'Ada' }), 'a.md: author must be team, not "Ada".'],
    ['half a minute', write({ ...meta, minutes: 0.5 }), 'a.md: minutes must be a whole number, not 0.5.'],
    [
      'a colon that YAML takes for its own',
      write({ ...meta, title: 'One: two' }),
      'a.md has front matter that cannot be read. Nested mappings',
    ],
    ['several faults', '---\ntitle: A\n---\n', 'summary is missing; date must be'],
    ['nothing in it', '---\n\n---\n', 'a.md: title is missing'],
    ['no front matter at all', '# A post\n', 'a.md has no front matter'],
  ])('is refused with %s (CAT-04)', (_what, source, message) => {
    expect(() => readMeta(source, 'a.md')).toThrow(message);
  });
});

describe('a build with posts', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'posts-'));
    await mkdir(path.join(folder, 'a'));
    await writeFile(
      path.join(folder, 'entry.js'),
      "import meta from './a/en.md?meta';\nexport { meta };\nexport const load = () => import('./a/en.md');\n",
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const buildWith = async (post: string): Promise<Rollup.OutputChunk[]> => {
    await writeFile(path.join(folder, 'a/en.md'), post);
    const output = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [posts()],
      build: {
        write: false,
        minify: false,
        lib: { entry: 'entry.js', formats: ['es'] },
        rolldownOptions: { external: /^react/ },
      },
    });
    return [output]
      .flat()
      .flatMap((one) => ('output' in one ? one.output.filter((chunk) => chunk.type === 'chunk') : []));
  };

  it('keeps the text out of the list, in a file of its own, and ships no parser (CAT-04)', async () => {
    const chunks = await buildWith(write(meta, '## Heading\n\nText with a [link](/deals).'));
    const [list, body] = [
      chunks.find((chunk) => chunk.isEntry)?.code ?? '',
      chunks.find((chunk) => !chunk.isEntry)?.code ?? '',
    ];
    expect(list).toContain('What it says.');
    expect(list).not.toContain('Heading');
    expect(body).toContain('Heading');
    expect(body).not.toContain('What it says.');
    expect(chunks.flatMap((chunk) => Object.keys(chunk.modules)).filter((id) => id.includes('node_modules'))).toEqual(
      [],
    );
  });

  it('fails on a broken post and says which and why (CAT-04)', async () => {
    await expect(buildWith(write({ ...meta, date: 'soon' }))).rejects.toThrow(
      /a\/en\.md: date must be a day such as 2026-03-09, not "soon"/,
    );
  });
});
