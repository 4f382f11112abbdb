import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let user: SessionUser;
let organizationId: string;
let staff: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await createTestApi();
  staff = api.as(await makeUser(api.database, { role: 'admin' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.database, { role: 'member' });
  organizationId = uuidv7();
  await api.database.pool.query(`insert into organizations (id, name) values ($1, 'Kiln GmbH')`, [organizationId]);
});

async function submit(title: string): Promise<{ id: string; revision: number }> {
  const { vendors } = api.as(user, []);
  const { tools, deals } = there((await vendors.mine()).vendors[0]);
  expect(tools.length).toBeGreaterThan(0);
  const { id } = await vendors.start({
    organizationId,
    id: uuidv7(),
    entityType: 'deal',
    entityId: there(deals[0]).id,
  });
  const { content, revision } = await vendors.submission({ organizationId, id });
  if (!('toolId' in content)) throw new Error('It is a deal.');
  const draft = { id, revision, entityType: 'deal', content: { ...content, title } } as const;
  const saved = await vendors.save({ organizationId, draft });
  await vendors.submit({ organizationId, id, revision: saved.revision });
  return { id, revision: saved.revision };
}

describe('a member of a vendor', () => {
  it('is told that they are in the team, which tools it has, and what became of a submission (NOTE-02)', async () => {
    await staff.admin.organizations.setMember({ organizationId, email: user.email, role: 'member' });
    await staff.admin.organizations.setMember({ organizationId, email: user.email, role: 'manager' });
    expect(await toldTo(api, user)).toMatchObject([
      { kind: 'team_joined', text: 'You were added to Kiln GmbH', tab: 'team', count: 1 },
    ]);
    const [kiln, glaze] = [
      await makeTool(api.database, { name: 'Kiln' }),
      await makeTool(api.database, { name: 'Glaze' }),
    ];
    await makeDeal(api.database, { toolId: kiln.id });
    for (const { id } of [kiln, glaze, glaze]) await staff.admin.vendors.giveTool({ organizationId, toolId: id });
    expect(await toldTo(api, user)).toMatchObject([
      { kind: 'tools_given', text: 'Glaze and 1 more now belong to Kiln GmbH', count: 2, path: '/dashboard/vendor' },
      { kind: 'team_joined' },
    ]);
    const first = await submit('As it should be');
    await staff.admin.vendors.refuse({ ...first, reason: 'Too dear.' });
    expect((await toldTo(api, user))[0]).toMatchObject({
      kind: 'submission_decided',
      text: 'Your submission As it should be was refused',
      quote: 'Too dear.',
    });
    await api.as(user, []).vendors.withdraw({ organizationId, id: first.id });
    // Taken back, it is decided no more.
    expect(there((await toldTo(api, user))[0]).kind).not.toBe('submission_decided');
    await api.as(user, []).vendors.submit({ organizationId, ...first });
    await staff.admin.catalog.editing.publishDraft(first);
    expect((await sentencesTo(api, user))[0]).toBe('Your submission As it should be was published');
    await staff.admin.organizations.removeMember({ organizationId, userId: user.id });
    expect(await toldTo(api, user)).toEqual([]);
  });

  it('who asked to be one is told of the answer, with the reason of a refusal (NOTE-02)', async () => {
    const { vendors } = api.as(user, []);
    const words = { toolName: 'Lamp', website: 'https://lamp.example', message: 'It shines.' };
    const { id } = await vendors.sendRequest(words);
    await staff.admin.vendors.refuseRequest({ id, reason: 'Whose is it?' });
    expect(await toldTo(api, user)).toMatchObject([
      {
        kind: 'vendor_request_decided',
        text: 'Your request to sell Lamp here was refused',
        quote: 'Whose is it?',
        path: '/sell',
      },
    ]);
    const { id: again } = await vendors.sendRequest(words);
    await staff.admin.vendors.acceptRequest({ id: again, toolId: (await makeTool(api.database)).id });
    expect((await sentencesTo(api, user))[0]).toBe('You can now sell Lamp here');
  });
});
