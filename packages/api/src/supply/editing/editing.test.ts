import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logged } from '#testing/admin.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { dealContent, type DealDraft, type EntityType, type ToolDraft } from './content.contract.ts';

type Staff = ReturnType<TestApi['as']>['admin']['catalog']['editing'];

let api: TestApi;
let ada: Staff;
let ben: Staff;
let adaId: string;
beforeAll(async () => {
  api = await createTestApi();
  const [first, second] = [
    await makeUser(api.database, { role: 'admin', name: 'Ada' }),
    await makeUser(api.database, { role: 'admin', name: 'Ben' }),
  ];
  adaId = first.id;
  ada = api.as(first).admin.catalog.editing;
  ben = api.as(second).admin.catalog.editing;
});
afterAll(() => api.close());

/** A draft as its editor has it. */
async function open<Type extends EntityType>(staff: Staff, entityType: Type, entityId: string | null = null) {
  const { id } = await staff.startDraft({ id: uuidv7(), entityType, entityId });
  const draft = await staff.draft({ id });
  if (draft.entityType !== entityType) throw new Error('another kind of draft');
  return draft as Extract<typeof draft, { entityType: Type }>;
}

async function saveDeal(staff: Staff, draft: { id: string; revision: number }, content: DealDraft) {
  return await staff.saveDraft({ ...draft, entityType: 'deal', content });
}

/** Changes a deal from opening the editor to publishing. */
async function edit(staff: Staff, dealId: string, change: Partial<DealDraft>) {
  const { id, revision, content } = await open(staff, 'deal', dealId);
  return await staff.publishDraft({ id, ...(await saveDeal(staff, { id, revision }, { ...content, ...change })) });
}

const contentOf = async (staff: Staff, dealId: string) => (await open(staff, 'deal', dealId)).content;

const price = async (dealId: string) => (await api.as(null).catalog.deal({ ref: dealId })).price;

const full = (toolId: string): DealDraft => ({
  toolId,
  title: 'Kiln for life',
  promise: 'Fire once, keep it',
  description: 'A kiln.\n\nIt is hot.',
  category: 'design',
  basePrice: 12.345,
  price: 4.5,
  currency: 'KWD',
  tiers: [{ name: 'Solo', price: 4.505, features: ['One oven'], limits: [{ name: 'Ovens', value: '1' }] }],
  coverUrl: 'https://example.com/cover.webp',
  gallery: ['https://example.com/one.webp', '/art/covers/a.svg'],
  url: 'https://example.com/buy',
  coupon: 'HOT',
  soldBy: 'Kilnhouse',
  refundDays: 60,
  redeemBy: '2031-01-02T03:04:05.678Z',
  redeemDays: null,
  updates: 'all',
  stacking: 3,
  startsAt: '2026-01-02T03:04:05.678Z',
  endsAt: '2031-01-02T03:04:05.678Z',
  isHidden: false,
});

