import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actionLog } from '@onceware/db/schema/action-log';
import { rooms } from '@onceware/db/schema/chat';
import { eq, inArray } from 'drizzle-orm';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { exportPurchases } from '#purchases/export.service.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { Action } from '#kernel/audit/actions.contract.ts';

let api: TestApi;
let member: SessionUser;
let staff: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  member = await makeUser(api.database);
  staff = await makeUser(api.database, { role: 'admin' });
});
afterAll(() => api.close());

/** The log's entries of these, the oldest first. */
const entriesOf = (...actions: Action[]) =>
  api.database.db
    .select({
      action: actionLog.action,
      actorId: actionLog.actorId,
      targetType: actionLog.targetType,
      targetId: actionLog.targetId,
      label: actionLog.targetLabel,
      before: actionLog.before,
      after: actionLog.after,
    })
    .from(actionLog)
    .where(inArray(actionLog.action, actions))
    .orderBy(actionLog.id);

it('a collection that is shared and unshared is in the action log, without its name, and once (ADM-01, COL-17)', async () => {
  const mine = api.as(member);
  const collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'My secret list' });
  await mine.collections.unshare({ collectionId });
  await mine.collections.share({ collectionId, showsNotes: true, isIndexed: false });
  await mine.collections.unshare({ collectionId });
  await mine.collections.unshare({ collectionId });
  const other = api.as(staff).collections;
  expect(await failure(other.share({ collectionId, showsNotes: true, isIndexed: true }))).toBe('404 not_found');
  const of = { actorId: member.id, targetType: 'collection', targetId: collectionId, label: null, before: null };
  expect(await entriesOf('collection.share', 'collection.unshare')).toEqual([
    { ...of, action: 'collection.share', after: { showsNotes: true, isIndexed: false } },
    { ...of, action: 'collection.unshare', after: null },
  ]);
});

it('licence codes that are shown or downloaded are in the action log, without codes and titles (ADM-01, ACC-02)', async () => {
  const mine = api.as(member);
  const id = uuidv7();
  const bought = { title: 'Private lamp', price: 7, currency: 'USD', purchasedOn: '2026-01-01' };
  await mine.purchases.create({ ...bought, id, licenceCodes: ['AAAA-BBBB'] });
  expect((await mine.purchases.reveal({ id })).licenceCodes).toEqual(['AAAA-BBBB']);
  expect(await failure(api.as(staff).purchases.reveal({ id }))).toBe('404 not_found');
  const read = async (hasCodes: boolean) => {
    let file = '';
    for await (const piece of exportPurchases(callAs(api, member), { hasCodes })) file += piece;
    return file.includes('AAAA-BBBB');
  };
  expect([await read(false), await read(true)]).toEqual([false, true]);
  const of = { actorId: member.id, label: null, before: null, after: null };
  expect(await entriesOf('purchase.codes_reveal', 'purchase.codes_export')).toEqual([
    { ...of, action: 'purchase.codes_reveal', targetType: 'purchase', targetId: id },
    { ...of, action: 'purchase.codes_export', targetType: null, targetId: null },
  ]);
});

it('a draft that is discarded and brought back is in the action log (ADM-01, CAT-04)', async () => {
  const { editing } = api.as(staff).admin.catalog;
  const { id } = await editing.startDraft({ id: uuidv7(), entityType: 'tool', entityId: null });
  await editing.discardDraft({ id });
  await editing.restoreDraft({ id });
  expect(await failure(editing.restoreDraft({ id }))).toBe('404 not_found');
  const of = { actorId: staff.id, targetType: 'draft', targetId: id, label: null };
  const what = { entityType: 'tool', entityId: null };
  expect(await entriesOf('catalog.draft_discard', 'catalog.draft_restore')).toEqual([
    { ...of, action: 'catalog.draft_discard', before: what, after: null },
    { ...of, action: 'catalog.draft_restore', before: null, after: what },
  ]);
});

it('staff who read around a flagged message are in the action log, with whose it is and where (ADM-01, LIVE-11)', async () => {
  const chat = api.as(member, ['sidebar.view']).chat;
  const roomId = uuidv7();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
  const id = uuidv7();
  await chat.send({ roomId, id, text: 'hello' });
  await api.as(staff, ['sidebar.view', 'admin.chat']).admin.moderation.context({ messageId: id });
  const [entry] = await api.database.db.select().from(actionLog).where(eq(actionLog.action, 'message.context'));
  expect(entry).toMatchObject({
    actorId: staff.id,
    targetType: 'user',
    targetId: member.id,
    after: { room: 'Lounge', roomId, messageId: id },
  });
  expect(JSON.stringify(entry?.after)).not.toContain('hello');
});
