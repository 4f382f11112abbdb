import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { there } from '#testing/there.ts';
import { signHeaders } from './signature.ts';
import { newSecret } from './webhook-secret.ts';

/** The vector of Standard Webhooks' own tests. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('a message is signed as Standard Webhooks says, by each secret (NOTE-03)', () => {
  const headers = signHeaders(VECTOR, [VECTOR.secret]);
  expect(headers).toEqual({
    'webhook-id': VECTOR.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  });
  const [first, second, ...others] = String(
    signHeaders(VECTOR, [newSecret(), VECTOR.secret])['webhook-signature'],
  ).split(' ');
  expect([second, others]).toEqual([SIGNATURE, []]);
  expect(first).not.toBe(SIGNATURE);
});

describe('the example of docs/notifications.md', () => {
  type IsOurs = (headers: Record<string, string | undefined>, body: string, secret: string) => boolean;
  let isOurs: IsOurs;
  beforeAll(async () => {
    const page = readFileSync(new URL('../../../../../../docs/notifications.md', import.meta.url), 'utf8');
    const code = stripTypeScriptTypes(there(/```ts\n([\s\S]*?)```/.exec(page)?.[1]));
    ({ isOurs } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      isOurs: IsOurs;
    });
  });
  afterEach(() => void vi.useRealTimers());
  const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1_000 });
  const headers = signHeaders(VECTOR, [VECTOR.secret]);

  it('takes what we sign, also beside another signature, and nothing else (NOTE-03)', () => {
    at(VECTOR.timestamp + 10);
    expect(isOurs(headers, VECTOR.body, VECTOR.secret)).toBe(true);
    expect(isOurs(signHeaders(VECTOR, [newSecret(), VECTOR.secret]), VECTOR.body, VECTOR.secret)).toBe(true);
    expect(isOurs(headers, `${VECTOR.body} `, VECTOR.secret)).toBe(false);
    expect(isOurs(headers, VECTOR.body, newSecret())).toBe(false);
    expect(isOurs({ ...headers, 'webhook-id': 'msg_other' }, VECTOR.body, VECTOR.secret)).toBe(false);
    expect(isOurs({}, VECTOR.body, VECTOR.secret)).toBe(false);
  });

  it('takes nothing that is older, or of the future (NOTE-03)', () => {
    for (const seconds of [301, -301]) {
      at(VECTOR.timestamp + seconds);
      expect(isOurs(headers, VECTOR.body, VECTOR.secret)).toBe(false);
    }
  });
});
