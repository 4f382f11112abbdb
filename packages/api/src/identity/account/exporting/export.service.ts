import { text as textOf } from 'node:stream/consumers';
import type { PurchaseConditions, PurchaseTerms } from '@onceware/db/schema/purchases';
import { record } from '#kernel/audit/record.repo.ts';
import { exportCollections } from '#collections/transfer/export.service.ts';
import type { Call } from '#kernel/call.ts';
import { requireSession } from '#kernel/actor.ts';
import { toMajor } from '#kernel/money/money.ts';
import { readWaitingMails } from '#platform/mail/waiting.ts';
import { dealUrlOf } from '#purchases/deal-url.ts';
import { type ExportRow, readPurchases } from '#purchases/export.repo.ts';
import { readPages } from '#purchases/frozen-pages/frozen-pages.repo.ts';
import { openCodes } from '#purchases/licence-codes.ts';
import { listOwn } from '#supply/vendors/requests.repo.ts';
import { findProfile } from '../account.repo.ts';
import { chatSections } from './chat.sections.ts';
import { exportFilters } from './export.filters.ts';
import * as repo from './export.repo.ts';
import { profileSections } from './profile.sections.ts';
import { readSection } from './section.ts';
import { accountSections, librarySections, notificationSections, workSections } from './sections.ts';

type Exporting = Pick<Call, 'actor' | 'database' | 'storage' | 'secrets' | 'publicUrl' | 'address' | 'userAgent'>;

/**
 * Exports everything that names the actor as one JSON file, written while it is read, with deleted data that can still be restored.
 * It holds no secrets of the site and nothing of others. identity/account/personal-data.ts maps tables to sections; docs/account.md describes the format.
 *
 * @throws session_required
 */
export async function exportAccount(call: Exporting): Promise<AsyncGenerator<string>> {
  const { user } = requireSession(call);
  const { db } = call.database;
  const { isEmailVerified, createdAt, id, name, email, avatar, language } = await findProfile(db, user.id);
  const collections = await exportCollections(call, { format: 'json' }, call.publicUrl);
  await record(db, call, { action: 'account.export', target: { type: 'user', id: user.id } });

  async function* purchases(which: 'kept' | 'deleted') {
    for await (const rows of readPurchases(db, user.id, which)) yield rows.map((row) => toEntry(call, row));
  }
  async function* frozenPages() {
    for await (const { fileId, size, ...page } of readPages(db, user.id)) {
      if (fileId === null) continue;
      const html = await textOf(await call.storage.get(fileId, { start: 0, end: size - 1 }));
      const { purchaseId: purchase_id, url, finalUrl: final_url, title, text, takenAt: taken_at, sha256 } = page;
      yield [{ purchase_id, url, final_url, title, taken_at, sha256, text, html }];
    }
  }
  async function* pieces() {
    yield `{"format":"onceware-account","version":1,"exported_at":${JSON.stringify(new Date())}`;
    const known = { id, name, email, is_email_verified: isEmailVerified, avatar, language, created_at: createdAt };
    yield member('profile', {
      ...known,
      roles: await repo.listRoles(db, user.id),
      picture: await repo.findOwnPicture(db, user.id),
    });
    yield member('sessions', await repo.listSessions(db, user.id));
    yield member('api_keys', await repo.listKeys(db, user.id));
    yield member('calendar_address', await repo.findCalendarAddress(db, user.id));
    yield member('vendor_requests', await listOwn(db, user.id));
    yield member('organizations', await repo.listOrganizations(db, user.id));
    yield* list('purchases', purchases('kept'));
    yield* list('deleted_purchases', purchases('deleted'));
    yield* list('purchase_pages', frozenPages());
    for (const section of [
      ...accountSections(user.id, isEmailVerified ? email : null),
      ...profileSections(user.id),
      ...librarySections(user.id),
      ...chatSections(user.id),
      ...workSections(user.id),
      ...notificationSections(user.id),
    ])
      yield* list(section.name, readSection(db, section));
    yield* list('waiting_mails', readWaitingMails(call, email));
    yield member('saved_filters', await exportFilters(call));
    // The same as the file of collections alone, which can be imported.
    yield ',\n"collections":';
    yield* collections.pieces;
    yield '}\n';
  }
  return pieces();
}

function toEntry(
  call: Pick<Call, 'secrets' | 'publicUrl'>,
  { id, title, tier, currency, state, notes, terms, deletedAt, ...row }: ExportRow,
) {
  return {
    id,
    title,
    tier,
    price: row.price,
    currency,
    purchased_on: row.purchasedOn,
    refund_until: row.refundUntil,
    redeem_by: row.redeemBy,
    state,
    licence_codes: openCodes(call.secrets, id, row.licenceCodes),
    notes,
    deal_url: dealUrlOf(call.publicUrl, row.dealSlug),
    terms: terms && termsEntry(terms),
    created_at: row.createdAt,
    ...(deletedAt && { deleted_at: deletedAt }),
  };
}

function termsEntry({ slug, title, promise, description, currency, ...terms }: PurchaseTerms) {
  return {
    slug,
    title,
    tool_name: terms.toolName,
    tool_website: terms.toolWebsite,
    promise,
    description,
    tiers: terms.tiers.map(({ name, priceMinor, features, limits = [] }) => ({
      name,
      price: toMajor(priceMinor),
      features,
      limits,
    })),
    base_price: toMajor(terms.basePriceMinor),
    price: toMajor(terms.priceMinor),
    currency,
    ends_at: terms.endsAt,
    taken_at: terms.takenAt,
    conditions: terms.conditions ? conditionsEntry(terms.conditions) : null,
  };
}

const conditionsEntry = ({ soldBy, refundDays, redeemBy, redeemDays, ...rest }: PurchaseConditions) => ({
  ...rest,
  sold_by: soldBy,
  refund_days: refundDays,
  redeem_by: redeemBy,
  redeem_days: redeemDays,
});

const member = (name: string, value: unknown) => `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`;

async function* list(name: string, parts: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let before = '\n';
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield before + part.map((one) => JSON.stringify(one)).join(',\n');
    before = ',\n';
  }
  yield ']';
}