describe('a deal that staff make', () => {
  it('is invisible until it is published, then shows all of the draft and is found by its words (CAT-11)', async () => {
    const tool = await open(ada, 'tool');
    const content: ToolDraft = {
      ...tool.content,
      name: 'Kilnhouse',
      category: 'design',
      website: 'https://kiln.example',
    };
    const saved = await ada.saveDraft({ id: tool.id, revision: tool.revision, entityType: 'tool', content });
    const { entityId: toolId, slug } = await ada.publishDraft({ id: tool.id, ...saved });
    expect(slug).toBe('kilnhouse');

    const { id, revision, published } = await open(ada, 'deal');
    expect(published).toBeNull();
    const asked = full(toolId);
    const kept = await saveDeal(ada, { id, revision }, asked);
    expect((await ben.drafts()).map((draft) => [draft.title, draft.madeBy?.name])).toContainEqual([
      'Kiln for life',
      'Ada',
    ]);
    expect(await failure(api.as(null).catalog.deal({ ref: id }))).toBe('404 not_found');
    const made = await ada.publishDraft({ id, ...kept });

    const detail = await api.as(null).catalog.deal({ ref: made.slug });
    expect(detail).toMatchObject({
      slug: 'kiln-for-life',
      title: asked.title,
      price: 4.5,
      basePrice: 12.345,
      currency: 'KWD',
      tiers: asked.tiers,
      gallery: asked.gallery,
      coupon: 'HOT',
      terms: { soldBy: 'Kilnhouse', refundDays: 60, redeemBy: asked.redeemBy, updates: 'all', stacking: 3 },
      startsAt: asked.startsAt,
      endsAt: asked.endsAt,
    });
    expect(await contentOf(ada, made.entityId)).toEqual(asked);
    const found = await api.as(null).catalog.searchDeals({ q: 'kiln for life' });
    expect(found.items.map((item) => item.slug)).toContain('kiln-for-life');
    expect(await ben.drafts()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await logged(api.database, 'catalog.edit')).toEqual([
      { actorId: adaId, via: 'session', target: `deal ${made.entityId}`, before: null, after: { kind: 'made' } },
    ]);
    expect(await failure(ada.publishDraft({ id, ...kept }))).toBe('404 not_found');
    await edit(ben, made.entityId, { coupon: null });
    expect(await contentOf(ada, made.entityId)).toEqual({ ...asked, coupon: null });
  });

  it('has an address of its own where another is called the same (CAT-11)', async () => {
    const { id: toolId } = await makeTool(api.database);
    const slugs = [];
    for (let n = 0; n < 2; n += 1) {
      const { id, revision } = await open(ada, 'deal');
      slugs.push(
        (await ada.publishDraft({ id, ...(await saveDeal(ada, { id, revision }, { ...full(toolId), title: 'Twin' })) }))
          .slug,
      );
    }
    expect(slugs).toEqual(['twin', 'twin-2']);
  });

  it('is refused field by field where something is missing or wrong (CAT-11, T16)', async () => {
    const { id, revision, content } = await open(ada, 'deal');
    const wrong: DealDraft = {
      ...content,
      basePrice: 5,
      price: 10.5,
      currency: 'JPY',
      url: 'javascript:alert(1)',
      coverUrl: 'data:image/svg+xml,',
      gallery: ['http://insecure.example/a.png'],
      startsAt: '2026-01-02T00:00:00.000Z',
      endsAt: '2026-01-01T00:00:00.000Z',
    };
    const kept = await saveDeal(ada, { id, revision }, wrong);
    const refused = await ada
      .publishDraft({ id, ...kept })
      .catch((error: { cause: { issues: { path: string }[] } }) => error.cause.issues);
    const paths = (refused as { path: string }[]).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'content.toolId',
        'content.title',
        'content.category',
        'content.url',
        'content.coverUrl',
        'content.gallery.0',
      ]),
    );
    const fields = dealContent.safeParse({
      ...wrong,
      toolId: uuidv7(),
      title: 'x',
      category: 'ai',
      url: null,
      coverUrl: null,
      gallery: [],
    });
    expect(fields.error?.issues.map(({ path }) => path.join('.'))).toEqual(['price', 'price', 'endsAt']);
    const nowhere = await saveDeal(ada, { id, ...kept }, full(uuidv7()));
    expect(await failure(ada.publishDraft({ id, ...nowhere }))).toBe('400 invalid_input');
  });
});

