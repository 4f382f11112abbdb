import { expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const allows = (text: string, path: string) =>
  readRobots(text, 'Onceware').allows(new URL(path, 'https://example.com'));

it.each([
  ['', '/a', true],
  ['User-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow:', '/a', true],
  ['user-AGENT : * # all\n disallow : /a # this', '/ab', false],
  ['User-agent: *\nDisallow: /\nUser-agent: Onceware\nAllow: /', '/a', true],
  ['User-agent: onceware/2.0\nDisallow: /\n\nUser-agent: *\nAllow: /', '/a', false],
  ['User-agent: other\nUser-agent: onceware\nDisallow: /a\nUser-agent: *\nDisallow: /', '/b', true],
  ['User-agent: other\nDisallow: /', '/a', true],
  // The longest rule holds, and of two as long the milder.
  ['User-agent: *\nAllow: /a/b\nDisallow: /a', '/a/b/c', true],
  ['User-agent: *\nDisallow: /a/b\nAllow: /a', '/a/b/c', false],
  ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', true],
  ['User-agent: *\nDisallow: /a*c*e', '/abcde', false],
  ['User-agent: *\nDisallow: /a$', '/ab', true],
  ['User-agent: *\nDisallow: /a*a$', '/a', true],
  ['User-agent: *\nDisallow: /ü', '/%c3%bc', false],
  ['User-agent: *\nDisallow: /?q=', '/?q=1', false],
  ['User-agent: *\nDisallow: /', '/robots.txt', true],
  ['\uFEFFUser-agent: *\nDisallow: /', '/a', false],
])('%j lets %s be fetched: %s (CAT-13)', (text, path, expected) => {
  expect(allows(text, path)).toBe(expected);
});

it('is read at once, whatever stands in it (T52)', () => {
  const agents = `${'User-agent: *\n'.repeat(15_000)}${'Disallow: /a\n'.repeat(20_000)}`;
  const stars = `User-agent: *\n${`Disallow: ${'/a*'.repeat(300)}b\n`.repeat(500)}`;
  const path = `/${'a/'.repeat(1_000)}`;
  expect(allows(agents, path)).toBe(false);
  expect(allows(stars, path)).toBe(true);
  expect(allows('User-agent: __proto__\nDisallow: /', path)).toBe(true);
});
