import type { DealRest, ToolRest } from '@onceware/api/catalog/catalog.contract';
import type { ImportLine } from '@onceware/api/catalog/import/import.contract';
import { type Collection, type CollectionItem, ENTITY_TYPES, type Share } from '@onceware/api/collections/collections.contract';
import { ERROR_STATUS } from '@onceware/api/core/error-status';
import type { ErrorBody, ErrorKey } from '@onceware/api/core/errors';
import { z } from 'zod';

// What REST answers. `satisfies` holds each to the contract's type, and a test holds real answers to each.

/** Schemas with a name of their own in the document. */
export const components = z.registry<{ id: string }>();

export const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  components.add(schema, { id });
  return schema;
};

const id = z.uuid();
const moment = z.iso.datetime();

export const deal = named(
  'Deal',
  z.strictObject({
    id,
    title: z.string(),
    tool_name: z.string(),
    tool_logo: z.string().nullable(),
    base_price: z.number().describe('In major units of the currency, as all prices.'),
    current_price: z.number(),
    discount_percentage: z.number(),
    tool: z.strictObject({ name: z.string(), logoUrl: z.string().nullable() }),
  }) satisfies z.ZodType<DealRest>,
);

export const tool = named(
  'Tool',
  z.strictObject({
    id,
    name: z.string(),
    tagline: z.string(),
    logo_url: z.string().nullable(),
    website: z.string().nullable(),
    domain: z.string().nullable(),
  }) satisfies z.ZodType<ToolRest>,
);

const collectionItem = named(
  'CollectionItem',
  z.strictObject({
    id,
    collection_id: id,
    entity_type: z.enum(ENTITY_TYPES),
    entity_id: id,
    notes: z.string().nullable(),
    added_at: moment,
  }) satisfies z.ZodType<CollectionItem>,
);

const share = z.strictObject({ token: z.string(), shows_notes: z.boolean(), is_indexed: z.boolean() }) satisfies z.ZodType<Share>;

const collection = named(
  'Collection',
  z.strictObject({
    id,
    name: z.string(),
    description: z.string(),
    is_default: z.boolean(),
    is_favorite: z.boolean(),
    updated_at: moment,
    share: share.nullable().describe('How it is shared: its address is /c/{token}.'),
    items: z.array(collectionItem),
  }) satisfies z.ZodType<Collection>,
);

export const collections = named('Collections', z.strictObject({ collections: z.array(collection) }));
export const items = named('CollectionItems', z.strictObject({ items: z.array(collectionItem) }));
/** Of POST /api/user-collections: `item` for add_item, `ok` for the others. */
export const collectionChange = named(
  'CollectionChange',
  z.union([z.strictObject({ item: collectionItem }), z.strictObject({ ok: z.literal(true) })]),
);

export const gravatar = named('GravatarExists', z.strictObject({ exists: z.boolean() }));
export const health = named('Health', z.strictObject({ status: z.literal('ok') }));

const issues = z.array(z.strictObject({ path: z.string(), message: z.string() }));

/** A failure with one of these keys. */
export const failure = <Keys extends readonly [ErrorKey, ...ErrorKey[]]>(keys: Keys) =>
  z.strictObject({
    error: z.strictObject({ code: z.enum(keys), message: z.string(), issues: issues.optional() }),
  });

const count = z.int().min(0);
const allKeys = Object.keys(ERROR_STATUS) as [ErrorKey, ...ErrorKey[]];

/** One line of the answer to an import. */
export const importLine = named(
  'ImportLine',
  z.union([
    z.strictObject({ step: z.enum(['read', 'written']), rows: count }),
    z.strictObject({ note: z.strictObject({ kind: z.enum(['rejected', 'left out']), place: z.string(), reason: z.string() }) }),
    z.strictObject({
      summary: z.strictObject({
        read: count,
        inserted: count,
        updated: count,
        unchanged: count,
        rejected: count,
        newTools: count,
        newDeals: count,
        noteCount: count,
      }),
    }),
    failure(allKeys),
  ]) satisfies z.ZodType<Exclude<ImportLine, { error: ErrorBody }> | { error: Omit<ErrorBody, 'issues'> }>,
);