describe('two who edit one deal', () => {
  it('lose nothing: the second is told, sees both, and publishes what they decide (CAT-11)', async () => {
    const { id: dealId } = await makeDeal(api.database, { title: 'Shared', promise: 'Old', priceMinor: 900 });
    const [adas, bens] = [await open(ada, 'deal', dealId), await open(ben, 'deal', dealId)];
    const adaSaved = await saveDeal(ada, adas, { ...adas.content, price: 8 });
    const benSaved = await saveDeal(ben, bens, { ...bens.content, price: 7, promise: 'New' });
    expect((await ben.draft({ id: bens.id })).others.map(({ by }) => by?.name)).toEqual(['Ada']);
    await ada.publishDraft({ id: adas.id, ...adaSaved });
    expect(await failure(ben.publishDraft({ id: bens.id, ...benSaved }))).toBe('409 edit_conflict');
    expect(await price(dealId)).toBe(8);
    const both = await ben.draft({ id: bens.id });
    expect(both).toMatchObject({
      isOutdated: true,
      base: { price: 9, promise: 'Old' },
      content: { price: 7, promise: 'New' },
      published: { content: { price: 8, promise: 'Old' }, change: { by: { name: 'Ada' } } },
    });
    const decided = { ...bens.content, price: 8, promise: 'New' };
    const onto = {
      id: bens.id,
      ...benSaved,
      entityType: 'deal' as const,
      content: decided,
      onto: both.published?.version,
    };
    expect(await failure(ben.saveDraft({ ...onto, onto: 'another' }))).toBe('409 edit_conflict');
    await ben.publishDraft({ id: bens.id, ...(await ben.saveDraft(onto)) });
    expect(await contentOf(ada, dealId)).toMatchObject({ price: 8, promise: 'New' });
    expect(
      (await ada.history({ entityType: 'deal', entityId: dealId })).map(({ kind, by }) => [kind, by?.name]),
    ).toEqual([
      ['changed', 'Ben'],
      ['changed', 'Ada'],
      ['found', undefined],
    ]);
  });

  it('as one person in two windows do not overwrite what they saved; the same save twice counts once (CAT-11)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const [left, right] = [await open(ada, 'deal', dealId), await open(ada, 'deal', dealId)];
    expect(right.id).toBe(left.id);
    const saved = await saveDeal(ada, left, { ...left.content, title: 'Left' });
    expect(await saveDeal(ada, left, { ...left.content, title: 'Left' })).toEqual(saved);
    expect(await failure(saveDeal(ada, right, { ...right.content, title: 'Right' }))).toBe('409 edit_conflict');
    expect((await open(ada, 'deal', dealId)).content.title).toBe('Left');
    await ada.discardDraft({ id: left.id });
    expect(await failure(saveDeal(ada, { id: left.id, ...saved }, left.content))).toBe('404 not_found');
    await ada.restoreDraft({ id: left.id });
    expect((await open(ada, 'deal', dealId)).content.title).toBe('Left');
  });

  it('who come at the same moment get one version each, or are told (CAT-11, T28)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const drafts = await Promise.all(
      [ada, ben].map(async (staff) => ({ staff, draft: await open(staff, 'deal', dealId) })),
    );
    const saved = await Promise.all(
      drafts.map(async ({ staff, draft }, n) => ({
        staff,
        id: draft.id,
        ...(await saveDeal(staff, draft, { ...draft.content, title: `Race ${n}` })),
      })),
    );
    const answers = await Promise.allSettled(saved.map(({ staff, ...draft }) => staff.publishDraft(draft)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await ada.history({ entityType: 'deal', entityId: dealId })).map(({ version }) => version)).toEqual([2, 1]);
  });
});

