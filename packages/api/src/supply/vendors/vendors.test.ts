import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DealDraft } from '#supply/editing/content.contract.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await createTestApi();
  staff = api.as(await makeUser(api.database, { role: 'admin' }));
});
afterAll(() => api.close());

/** An organisation with a tool and a deal, and one of its members. */
async function makeVendor() {
  const { pool } = api.database;
  const organizationId = uuidv7();
  const user = await makeUser(api.database, { role: 'member' });
  await pool.query(`insert into organizations (id, name) values ($1, 'Kiln GmbH')`, [organizationId]);
  await pool.query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')`, [
    organizationId,
    user.id,
  ]);
  const tool = await makeTool(api.database);
  const deal = await makeDeal(api.database, { toolId: tool.id, title: 'As it was' });
  await staff.admin.vendors.giveTool({ organizationId, toolId: tool.id });
  return { organizationId, tool, deal, user, vendors: api.as(user, []).vendors };
}
type Made = Awaited<ReturnType<typeof makeVendor>>;

/** Changes the vendor's deal's title and hands that to staff. */
async function submitTitle({ organizationId, vendors, deal }: Made, title: string) {
  const { id } = await vendors.start({ organizationId, id: uuidv7(), entityType: 'deal', entityId: deal.id });
  const { content, revision } = await vendors.submission({ organizationId, id });
  if (!('toolId' in content)) throw new Error('It is a deal.');
  const draft = { id, revision, entityType: 'deal', content: { ...content, title } } as const;
  const saved = await vendors.save({ organizationId, draft });
  await vendors.submit({ organizationId, id, revision: saved.revision });
  return { id, revision: saved.revision, content };
}
const titleOf = async ({ deal }: Made) =>
  (await api.database.pool.query<{ title: string }>('select title from deals where id = $1', [deal.id])).rows[0]?.title;
const contentOf = async ({ deal }: Made) =>
  (await staff.admin.catalog.editing.published({ entityType: 'deal', entityId: deal.id })).content;
/** Changes the deal as staff, bypassing the submission that the vendor has begun. */
async function changeDeal({ deal }: Made, changes: Partial<DealDraft>): Promise<void> {
  const { editing } = staff.admin.catalog;
  const { id } = await editing.startDraft({ id: uuidv7(), entityType: 'deal', entityId: deal.id });
  const { content, revision } = await editing.draft({ id });
  if (!('toolId' in content)) throw new Error('It is a deal.');
  const saved = await editing.saveDraft({ id, revision, entityType: 'deal', content: { ...content, ...changes } });
  await editing.publishDraft({ id, ...saved });
}
const mailsTo = async ({ user }: Made) => {
  await runJobs(api, ['mail']);
  return api.mails.filter(({ to }) => to === user.email);
};

