import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

const THEME = 'packages/ui/src/theme';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const classesOf = (sheet: string) => [...read(sheet).matchAll(/^\.([\w-]+)/gm)].map(([, name = '']) => name);
const LAYOUT = new Set(classesOf(`${THEME}/layout.css`));
const BASE = new Set(classesOf(`${THEME}/base.css`));

const sources = ['apps/web/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => ({ file: path.join(folder, name), text: read(path.join(folder, name)) })),
);

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Class names written out in a file's `className` attributes, each time with the place. */
const written = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/[cC]lassName(?:=| = )["']([^"']*)["']/g)].flatMap(([, names = '']) =>
    wordsOf(names).map((name) => ({ file, name })),
  ),
);

describe('class names that are no module’s', () => {
  it('have a rule in the sheets of every page', () => {
    expect(written.length).toBeGreaterThan(400);
    expect(written.filter(({ name }) => !LAYOUT.has(name) && !BASE.has(name))).toEqual([]);
  });

  it('do not stand beside a class of a module: which of two sheets a page loads last is not certain', () => {
    const mixed = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/className=\{`([^`]*)`\}/g)].flatMap(([, names = '']) =>
        wordsOf(names.replaceAll(/\$\{[^}]*\}/g, ' '))
          .filter((name) => LAYOUT.has(name))
          .map((name) => ({ file, name })),
      ),
    );
    expect(mixed).toEqual([]);
  });

  it('are all in use', () => {
    const all = sources.map(({ text }) => text).join('\n');
    expect([...LAYOUT].filter((name) => !new RegExp(`["' ]${name}["' ]`).test(all))).toEqual([]);
  });
});
