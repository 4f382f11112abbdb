import { expect, it } from 'vitest';
import { refreshTarget } from './refresh-target.ts';

it.each([
  ['0;url=/new', '/new'],
  ['0; URL = "/new" and more', '/new'],
  [" 5 , url='/new'", '/new'],
  ['0 /new', '/new'],
  ['.5;url=/a;b,c', '/a;b,c'],
  ['10;url=https://other.example/?a=1', 'https://other.example/?a=1'],
  ['11;url=/late', null],
  ['0', null],
  ['0;', null],
  ['0;url=', null],
  ['0;url=""', null],
  ['url=/new', null],
  ['soon;url=/new', null],
  ['', null],
])('%j sends readers to %j (CAT-13)', (content, target) => {
  expect(refreshTarget(content)).toBe(target);
});
