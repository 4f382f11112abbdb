import { describe, expect, it } from 'vitest';
import { canonicalUrl, readWebAddress } from './canonical-url.ts';

describe('the canonical address of a page', () => {
  it.each([
    ['http://www.Example.com:80/', 'https://example.com'],
    ['https://example.com./a//b///', 'https://example.com/a//b'],
    ['https://example.com/a?utm_source=x&b=2&fbclid=y&a=1&MC_CID=z', 'https://example.com/a?a=1&b=2'],
    ['https://example.com/a?b=2&b=1&&a', 'https://example.com/a?a&b=2&b=1'],
    ['https://example.com/?ref=producthunt', 'https://example.com'],
    ['https://example.com/?ref=main', 'https://example.com?ref=main'],
    ['https://example.com/a#part', 'https://example.com/a'],
    ['https://example.com/#/inbox', 'https://example.com#/inbox'],
    ['https://example.com/#!inbox', 'https://example.com#!inbox'],
    ['https://example.com/#:~:text=word', 'https://example.com'],
    ['https://www.com/%e4%bd%a0', 'https://www.com/%E4%BD%A0'],
    ['http://example.com:8080/', 'https://example.com:8080'],
    ['http://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://[::1]/x', 'https://[::1]/x'],
  ])('of %s is %s, and its own (CAT-13)', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
    expect(canonical.length).toBeLessThanOrEqual(new URL(address).href.length + 1);
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    [' https://example.com/ä ', 'https://example.com/%C3%A4'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['http://intranet/wiki', 'http://intranet/wiki'],
  ])('is taken of %j (CAT-13)', (address, href) => {
    expect(readWebAddress(address)?.href).toBe(href);
  });

  it.each([
    '',
    'word',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'about:blank',
    'https://me:secret@example.com',
    'https://me@example.com',
    'me@example.com',
    `https://${'a.'.repeat(1999)}example`,
    `https://${'a.'.repeat(200)}example`,
    `https://example.com/${'x'.repeat(2000)}`,
    `https://example.com/${'ä'.repeat(400)}`,
    'x'.repeat(5_000_000),
  ])('is never of %.60j (CAT-13, T44)', (address) => {
    expect(readWebAddress(address)).toBeNull();
  });
});
