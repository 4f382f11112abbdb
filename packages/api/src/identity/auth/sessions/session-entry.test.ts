import { expect, it } from 'vitest';
import { toSessionEntry } from './session-entry.ts';

const row = (userAgent: string | null) => ({
  id: 'a',
  userAgent,
  address: '10.0.0.1',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  lastSeenAt: new Date('2026-01-02T00:00:00Z'),
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:141.0) Gecko/20100101 Firefox/141.0',
    'Firefox',
    'macOS',
    'desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    'phone',
  ],
  ['curl/8.5.0', null, null, null],
  ['<script>alert(1)</script>', null, null, null],
  ['A'.repeat(400), null, null, null],
  ['', null, null, null],
  [null, null, null, null],
])('%s is a session in %s on %s, a %s (AUTH-06)', (userAgent, browser, system, device) => {
  expect(toSessionEntry(row(userAgent), null)).toMatchObject({ browser, system, device });
});

it('tells the session that asks from the others (AUTH-06)', () => {
  expect(toSessionEntry(row(null), 'a')).toEqual({
    id: 'a',
    isCurrent: true,
    browser: null,
    system: null,
    device: null,
    address: '10.0.0.1',
    signedInAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-02T00:00:00.000Z',
  });
  expect(toSessionEntry(row(null), 'b').isCurrent).toBe(false);
});
