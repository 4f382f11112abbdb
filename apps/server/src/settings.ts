import { z } from 'zod';

const KNOWN_WEAK = /change.?me|secret|password|example|default|onceware/i;

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((entry) => entry.trim()).filter(Boolean));
const httpOrigin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** An address that paths are put below: without a query, and without a slash at the end. */
const base = (protocol: RegExp) =>
  z.url({ protocol }).transform((value) => {
    const { origin, pathname } = new URL(value);
    return origin + pathname.replace(/\/+$/, '');
  });
/** Where who found a hole reaches the operator: as RFC 9116 wants it. */
const contacts = list.pipe(z.array(z.url({ protocol: /^(mailto|https|tel)$/, error: 'must be mailto:you@example.com, an https address or tel:+1-201-555-0123' })));
const flag = z.enum(['0', '1', 'true', 'false']).default('0').transform((value) => value === '1' || value === 'true');

/** Every setting there is. docs/settings.md describes them for operators. */
const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: httpOrigin.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional(),
  DATABASE_POOL: count(10),
  SEED: flag,
  DEMO_PASSWORD: z.string().min(8).optional(),
  APP_SECRET: z.string().optional(),
  DATA_KEY: z.string().optional(),
  DATA_KEY_OLD: list,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Onceware <hello@onceware.example>'),
  SECURITY_CONTACT: contacts,
  PAGES_DIR: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  DEFAULT_ROLE: z.enum(['member', 'insider', 'admin']).default('insider'),
  CORS_ORIGINS: list.pipe(z.array(httpOrigin)),
  TRUST_PROXY: list,
  COMMUNITY_URL: z.url({ protocol: /^https$/ }).default('https://community.onceware.example'),
  GRAVATAR_URL: base(/^https?$/).default('https://www.gravatar.com/avatar'),
  IMAGE_DELIVERY_URL: base(/^https$/).optional(),
  MEDIA_URL: base(/^https$/).optional(),
  SIGN_IN_PER_ADDRESS: count(10),
  SIGN_IN_PER_ACCOUNT: count(10),
  SIGN_UP_PER_ADDRESS: count(10),
  OTHERS_PER_KEY: count(20),
  MAILS_PER_HOUR: count(3),
  RATE_LIMIT_WINDOW_SECONDS: count(300),
  MAX_CONNECTIONS: count(5_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  VITE_DEV: flag,
});

export interface Settings extends Omit<z.output<typeof environment>, 'NODE_ENV'> {
  isProduction: boolean;
  /** The site's own origin, as browsers see it. */
  publicUrl: string;
  /** Cookies are `Secure` and carry the `__Host-` prefix. */
  secureCookies: boolean;
}

/** A setting that is missing or wrong; the message says which and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads and checks the environment once. An empty value counts as absent. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings are wrong:\n  ${lines.join('\n  ')}`);
  }
  const { NODE_ENV, ...settings } = parsed.data;
  const isProduction = NODE_ENV === 'production';
  if (isProduction) checkForProduction(settings);
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  return { ...settings, isProduction, publicUrl, secureCookies: isProduction || publicUrl.startsWith('https:') };
}

function checkForProduction(settings: Pick<Settings, 'APP_SECRET' | 'DATA_KEY' | 'PUBLIC_URL'>) {
  checkSecret('APP_SECRET', settings.APP_SECRET);
  checkSecret('DATA_KEY', settings.DATA_KEY);
  if (settings.APP_SECRET === settings.DATA_KEY) throw new SettingsError('DATA_KEY must not be the same as APP_SECRET.');
  const { PUBLIC_URL } = settings;
  if (!PUBLIC_URL) throw new SettingsError('PUBLIC_URL is missing: the https:// address that people open.');
  if (!PUBLIC_URL.startsWith('https:')) throw new SettingsError('PUBLIC_URL must begin with https:// in production.');
}

function checkSecret(name: string, value: string | undefined) {
  const howTo = 'Make one with: openssl rand -base64 48';
  if (!value) throw new SettingsError(`${name} is missing. ${howTo}`);
  if (value.length < 32) throw new SettingsError(`${name} is too short: it needs 32 characters. ${howTo}`);
  if (KNOWN_WEAK.test(value) || new Set(value).size < 10) throw new SettingsError(`${name} looks like a placeholder. ${howTo}`);
}
