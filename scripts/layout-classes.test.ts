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

/** Uses of a class of a CSS module, and those that its sheet has no rule for. */
const moduleClasses = sources.flatMap(({ file, text }) => {
  const body = text.replaceAll(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, classes = '', sheet = '']) => {
    const rules = read(
      sheet.startsWith('.')
        ? path.join(path.dirname(file), sheet)
        : sheet.replace(/^#/, 'apps/web/src/').replace('@onceware/ui/', 'packages/ui/src/'),
    );
    return [...body.matchAll(new RegExp(`\\b${classes}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      file,
      name,
      hasRule: new RegExp(`\\.${name}\\b`).test(rules),
    }));
  });
});

it('has a rule for every class of a CSS module that is used', () => {
  expect(moduleClasses.length).toBeGreaterThan(1000);
  expect(moduleClasses.filter(({ hasRule }) => !hasRule)).toEqual([]);
});

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