describe('a vendor', () => {
  it('submits an edit of its deal, which takes effect once staff accept it, and learns of that (CAT-11)', async () => {
    const made = await makeVendor();
    const { organizationId, vendors, tool, deal } = made;
    expect((await vendors.mine()).vendors).toMatchObject([
      { id: organizationId, tools: [{ id: tool.id }], deals: [{ id: deal.id, isRunning: true }] },
    ]);
    const { id, revision, content } = await submitTitle(made, 'As it should be');
    expect(await titleOf(made)).toBe('As it was');
    const again = { id, revision, entityType: 'deal', content } as const;
    await expect(vendors.save({ organizationId, draft: again })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { submissions } = await staff.admin.vendors.submitted();
    expect(submissions).toContainEqual(
      expect.objectContaining({
        id,
        title: 'As it should be',
        organization: { id: organizationId, name: 'Kiln GmbH' },
      }),
    );
    await staff.admin.catalog.editing.publishDraft({ id, revision });
    expect(await titleOf(made)).toBe('As it should be');
    expect((await vendors.submissions({ organizationId })).submissions).toMatchObject([{ id, state: 'accepted' }]);
    expect(await mailsTo(made)).toMatchObject([
      { kind: 'submission_accepted', title: 'As it should be', link: `${api.publicUrl}/deal/${deal.slug}` },
    ]);
  });

  it('learns why staff refused, changes its edit, and submits it again (CAT-11)', async () => {
    const made = await makeVendor();
    const { organizationId, vendors } = made;
    const { id, revision } = await submitTitle(made, 'CHEAP!!!');
    await expect(staff.admin.vendors.refuse({ id, revision, reason: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await staff.admin.vendors.refuse({ id, revision, reason: 'Do not shout.' });
    expect(await titleOf(made)).toBe('As it was');
    expect((await vendors.submissions({ organizationId })).submissions).toMatchObject([
      { id, state: 'refused', reason: 'Do not shout.' },
    ]);
    expect(await mailsTo(made)).toMatchObject([
      { kind: 'submission_refused', title: 'CHEAP!!!', reason: 'Do not shout.' },
    ]);
    await expect(staff.admin.catalog.editing.publishDraft({ id, revision })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await vendors.withdraw({ organizationId, id });
    await vendors.submit({ organizationId, id, revision });
    expect((await vendors.submissions({ organizationId })).submissions).toMatchObject([
      { id, state: 'submitted', reason: null },
    ]);
  });

  it('makes a tool from nothing, which is its own once it is accepted, and a deal of it (CAT-11)', async () => {
    const made = await makeVendor();
    const { organizationId, vendors } = made;
    const id = uuidv7();
    await vendors.start({ organizationId, id, entityType: 'tool' });
    await expect(vendors.submit({ organizationId, id, revision: 1 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const content = { name: 'Oven', category: 'design' } as const;
    const { revision } = await vendors.save({
      organizationId,
      draft: { id, revision: 1, entityType: 'tool', content: { ...content, tags: [], replaces: [] } },
    });
    await vendors.submit({ organizationId, id, revision });
    const { entityId } = await staff.admin.catalog.editing.publishDraft({ id, revision });
    expect((await vendors.mine()).vendors[0]?.tools.map(({ title }) => title)).toContain('Oven');
    const dealId = uuidv7();
    await vendors.start({ organizationId, id: dealId, entityType: 'deal' });
    const saved = await vendors.save({
      organizationId,
      draft: {
        id: dealId,
        revision: 1,
        entityType: 'deal',
        content: { toolId: entityId, title: 'Oven for life', category: 'design', basePrice: 99, price: 49 },
      },
    });
    await vendors.submit({ organizationId, id: dealId, revision: saved.revision });
    await staff.admin.catalog.editing.publishDraft({ id: dealId, revision: saved.revision });
    expect((await vendors.mine()).vendors[0]?.deals.map(({ title }) => title)).toContain('Oven for life');
  });

  it('sees how its deal changed meanwhile, but not who changed it, and merges that with its own words (CAT-11)', async () => {
    const made = await makeVendor();
    const { organizationId, vendors } = made;
    const { id, revision, content } = await submitTitle(made, 'Ours');
    await changeDeal(made, { promise: 'Said by staff', title: 'Theirs' });
    await vendors.withdraw({ organizationId, id });
    const outdated = await vendors.submission({ organizationId, id });
    expect(outdated).toMatchObject({
      isOutdated: true,
      base: { title: 'As it was', promise: content.promise },
      content: { title: 'Ours' },
      published: { content: { title: 'Theirs', promise: 'Said by staff' }, change: { by: null } },
      others: [],
    });
    const draft = {
      id,
      revision,
      entityType: 'deal',
      content: { ...content, title: 'Ours', promise: 'Said by staff' },
      onto: outdated.published?.version,
    } as const;
    const saved = await vendors.save({ organizationId, draft });
    expect(await vendors.submission({ organizationId, id })).toMatchObject({ isOutdated: false });
    await vendors.submit({ organizationId, id, ...saved });
    await staff.admin.catalog.editing.publishDraft({ id, ...saved });
    expect(await contentOf(made)).toMatchObject({ title: 'Ours', promise: 'Said by staff' });
  });

  it('submits an edit that staff merge with the changed deal: each side’s own fields, and where both changed one, what staff choose (CAT-11)', async () => {
    const made = await makeVendor();
    const { id, revision } = await submitTitle(made, 'Ours');
    await changeDeal(made, { promise: 'Said by staff' });
    const { publishDraft, draft } = staff.admin.catalog.editing;
    await expect(publishDraft({ id, revision })).rejects.toMatchObject({ code: 'CONFLICT' });
    const seen = (await draft({ id })).published?.version ?? '';
    await changeDeal(made, { title: 'Theirs' });
    // They have changed it since it was looked at.
    const join = { version: seen, theirs: [] };
    await expect(publishDraft({ id, revision, join })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await contentOf(made)).toMatchObject({ title: 'Theirs', promise: 'Said by staff' });
    const version = (await draft({ id })).published?.version ?? '';
    await publishDraft({ id, revision, join: { version, theirs: [] } });
    expect(await contentOf(made)).toMatchObject({ title: 'Ours', promise: 'Said by staff' });

    const again = await submitTitle(made, 'Ours once more');
    await changeDeal(made, { title: 'Theirs at last', promise: 'And this' });
    const last = (await draft({ id: again.id })).published?.version ?? '';
    await publishDraft({ id: again.id, revision: again.revision, join: { version: last, theirs: ['title'] } });
    expect(await contentOf(made)).toMatchObject({ title: 'Theirs at last', promise: 'And this' });
  });

  it('reads its own tool for the preview of a deal, hidden or not, and no other (CAT-11, T11)', async () => {
    const [mine, other] = [await makeVendor(), await makeVendor()];
    const { organizationId, tool, vendors } = mine;
    await staff.admin.catalog.editing.change({ entityType: 'tool', ids: [tool.id], change: { kind: 'hide' } });
    const own = await vendors.own({ organizationId, entityType: 'tool', entityId: tool.id });
    expect(own).toMatchObject({ id: tool.id, content: { name: tool.name, isHidden: true }, change: { by: null } });
    for (const entityId of [other.tool.id, uuidv7()])
      await expect(vendors.own({ organizationId, entityType: 'tool', entityId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(
      vendors.own({ organizationId: other.organizationId, entityType: 'tool', entityId: other.tool.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds nothing of another vendor’s, neither to read nor to change, nor submits a deal of its tool (CAT-11, T11)', async () => {
    const [mine, other] = [await makeVendor(), await makeVendor()];
    const { id, revision } = await submitTitle(other, 'Theirs');
    const gone = { code: 'NOT_FOUND' };
    const { organizationId } = other;
    const { vendors } = mine;
    await expect(vendors.submissions({ organizationId })).rejects.toMatchObject(gone);
    await expect(vendors.numbers({ organizationId })).rejects.toMatchObject(gone);
    await expect(vendors.withdraw({ organizationId, id })).rejects.toMatchObject(gone);
    for (const own of [organizationId, mine.organizationId]) {
      await expect(vendors.submission({ organizationId: own, id })).rejects.toMatchObject(gone);
      await expect(vendors.submit({ organizationId: own, id, revision })).rejects.toMatchObject(gone);
      await expect(
        vendors.start({ organizationId: own, id: uuidv7(), entityType: 'deal', entityId: other.deal.id }),
      ).rejects.toMatchObject(gone);
      await expect(
        vendors.start({ organizationId: own, id: uuidv7(), entityType: 'tool', entityId: other.tool.id }),
      ).rejects.toMatchObject(gone);
    }
    const deal = uuidv7();
    await vendors.start({ organizationId: mine.organizationId, id: deal, entityType: 'deal' });
    const saved = await vendors.save({
      organizationId: mine.organizationId,
      draft: {
        id: deal,
        revision: 1,
        entityType: 'deal',
        content: { toolId: other.tool.id, title: 'A deal', category: 'design', basePrice: 9, price: 9 },
      },
    });
    await expect(
      vendors.submit({ organizationId: mine.organizationId, id: deal, revision: saved.revision }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await staff.admin.vendors.takeTool({ organizationId, toolId: other.tool.id });
    await expect(other.vendors.submissions({ organizationId })).rejects.toMatchObject(gone);
  });

  it('neither sees nor submits what was given to another vendor since it began (CAT-11, T11)', async () => {
    const [mine, other] = [await makeVendor(), await makeVendor()];
    const { organizationId, vendors, deal, tool } = mine;
    const { id } = await vendors.start({ organizationId, id: uuidv7(), entityType: 'deal', entityId: deal.id });
    const { content, published } = await vendors.submission({ organizationId, id });
    expect(published).not.toBeNull();
    if (!('toolId' in content)) throw new Error('It is a deal.');
    const { vendors: adminVendors } = staff.admin;
    await adminVendors.giveTool({ organizationId: other.organizationId, toolId: tool.id });
    const another = await makeTool(api.database);
    await adminVendors.giveTool({ organizationId, toolId: another.id });

    expect(await vendors.submission({ organizationId, id })).toMatchObject({ published: null });
    // Not even for a tool that is its own.
    const draft = { id, revision: 1, entityType: 'deal', content: { ...content, toolId: another.id } } as const;
    const { revision } = await vendors.save({ organizationId, draft });
    await expect(vendors.submit({ organizationId, id, revision })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('sees by the day how often its deals were seen, saved and followed, and not by whom (CAT-11)', async () => {
    const { organizationId, vendors, deal } = await makeVendor();
    const user = await makeUser(api.database);
    const from = (n: number) => ({
      address: `10.0.0.${n}`,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    });
    for (const n of [1, 2, 3, 1, 2, 3]) await api.as(null, [], from(n)).catalog.seen({ dealId: deal.id });
    await api.as(null, [], from(1)).catalog.seen({ dealId: uuidv7() });
    api.clicks.count({ dealId: deal.id, kind: 'clicks', address: '10.0.0.1', userId: null });
    await api.clicks.flush();
    const member = api.as(user, [], from(4));
    await member.catalog.seen({ dealId: deal.id });
    await api.clicks.flush();
    const collectionId = uuidv7();
    await member.collections.create({ id: collectionId, name: 'Mine' });
    await member.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id });
    await api.database.pool.query(
      `insert into deal_clicks (deal_id, day, clicks, views) values ($1, current_date - 40, 5, 5)`,
      [deal.id],
    );
    const { deals } = await vendors.numbers({ organizationId });
    expect(deals).toEqual([
      { dealId: deal.id, days: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), views: 4, saves: 1, clicks: 1 }] },
    ]);
    expect((await vendors.numbers({ organizationId, days: 365 })).deals[0]?.days).toHaveLength(2);
  });
});
