import { importRow } from '@onceware/api/supply/import/import-row';
import { entries, list } from '@onceware/api/kernel/list';
import { toAppError } from '@onceware/api/kernel/failures';
import { appRouter } from '@onceware/api/composition/router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../rest/routes.ts';
import { textsOf } from '../testing/fields.ts';
import { unboundedOf } from '../testing/unbounded.ts';

const ofProcedures = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, procedure]) =>
  (procedure as { _def: { inputs: unknown[] } })._def.inputs.map((input) => [path, input] as const),
);
const ofRoutes = ROUTES.flatMap(({ method, path, params, query, body }) =>
  [params, query, ...Object.values(body ?? {})]
    .filter((input) => input != null)
    .map((input) => [`${method.toUpperCase()} ${path}`, input] as const),
);

/** Slack's own objects, which the body's limit bounds: they are read so deep and no deeper. */
const BOUNDED_BY_BODY = new Map([
  ['POST /api/chat/webhooks/{token}', ['input.blocks.*: unknown', 'input.attachments.*: unknown']],
]);

describe('every list, text, record and number of an input has a maximum', () => {
  it.each([...ofProcedures, ...ofRoutes, ['a row of an import of the catalogue', importRow] as const])(
    '%s (T45)',
    (name, input) => {
      const known = BOUNDED_BY_BODY.get(name) ?? [];
      expect(unboundedOf(input).filter((place) => !known.includes(place))).toEqual([]);
    },
  );

  it('covers as many inputs as there are procedures and routes that take one (T45)', () => {
    expect(ofProcedures.length).toBeGreaterThan(60);
    expect(ofRoutes.length).toBeGreaterThan(10);
  });

  const unbounded: [string, z.ZodType][] = [
    ['a text', z.string()],
    ['a text of digits', z.string().regex(/^\d+$/)],
    ['a moment', z.iso.datetime()],
    ['an address', z.url()],
    ['a number', z.number().min(0)],
    ['a whole number', z.int()],
    ['a list', z.array(z.boolean()).max(3)],
    ['a record', z.record(z.string().max(3), z.boolean())],
    ['a list in a list', list(z.array(z.boolean()), { max: 3 })],
    ['a text in a record', entries(z.string(), { max: 3, nameMax: 3 })],
    ['unknown fields', z.looseObject({})],
    ['a choice', z.union([z.boolean(), z.string()])],
    ['what may be missing', z.object({ field: z.string().nullish().default('') })],
    ['what is prepared', z.preprocess(String, z.string())],
    ['what becomes something else', z.string().transform(Number).pipe(z.int().min(0).max(3))],
    ['anything', z.unknown()],
    ['a map', z.map(z.boolean(), z.boolean())],
  ];
  it.each(unbounded)('%s without one would be found (T45)', (_name, input) => {
    expect(unboundedOf(z.object({ input }))).toHaveLength(1);
  });
});

describe('a text of an input', () => {
  /** With what each may begin that takes texts of one form alone. */
  const beginnings = ['', 'a', 'a@example.com', 'https://x.example/', '2026-11-24', '2026-11-24T00:00:00Z', '1', 'USD'];
  const hostile = ['\0', '\ud800'].flatMap((end) => beginnings.map((beginning) => beginning + end));
  /** Taken as they come, because none reaches Postgres so. */
  const TAKEN = [
    // Hashed before anything else.
    /^input\.(password|currentPassword|newPassword|token)$/,
    // Words of a search and ends of paths, which are made harmless where they are looked for.
    /^input\.(q|ref|slug)$/,
    // Written anew as addresses are.
    /^(collections\.(addUrl|kept)|POST \/api\/user-collections) input\.url$/,
    // Files and their names, read and checked part by part.
    /^admin\.catalog\.importRates input\.text$/,
    /^purchases\.import input\.rows\.\*\.\*$/,
    /files\/\{id\} input\.name$/,
    /webhooks\/\{token\} input\.payload$/,
  ];

  it.each([...ofProcedures, ...ofRoutes] as const)(
    '%s holds no NUL and no half of a character, neither of which Postgres takes (T24, T26)',
    (name, input) => {
      const taken = textsOf(input).filter(([, text]) => hostile.some((value) => z.safeParse(text, value).success));
      const isKnown = (path: string) => TAKEN.some((place) => place.test(path) || place.test(`${name} ${path}`));
      expect(taken.map(([path]) => path).filter((path) => !isKnown(path))).toEqual([]);
    },
  );

  it('is found wherever there is one (T24)', () => {
    expect([...ofProcedures, ...ofRoutes].flatMap(([, input]) => textsOf(input)).length).toBeGreaterThan(200);
  });
});

describe('a list', () => {
  const names = list(z.object({ name: z.string().max(3) }), { min: 1, max: 30_000 });

  it('returns what its elements parse to (T45)', () => {
    const trimmed = list(z.string().trim(), { max: 2 }).default([]);
    expect([trimmed.parse([' a', 'b ']), trimmed.parse(undefined)]).toEqual([['a', 'b'], []]);
  });

  it('names the paths of the first 20 issues, checks no further, and is refused as a whole when it is too long (T45)', () => {
    const wrong = names.safeParse(Array.from({ length: 25 }, (_, n) => ({ name: n === 0 ? 'abc' : 'abcd' })));
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(
      Array.from({ length: 20 }, (_, n) => `${n + 1}.name`),
    );
    for (const input of [Array.from({ length: 30_001 }), [], undefined, { length: 1 }, 'abc'])
      expect(names.safeParse(input).error?.issues).toHaveLength(1);
  });

  it.each([
    ['wrong elements', names, Array.from({ length: 100_000 }, () => 1)],
    ['wrong elements within bounds', names, Array.from({ length: 30_000 }, () => 1)],
    [
      'unknown fields',
      z.strictObject({}),
      Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field-${n}`, n])),
    ],
    [
      'names of wrong entries',
      entries(z.boolean(), { max: 9_000, nameMax: 2_000 }),
      Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`\u0001${n}`.repeat(300), n])),
    ],
  ])(
    'answers at most 20 issues and less than 6 kB, so that ten in a batch stay below 64 kB: %s (T44)',
    (_name, schema, input) => {
      const failure = toAppError(schema.safeParse(input).error).toBody();
      expect(failure.issues?.length).toBeGreaterThan(0);
      expect(failure.issues?.length).toBeLessThanOrEqual(20);
      expect(Buffer.byteLength(JSON.stringify(failure))).toBeLessThan(6_000);
    },
  );
});