describe('the history', () => {
  it('undoes any version and leaves what was changed since elsewhere; what was changed since itself is a conflict (CAT-11)', async () => {
    const { id: dealId } = await makeDeal(api.database, { title: 'First', promise: '', priceMinor: 900 });
    const version = { entityType: 'deal' as const, entityId: dealId };
    await edit(ada, dealId, { title: 'Second' });
    await edit(ben, dealId, { promise: 'Kept' });
    const before = await api.database.pool.query(`select count(*)::int as n from deal_prices where deal_id = $1`, [
      dealId,
    ]);
    const { made } = await ada.undo({ versions: [{ ...version, version: 2 }] });
    expect(made).toEqual([{ ...version, version: 4 }]);
    expect(await contentOf(ada, dealId)).toMatchObject({ title: 'First', promise: 'Kept' });
    // Nothing but what is said was touched: no price is logged again.
    expect(
      (await api.database.pool.query(`select count(*)::int as n from deal_prices where deal_id = $1`, [dealId])).rows,
    ).toEqual(before.rows);
    await ada.undo({ versions: [{ ...version, version: 4 }] });
    await edit(ben, dealId, { title: 'Third' });
    expect(await failure(ada.undo({ versions: [{ ...version, version: 2 }] }))).toBe('409 edit_conflict');
    await ada.restoreVersion({ ...version, version: 1 });
    expect(await contentOf(ada, dealId)).toMatchObject({ title: 'First', promise: '' });
    expect((await ada.history(version)).map(({ kind }) => kind)).toEqual([
      'restored',
      'changed',
      'undone',
      'undone',
      'changed',
      'changed',
      'found',
    ]);
    expect(await failure(ada.undo({ versions: [{ ...version, version: 99 }] }))).toBe('404 not_found');
    const twice = [1, 2].map((number) => ({ ...version, version: number }));
    expect(await failure(ada.undo({ versions: twice }))).toBe('400 invalid_input');
  });

  it('keeps what an import changed in between as a version of its own (CAT-11)', async () => {
    const { id: dealId } = await makeDeal(api.database, { title: 'Imported' });
    await edit(ada, dealId, { title: 'Edited' });
    await api.database.pool.query(`update deals set title = 'Imported again', updated_at = now() where id = $1`, [
      dealId,
    ]);
    await edit(ada, dealId, { promise: 'Ours' });
    const history = await ada.history({ entityType: 'deal', entityId: dealId });
    expect(history.map(({ kind, content }) => [kind, 'title' in content && content.title])).toEqual([
      ['changed', 'Imported again'],
      ['found', 'Imported again'],
      ['changed', 'Edited'],
      ['found', 'Imported'],
    ]);
  });
});

describe('a bulk change', () => {
  it('ends, hides, shows and sorts in as many statements for a hundred as for one, and is undone as a whole (CAT-11, T41)', async () => {
    const { id: toolId } = await makeTool(api.database, { tags: ['old', 'kept'] });
    const ids: string[] = [];
    for (let n = 0; n < 100; n += 1) ids.push((await makeDeal(api.database, { toolId })).id);
    const counted = await countStatements(api.database, () =>
      ada.change({ entityType: 'deal', ids: ids.slice(0, 1), change: { kind: 'category', category: 'ai' } }),
    );
    let made: Awaited<ReturnType<Staff['change']>>['made'] = [];
    const all = await countStatements(api.database, async () => {
      ({ made } = await ada.change({ entityType: 'deal', ids, change: { kind: 'end' } }));
    });
    expect([made.length, all]).toEqual([100, counted]);
    const states = async () => {
      const { rows } = await api.database.pool.query<{ has_ended: boolean | null; n: number }>(
        `select has_ended, count(*)::int as n from deals where tool_id = $1 group by 1`,
        [toolId],
      );
      return rows;
    };
    expect(await states()).toEqual([{ has_ended: true, n: 100 }]);
    expect(await ada.change({ entityType: 'deal', ids, change: { kind: 'end' } })).toEqual({ made: [] });
    expect((await ada.undo({ versions: made })).made).toHaveLength(100);
    expect(await states()).toEqual([{ has_ended: false, n: 100 }]);

    await ada.change({ entityType: 'tool', ids: [toolId], change: { kind: 'tags', add: ['new'], remove: ['old'] } });
    expect((await api.as(null).catalog.tool({ ref: toolId })).tags).toEqual(['kept', 'new']);
  });

  it('finds names that could be numbers, as far as they are typed (CAT-11)', async () => {
    const { id } = await makeDeal(api.database, { title: 'Lot 647e796a of 3.14' });
    const found = async (q: string) =>
      (await ada.list({ entityType: 'deal', q })).rows.filter((row) => row.id === id).length;
    for (const q of ['lot', '647e', '647e796', '647e796a', 'LOT 647E796A', '3.14', 'lot of'])
      expect([q, await found(q)]).toEqual([q, 1]);
    expect(await found('lot 647e797')).toBe(0);
  });

  it('ends only what runs: what has ended or has not begun says so, and stays as it is (CAT-11)', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    const named = async (name: string, deal: Parameters<typeof makeDeal>[1]) => [
      (await makeDeal(api.database, { title: `Endable ${name}`, ...deal })).id,
      name,
    ];
    const names = Object.fromEntries([
      await named('running', {}),
      await named('until tomorrow', { endsAt: at(1) }),
      await named('ended', { startsAt: at(-9), endsAt: at(-1) }),
      await named('scheduled', { startsAt: at(1) }),
      await named('hidden', {}),
    ]) as Record<string, string>;
    const ids = Object.keys(names);
    const idOf = (name: string) => ids.find((id) => names[id] === name) ?? '';
    await ada.change({ entityType: 'deal', ids: [idOf('hidden')], change: { kind: 'hide' } });
    await api.database.transaction(refreshSearchWords);
    const endable = async () =>
      (await ada.list({ entityType: 'deal', q: 'endable' })).rows
        .filter(({ canEnd }) => canEnd)
        .map(({ id }) => names[id] ?? '')
        .toSorted();
    expect(await endable()).toEqual(['hidden', 'running', 'until tomorrow']);
    expect((await ada.published({ entityType: 'deal', entityId: idOf('running') })).canEnd).toBe(true);
    expect((await ada.published({ entityType: 'deal', entityId: idOf('scheduled') })).canEnd).toBe(false);

    const ended = { entityType: 'deal' as const, entityId: idOf('ended') };
    const before = await ada.published(ended);
    expect(before.canEnd).toBe(false);
    const { made } = await ada.change({ entityType: 'deal', ids, change: { kind: 'end' } });
    expect(made.map(({ entityId }) => names[entityId] ?? '').toSorted()).toEqual([
      'hidden',
      'running',
      'until tomorrow',
    ]);
    expect(await ada.published(ended)).toEqual(before);
    expect(await endable()).toEqual([]);
    expect(await ada.change({ entityType: 'deal', ids, change: { kind: 'end' } })).toEqual({ made: [] });
  });
});

