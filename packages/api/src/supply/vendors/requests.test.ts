import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff: ReturnType<TestApi['as']>;
let user: Awaited<ReturnType<typeof makeUser>>;
let mine: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await createTestApi();
  staff = api.as(await makeUser(api.database, { role: 'admin' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.database, { role: 'member' });
  mine = api.as(user, []);
});

const words = { toolName: 'Kiln', website: 'https://kiln.example', message: 'It fires pots.' };
const waiting = async () => (await staff.admin.vendors.requests()).requests.filter(({ by }) => by.id === user.id);
const mails = async () => {
  await runJobs(api, ['mail']);
  return api.mails.filter(({ to }) => to === user.email);
};
const logged = async (action: string) =>
  (await api.database.pool.query('select from action_log where action = $1 and target_id = $2', [action, user.id]))
    .rowCount;

describe('a request for a vendor account', () => {
  it('waits for staff once for each person, however often it is sent, and can be taken back (CAT-11)', async () => {
    expect(await mine.vendors.request()).toEqual({ request: null });
    const sent = await Promise.all(Array.from({ length: 5 }, () => mine.vendors.sendRequest(words)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    await mine.vendors.sendRequest({ ...words, toolName: 'Kiln 2' });
    expect(await waiting()).toMatchObject([{ toolName: 'Kiln 2', by: { email: user.email } }]);
    expect((await mine.vendors.request()).request).toMatchObject({ toolName: 'Kiln 2', state: 'open', reason: null });
    expect(await logged('vendor.request')).toBe(6);
    await mine.vendors.withdrawRequest();
    expect([await waiting(), (await mine.vendors.request()).request]).toEqual([[], null]);
  });

  it('is refused with a reason that its writer is told, and may come again (CAT-11)', async () => {
    const { id } = await mine.vendors.sendRequest(words);
    await staff.admin.vendors.refuseRequest({ id, reason: 'No price list.' });
    expect((await mine.vendors.request()).request).toMatchObject({ state: 'refused', reason: 'No price list.' });
    expect(await mails()).toMatchObject([{ kind: 'vendor_refused', title: 'Kiln', reason: 'No price list.' }]);
    expect(await logged('vendor.refuse')).toBe(1);
    expect(await failure(staff.admin.vendors.refuseRequest({ id, reason: 'Again' }))).toBe('404 not_found');
    await mine.vendors.sendRequest(words);
    expect(await waiting()).toHaveLength(1);
  });

  it('that is accepted makes its writer a vendor of the tool that staff name, and tells them (CAT-11)', async () => {
    const tool = await makeTool(api.database);
    const { id } = await mine.vendors.sendRequest(words);
    const { organizationId } = await staff.admin.vendors.acceptRequest({ id, toolId: tool.id });
    expect((await mine.vendors.mine()).vendors).toMatchObject([
      { id: organizationId, name: 'Kiln', tools: [{ id: tool.id }] },
    ]);
    expect(await mails()).toMatchObject([{ kind: 'vendor_accepted', title: 'Kiln' }]);
    expect(await logged('vendor.accept')).toBe(1);
    expect(await failure(staff.admin.vendors.acceptRequest({ id, toolId: tool.id }))).toBe('404 not_found');

    // A second tool comes to the same vendor.
    const second = await makeTool(api.database);
    const { id: again } = await mine.vendors.sendRequest({ ...words, toolName: 'Glaze' });
    expect(await staff.admin.vendors.acceptRequest({ id: again, toolId: second.id })).toEqual({ organizationId });
    expect((await mine.vendors.mine()).vendors[0]?.tools).toHaveLength(2);
  });

  it('takes no tool away from another vendor, and stays open when it cannot be accepted (CAT-11)', async () => {
    const tool = await makeTool(api.database);
    const other = api.as(await makeUser(api.database, { role: 'member' }), []);
    const { id: theirs } = await other.vendors.sendRequest(words);
    await staff.admin.vendors.acceptRequest({ id: theirs, toolId: tool.id });
    const { id } = await mine.vendors.sendRequest(words);
    expect(await failure(staff.admin.vendors.acceptRequest({ id, toolId: tool.id }))).toBe('400 invalid_input');
    expect(await failure(staff.admin.vendors.acceptRequest({ id, toolId: uuidv7() }))).toBe('404 not_found');
    expect(await waiting()).toHaveLength(1);
    expect((await mine.vendors.mine()).vendors).toEqual([]);
    expect((await other.vendors.mine()).vendors).toHaveLength(1);
  });

  it('is decided by staff alone, is no visitor’s, and takes no other address than one of the web (CAT-11, T11, T16)', async () => {
    const { id } = await mine.vendors.sendRequest(words);
    const toolId = uuidv7();
    expect(await failure(mine.admin.vendors.requests())).toBe('403 forbidden');
    expect(await failure(mine.admin.vendors.acceptRequest({ id, toolId }))).toBe('403 forbidden');
    expect(await failure(mine.admin.vendors.refuseRequest({ id, reason: 'No' }))).toBe('403 forbidden');
    expect(await failure(api.as(null).vendors.sendRequest(words))).toBe('401 unauthenticated');
    for (const website of ['javascript:alert(1)', 'kiln.example', 'https://me:secret@kiln.example'])
      expect(await failure(mine.vendors.sendRequest({ ...words, website }))).toBe('400 invalid_input');
    expect(await failure(mine.vendors.sendRequest({ ...words, message: ' ' }))).toBe('400 invalid_input');
  });
});
