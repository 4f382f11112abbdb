import { describe, expect, it } from 'vitest';
import { canonicalUrl, readWebAddress } from './canonical-url.ts';

const DRIVE_FILE = '1Q2w3E4r5T6y7U8i9O0pAsDfGhJkLzXcV';

describe('the canonical address of a page', () => {
  it.each([
    [
      'https://mail.google.com/mail/u/0/#inbox/FMfcgzGtxKwBmVQl',
      'https://mail.google.com/mail/u/0#inbox/FMfcgzGtxKwBmVQl',
    ],
    ['https://mail.google.com/mail/u/0/#sent', 'https://mail.google.com/mail/u/0#sent'],
    ['https://mail.example/box#inbox/17', 'https://mail.example/box#inbox/17'],
    [`https://app.diagrams.net/#G${DRIVE_FILE}`, `https://app.diagrams.net#G${DRIVE_FILE}`],
    ['https://app.diagrams.net/#G1', 'https://app.diagrams.net#G1'],
    [`https://diagrams.example/#G${DRIVE_FILE}`, `https://diagrams.example#G${DRIVE_FILE}`],
    [
      'https://draw.example/#R7VpbU5s4FP41zOw+2MPd5NHWbXenO23H',
      'https://draw.example#R7VpbU5s4FP41zOw+2MPd5NHWbXenO23H',
    ],
    ['https://draw.example/#Uhttps%3a%2f%2fa.example%2fb', 'https://draw.example#Uhttps%3A%2F%2Fa.example%2Fb'],
    ['https://excalidraw.com/#json=a1,b2', 'https://excalidraw.com#json=a1,b2'],
    ['https://draw.example/#room=a1,b2&utm_source=mail', 'https://draw.example#room=a1,b2'],
    ['https://a.example/view#id=17', 'https://a.example/view#id=17'],
    [
      'https://a.example/#9b2f3a1c-77d0-4e5f-8a21-0c9d8e7f6a5b',
      'https://a.example#9b2f3a1c-77d0-4e5f-8a21-0c9d8e7f6a5b',
    ],
    ['https://a.example/#/inbox:~:text=word', 'https://a.example#/inbox'],
    [`https://a.example/#pako:${'abcdefghij'.repeat(20)}`, `https://a.example#pako:${'abcdefghij'.repeat(20)}`],
  ])('of %s keeps a fragment that is a place, as %s (KEEP-02)', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
    // Another one is another page.
    expect(canonicalUrl(`${canonical}9`)).not.toBe(canonical);
  });

  it.each([
    '#section',
    '#Step2InstallTheApp',
    '#GettingStartedWithV2Api',
    '#issuecomment-1234567890',
    '#cite_note-Smith2004-12',
    '#L10-L20',
    '#h.3znysh7',
    '#method.new',
    '#top',
    '#',
    '#/',
    '#page=12&zoom=100',
    '#t=90',
    '#utm_source=mail&utm_medium=x',
    '#:~:text=a%20word',
    '#part:~:text=a%20word',
  ])('is the page’s own for %s (KEEP-02)', (fragment) => {
    expect(canonicalUrl(`https://example.com/a${fragment}`)).toBe('https://example.com/a');
  });

  it('takes linear time, whatever stands in the fragment (KEEP-02, T44)', () => {
    const started = performance.now();
    for (const part of ['&', '=', '/', ':~:', 'aB1', '%2', '!', 'a=&'])
      for (let times = 0; times < 500; times += 1)
        canonicalUrl(`https://example.com/#${part.repeat(Math.floor(1950 / part.length))}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });

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
  ])('of %s is %s, and that of this one is itself (CAT-13)', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
    expect(canonical.length).toBeLessThanOrEqual(new URL(address).href.length + 1);
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    [' https://example.com/ä ', 'https://example.com/%C3%A4'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['http://intranet/wiki', 'http://intranet/wiki'],
  ])('exists for %j (CAT-13)', (address, href) => {
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
  ])('does not exist for %.60j (CAT-13, T44)', (address) => {
    expect(readWebAddress(address)).toBeNull();
  });
});