describe('the alternatives of a tool', () => {
  const names = async (change: Partial<ToolDraft>, toolId: string) => {
    const { id, revision, content } = await open(ada, 'tool', toolId);
    const saved = await ada.saveDraft({ id, revision, entityType: 'tool', content: { ...content, ...change } });
    return await ada.publishDraft({ id, ...saved });
  };
  const alternativesOf = async (toolId: string) => {
    const { content } = await ada.published({ entityType: 'tool', entityId: toolId });
    return 'alternatives' in content ? content.alternatives : null;
  };

  it('are other tools in an order, which is kept in its history and can be taken back (CAT-16)', async () => {
    const [own, one, two] = [
      await makeTool(api.database),
      await makeTool(api.database),
      await makeTool(api.database, { isHidden: true }),
    ];
    await names({ alternatives: [two.id, one.id] }, own.id);
    expect(await alternativesOf(own.id)).toEqual([two.id, one.id]);
    const { made } = await names({ alternatives: [one.id] }, own.id);
    const history = await ada.history({ entityType: 'tool', entityId: own.id });
    expect(history.map(({ content }) => 'alternatives' in content && content.alternatives)).toEqual([
      [one.id],
      [two.id, one.id],
      [],
    ]);
    await ada.undo({ versions: made });
    expect(await alternativesOf(own.id)).toEqual([two.id, one.id]);
  });

  it('are at most eight, each once, and neither the tool itself nor none (CAT-16)', async () => {
    const own = await makeTool(api.database);
    const others = await Promise.all(Array.from({ length: 9 }, () => makeTool(api.database)));
    const ids = others.map(({ id }) => id);
    const refused = async (alternatives: string[]) => await failure(names({ alternatives }, own.id));
    const [first = ''] = ids;
    for (const wrong of [ids, [first, first], ['no id'], [own.id], [uuidv7()]])
      expect(await refused(wrong)).toBe('400 invalid_input');
    expect(await alternativesOf(own.id)).toEqual([]);
    await names({ alternatives: ids.slice(0, 8) }, own.id);
    expect(await alternativesOf(own.id)).toEqual(ids.slice(0, 8));
  });
});
