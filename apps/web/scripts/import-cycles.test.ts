import { expect, test } from 'vitest';
import type { ManifestChunk } from '../src/render-contract.ts';
import { importCycles } from './import-cycles.ts';

const chunk = (name: string, ...imports: string[]): ManifestChunk => ({ file: `assets/${name}.js`, name, imports });

test('chunks of the build that import each other are named, and those that share one or load one later are not (OPS-01)', () => {
  const manifest = {
    page: chunk('page', '_fields', '_icon'),
    _fields: chunk('fields', '_mantine', '_icon'),
    _mantine: chunk('mantine', '_button'),
    _button: chunk('button', '_fields'),
    other: chunk('other', '_area'),
    _area: chunk('area', 'other'),
    _icon: { ...chunk('icon'), dynamicImports: ['page'] },
  };
  expect(importCycles(manifest)).toEqual([
    ['fields', 'mantine', 'button'],
    ['other', 'area'],
  ]);
});
