import { trimEnd } from '@onceware/api/kernel/trim';
import { z } from 'zod';

/** The kinds of settings there are. What each refuses ends a sentence that begins with the setting's name. */

export const wholeNumber = (min: number, max?: number) => {
  const error =
    max === undefined ? `must be a whole number of at least ${min}` : `must be a whole number from ${min} to ${max}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max ?? Number.MAX_SAFE_INTEGER, { error });
};

/** Separated by commas. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const text = (min = 1) => z.string().min(min, { error: `must have at least ${min} characters` });

const switched = (otherwise: '0' | '1') =>
  z
    .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
    .default(otherwise)
    .transform((value) => value === '1' || value === 'true');

/** Off unless told. */
export const flag = switched('0');
/** On unless told. */
export const flagOn = switched('1');

/** An origin: anything after the host is refused. */
export const httpOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://deals.example.com' })
  .transform((value, context) => {
    const { origin, href } = new URL(value);
    if (href !== `${origin}/`)
      context.addIssue(`must end with the host, like ${origin}: the product has no place below a path`);
    return origin;
  });

/** `Name <address>` or the address alone. */
export const sender = z
  .string()
  .max(300)
  .refine((value) => addressOf(value) !== null, {
    error: 'must be like Onceware <hello@deals.example.com>, or the address alone',
  });

const ADDRESS = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,253}$/;

/** The address of a sender; null where there is none. */
export function addressOf(value: string): string | null {
  const opened = value.indexOf('<');
  const isNamed = opened >= 0 && value.endsWith('>');
  const address = isNamed ? value.slice(opened + 1, -1) : value;
  return ADDRESS.test(address) && !/[\r\n]/.test(value) ? address : null;
}

/** The complete address. */
export const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

/** A base address for paths: without a query, and without a slash at the end. */
export const base = (protocol: 'https' | 'http or https') =>
  z
    .url({
      protocol: protocol === 'https' ? /^https$/ : /^https?$/,
      error: `must be an address that begins with ${protocol === 'https' ? '' : 'http:// or '}https://`,
    })
    .transform((value) => {
      const { origin, pathname } = new URL(value);
      return origin + trimEnd(pathname, '/');
    });

/** Address of Postgres. A socket's has no host. */
export const postgresAddress = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@socket/')), {
    error:
      'must be like postgres://user:password@host:5432/database, with special characters of the password written as %XX',
  });

export const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: 'must be like redis://user:password@host:6379, or rediss:// with TLS',
});

export const smtpAddress = z.url({
  protocol: /^smtps?$/,
  error: 'must be like smtps://user:password@host:465 or smtp://host:587',
});

/** Contacts of the operator for people who found a vulnerability, in the form of RFC 9116. */
export const contacts = list.pipe(
  z.array(
    z.url({
      protocol: /^(mailto|https|tel)$/,
      error: 'must be mailto:you@example.com, an https address or tel:+1-201-555-0123',
    }),
  ),
);

/** Proxies whose `X-Forwarded-For` is trusted, in Fastify's form. */
export const proxies = list.pipe(
  z.array(
    z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])], {
      error: 'must be addresses like 10.0.0.1 or ranges like 10.0.0.0/8, separated by commas',
    }),
  ),
);

const HOST_AND_PARAMS = /^(?<host>\*|[a-z0-9-]+(\.[a-z0-9-]+)+)\?(?<query>[^\s?#]*)$/i;

/** Parameters added to addresses of vendors: `host?name=value&…`, and `*` for hosts that are not named (CAT-10). */
export const affiliateParams = list.transform((entries, context) => {
  const params = new Map<string, (readonly [string, string])[]>();
  for (const entry of entries) {
    const { host = '', query = '' } = HOST_AND_PARAMS.exec(entry)?.groups ?? {};
    const pairs = [...new URLSearchParams(query)];
    if (host === '' || pairs.some(([name, value]) => name === '' || value === '') || params.has(host.toLowerCase()))
      context.addIssue(
        'must be like *?ref=onceware, kiln.example?via=123&source=deals: each host once, and each name with a value',
      );
    params.set(host.toLowerCase(), pairs);
  }
  return params;
});
