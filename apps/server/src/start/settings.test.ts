import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'q8Zt3vLx0NfKp2WmRy6HsJd9UbEg4TaC',
  DATA_KEY: 'w7Lk2pXs9QvBn4TzMc8RyGh3JdFe6UaK',
  PUBLIC_URL: 'https://onceware.org',
};

describe('a production start', () => {
  it('is possible with a real secret and an https address (T22)', () => {
    expect(readSettings(production)).toMatchObject({ isProduction: true, secureCookies: true });
  });

  it.each(['Onceware <hello@onceware.org>', 'hello@onceware.org', '"Once, ware" <hello@localhost>'])(
    'is possible with mail from %s (OPS-02)',
    (MAIL_FROM) => {
      const SMTP_URL = 'smtp://mail.onceware.org';
      expect(readSettings({ ...production, SMTP_URL, MAIL_FROM })).toMatchObject({ MAIL_FROM });
    },
  );

  it.each([
    ['no secret', { APP_SECRET: undefined }, /APP_SECRET is missing/],
    ['an empty secret', { APP_SECRET: '' }, /APP_SECRET is missing/],
    ['a short secret', { APP_SECRET: 'q8Zt3vLx0N' }, /APP_SECRET is too short/],
    ['a placeholder', { APP_SECRET: 'change-me-change-me-change-me-change-me' }, /APP_SECRET looks like a placeholder/],
    ['one letter repeated', { APP_SECRET: 'a'.repeat(64) }, /APP_SECRET looks like a placeholder/],
    ['no data key', { DATA_KEY: undefined }, /DATA_KEY is missing/],
    ['a short data key', { DATA_KEY: 'w7Lk2pXs9Q' }, /DATA_KEY is too short/],
    ['one secret for both', { DATA_KEY: production.APP_SECRET }, /DATA_KEY must not be the same/],
    ['no address', { PUBLIC_URL: undefined }, /PUBLIC_URL is missing/],
    ['a plain http address', { PUBLIC_URL: 'http://onceware.org' }, /PUBLIC_URL must begin with https/],
    ['mail and no sender', { SMTP_URL: 'smtp://mail.onceware.org' }, /MAIL_FROM is missing/],
    [
      'mail from the sample sender',
      { SMTP_URL: 'smtp://mail.onceware.org', MAIL_FROM: 'Onceware <hello@onceware.example>' },
      /MAIL_FROM is an example: mail from onceware\.example would not arrive/,
    ],
    [
      'mail from a domain for documentation',
      { SMTP_URL: 'smtp://mail.onceware.org', MAIL_FROM: 'hello@deals.example.com' },
      /MAIL_FROM is an example/,
    ],
  ])('with %s is refused, naming the setting (T22)', (_what, wrong, message) => {
    expect(() => readSettings({ ...production, ...wrong })).toThrow(message);
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_DIRECT_URL', 'mysql://x'],
  ['DATABASE_DIRECT_URL', 'postgres://localhost/without_database_url'],
  ['DATABASE_PREPARED', 'yes'],
  ['CORS_ORIGINS', 'tools.example'],
  ['CORS_ORIGINS', 'https://tools.example/app'],
  ['PUBLIC_URL', 'https://x.example/shop'],
  ['PUBLIC_URL', 'https://x.example/?a=1'],
  ['PUBLIC_URL', 'https://rosa:secret@x.example'],
  ['MAIL_FROM', 'notanaddress'],
  ['MAIL_FROM', 'Onceware <hello>'],
  ['MAIL_FROM', 'Onceware <hello@onceware.org>\nBcc: eve@evil.org'],
  ['MAIL_FROM', 'one@onceware.org, two@onceware.org'],
  ['DEFAULT_ROLE', 'root'],
  ['GRAVATAR_URL', 'gravatar.com'],
  ['IMAGE_DELIVERY_URL', 'http://images.example'],
  ['MEDIA_URL', 'javascript:alert(1)'],
  ['SIGN_IN_PER_ADDRESS', '0'],
  ['SMTP_URL', 'https://mail.example'],
  ['METRICS_TOKEN', 'short'],
  ['MAIL_EVENTS_TOKEN', 'short'],
  ['AFFILIATE_PARAMS', 'ref=onceware'],
  ['AFFILIATE_PARAMS', 'https://kiln.example/?ref=onceware'],
  ['AFFILIATE_PARAMS', '*?ref'],
  ['AFFILIATE_PARAMS', '*?ref=1, *?ref=2'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'http://example.com/contact'],
  ['SECURITY_CONTACT', 'mailto:one@example.com,two'],
])('%s=%s is refused, naming the setting (T22)', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('takes origins as a list and an empty value as absent (API-02)', () => {
  const settings = readSettings({ CORS_ORIGINS: 'https://a.example, https://b.example/', DATABASE_URL: '' });
  expect(settings.CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  expect(settings.DATABASE_URL).toBeUndefined();
});

it('takes affiliate parameters by host, and for all others (CAT-10)', () => {
  const { AFFILIATE_PARAMS } = readSettings({
    AFFILIATE_PARAMS: '*?ref=onceware, Kiln.example?via=a%2Cb&x=1, none.example?',
  });
  expect([...AFFILIATE_PARAMS]).toEqual([
    ['*', [['ref', 'onceware']]],
    [
      'kiln.example',
      [
        ['via', 'a,b'],
        ['x', '1'],
      ],
    ],
    ['none.example', []],
  ]);
});

it('takes the addresses of pictures without a slash or query at their end (UI-02)', () => {
  const settings = readSettings({
    GRAVATAR_URL: 'http://127.0.0.1:9000/avatar/',
    IMAGE_DELIVERY_URL: 'https://images.example/account/?x=1',
    MEDIA_URL: 'https://cdn.example',
  });
  expect(settings).toMatchObject({
    GRAVATAR_URL: 'http://127.0.0.1:9000/avatar',
    IMAGE_DELIVERY_URL: 'https://images.example/account',
    MEDIA_URL: 'https://cdn.example',
  });
  expect(readSettings({})).not.toHaveProperty('MEDIA_URL');
});
