import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('where a redirect parameter may lead', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/ /evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https:evil.example',
    'https://evil.example',
    'http://localhost:3000/explore',
    'evil.example',
    '@evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%zz',
    '',
    null,
    undefined,
    `/${'a'.repeat(8000)}`,
  ])('sends %j home (T10)', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it.each([
    '/',
    '/explore',
    '/explore?q=a%20b&category=ai#deals',
    '/deal/mailwell?from=%2F%2Fevil.example',
    '/deal/caf%C3%A9',
    '/explore?q=100%25',
    '/tool/x#//evil.example',
    '/@name',
  ])('goes back to %j exactly (NAV-21)', (value) => {
    expect(safeRedirect(value)).toBe(value);
  });

  it('does not go back to a sign-in page, which would redirect again (NAV-21)', () => {
    expect(safeRedirect('/signin?redirect=%2Fexplore')).toBe('/');
    expect(safeRedirect('/signup')).toBe('/');
  });
});
