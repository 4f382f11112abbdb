import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEGAL_PAGES } from './legal.contract.ts';
import { readLegalPages } from './legal-pages.ts';

const shipped = fileURLToPath(new URL('../../../legal', import.meta.url));
let own: string;
beforeEach(() => {
  own = mkdtempSync(path.join(os.tmpdir(), 'onceware-legal-'));
});
afterEach(() => rmSync(own, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(own, name), text);
const pages = () => readLegalPages({ own, shipped });

describe('the legal pages', () => {
  it('are templates that say so, until the operator writes them (LEG-01)', () => {
    const templates = readLegalPages({ own: undefined, shipped });
    for (const name of LEGAL_PAGES) {
      expect(templates[name].editions.map(({ language }) => language)).toEqual(['en']);
      expect(templates[name].editions[0]?.html).toContain('This is the template that comes with Onceware.');
    }
    expect(templates.privacy.editions[0]?.html).toMatch(/IP address.*Licence codes are encrypted/s);
  });

  it('are the operator’s files in each language that they wrote (LEG-01)', () => {
    write('terms.md', '# Our terms\n\nBe **kind**, see [the imprint](/imprint).\n');
    write('terms.de.md', '# Unsere Bedingungen\n\nSeid nett.\n');
    write('privacy.de.md', '# Ohne englische Fassung\n');
    expect(pages().terms.editions).toEqual([
      {
        language: 'en',
        title: 'Our terms',
        html: expect.stringContaining('<p>Be <strong>kind</strong>, see <a href="/imprint">the imprint</a>.</p>'),
      },
      { language: 'de', title: 'Unsere Bedingungen', html: expect.stringContaining('<p>Seid nett.</p>') },
    ]);
    expect(pages().terms.editions[0]?.html).not.toContain('Our terms');
    // English must be there, because everybody falls back to it.
    expect(pages().privacy.editions.map(({ title }) => title)).toEqual(['Privacy']);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[here](javascript:alert(1))',
    '![x](javascript:alert(1))',
    '[here](data:text/html,<script>alert(1)</script>)',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '<style>body{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
  ])('hold nothing that would run: %s (LEG-01, T14)', (markdown) => {
    write('terms.md', `# Terms\n\n${markdown}\n\nThe end.\n`);
    const [edition] = pages().terms.editions;
    expect(edition?.html).toContain('The end.');
    expect(edition?.html).not.toMatch(/<(script|style|iframe)|\son\w+=|(href|src)="(javascript|data):/i);
  });

  it('that have no title, and a folder that is not there, are named (LEG-01, T60)', () => {
    write('imprint.md', 'Some company');
    expect(pages).toThrow(/imprint\.md has no title/);
    expect(() => readLegalPages({ own: path.join(own, 'nowhere'), shipped })).toThrow(/nowhere/);
  });
});
