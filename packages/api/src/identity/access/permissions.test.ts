import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, PERMISSIONS } from '#kernel/permissions.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { toolDraft } from '#supply/editing/content.contract.ts';
import { adminRouter } from '#staff/staff.router.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

type Admin = ReturnType<TestApi['as']>['admin'];
const userId = uuidv7();
const organizationId = uuidv7();

/** Every procedure, by the permission that it asks for. */
const procedures: Record<string, [Permission, (admin: Admin) => Promise<unknown>]> = {
  'users.list': ['admin.users', ({ users }) => users.list({})],
  'users.get': ['admin.users', ({ users }) => users.get({ userId })],
  'users.changeRoles': ['admin.users', ({ users }) => users.changeRoles({ userId, add: ['admin'] })],
  'users.suspend': ['admin.users', ({ users }) => users.suspend({ userId, reason: 'x' })],
  'users.unsuspend': ['admin.users', ({ users }) => users.unsuspend({ userId })],
  'users.endSessions': ['admin.users', ({ users }) => users.endSessions({ userId })],
  'roles.list': ['admin.roles', ({ roles }) => roles.list()],
  'roles.create': ['admin.roles', ({ roles }) => roles.create({ role: 'never-made' })],
  'roles.change': [
    'admin.roles',
    ({ roles }) => roles.change({ changes: [{ role: 'member', permission: 'dev.feature', isGranted: true }] }),
  ],
  'roles.delete': ['admin.roles', ({ roles }) => roles.delete({ role: 'never-made' })],
  'jobs.list': ['admin.logs', ({ jobs }) => jobs.list()],
  'jobs.runAgain': ['admin.logs', ({ jobs }) => jobs.runAgain({ name: 'purge', id: organizationId })],
  'logs.list': ['admin.logs', ({ logs }) => logs.list({})],
  'organizations.list': ['admin.organizations', ({ organizations }) => organizations.list({})],
  'organizations.get': ['admin.organizations', ({ organizations }) => organizations.get({ organizationId })],
  'organizations.create': [
    'admin.organizations',
    ({ organizations }) => organizations.create({ id: organizationId, name: 'Never made' }),
  ],
  'organizations.update': [
    'admin.organizations',
    ({ organizations }) => organizations.update({ organizationId, name: 'x' }),
  ],
  'organizations.delete': ['admin.organizations', ({ organizations }) => organizations.delete({ organizationId })],
  'organizations.restore': ['admin.organizations', ({ organizations }) => organizations.restore({ organizationId })],
  'organizations.setMember': [
    'admin.organizations',
    ({ organizations }) => organizations.setMember({ organizationId, email: 'a@b.example', role: 'owner' }),
  ],
  'organizations.removeMember': [
    'admin.organizations',
    ({ organizations }) => organizations.removeMember({ organizationId, userId }),
  ],
  'contacts.list': ['admin.contacts', ({ contacts }) => contacts.list({})],
  'contacts.setStatus': ['admin.contacts', ({ contacts }) => contacts.setStatus({ ids: [uuidv7()], status: 'done' })],
  'orders.list': ['admin.orders', ({ orders }) => orders.list({})],
  'catalog.imports': ['admin.catalog', ({ catalog }) => catalog.imports()],
  'vendors.submitted': ['admin.catalog', ({ vendors }) => vendors.submitted()],
  'vendors.refuse': ['admin.catalog', ({ vendors }) => vendors.refuse({ id: uuidv7(), revision: 1, reason: 'x' })],
  'vendors.requests': ['admin.catalog', ({ vendors }) => vendors.requests()],
  'vendors.acceptRequest': [
    'admin.catalog',
    ({ vendors }) => vendors.acceptRequest({ id: uuidv7(), toolId: uuidv7() }),
  ],
  'vendors.refuseRequest': ['admin.catalog', ({ vendors }) => vendors.refuseRequest({ id: uuidv7(), reason: 'x' })],
  'vendors.tools': ['admin.catalog', ({ vendors }) => vendors.tools({ organizationId })],
  'vendors.giveTool': ['admin.catalog', ({ vendors }) => vendors.giveTool({ organizationId, toolId: uuidv7() })],
  'vendors.takeTool': ['admin.catalog', ({ vendors }) => vendors.takeTool({ organizationId, toolId: uuidv7() })],
  'catalog.feeds': ['admin.catalog', ({ catalog }) => catalog.feeds()],
  'catalog.feed': ['admin.catalog', ({ catalog }) => catalog.feed({ id: uuidv7() })],
  'catalog.previewFeed': ['admin.catalog', ({ catalog }) => catalog.previewFeed({ id: uuidv7(), mapping: {} })],
  'catalog.addFeed': ['admin.catalog', ({ catalog }) => catalog.addFeed({ url: 'https://127.0.0.1:1/feed' })],
  'catalog.lookAtFeed': ['admin.catalog', ({ catalog }) => catalog.lookAtFeed({ id: uuidv7() })],
  'catalog.saveFeed': [
    'admin.catalog',
    ({ catalog }) => catalog.saveFeed({ id: uuidv7(), version: 1, mapping: {}, whenGone: 'leave', everyHours: null }),
  ],
  'catalog.runFeed': ['admin.catalog', ({ catalog }) => catalog.runFeed({ id: uuidv7(), isDryRun: true })],
  'catalog.removeFeed': ['admin.catalog', ({ catalog }) => catalog.removeFeed({ id: uuidv7() })],
  'catalog.synonyms': ['admin.catalog', ({ catalog }) => catalog.synonyms()],
  'catalog.saveSynonyms': [
    'admin.catalog',
    ({ catalog }) => catalog.saveSynonyms({ id: uuidv7(), terms: ['kiln', 'oven'] }),
  ],
  'catalog.removeSynonyms': ['admin.catalog', ({ catalog }) => catalog.removeSynonyms({ id: uuidv7() })],
  'catalog.mostClicked': ['admin.catalog', ({ catalog }) => catalog.mostClicked()],
  'catalog.importNotes': ['admin.catalog', ({ catalog }) => catalog.importNotes({ id: uuidv7() })],
  'catalog.editing.list': ['admin.catalog', ({ catalog }) => catalog.editing.list({ entityType: 'deal' })],
  'catalog.editing.ids': ['admin.catalog', ({ catalog }) => catalog.editing.ids({ entityType: 'tool' })],
  'catalog.editing.drafts': ['admin.catalog', ({ catalog }) => catalog.editing.drafts()],
  'catalog.editing.draft': ['admin.catalog', ({ catalog }) => catalog.editing.draft({ id: uuidv7() })],
  'catalog.editing.startDraft': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.startDraft({ id: uuidv7(), entityType: 'deal' }),
  ],
  'catalog.editing.saveDraft': [
    'admin.catalog',
    ({ catalog }) =>
      catalog.editing.saveDraft({ id: uuidv7(), revision: 1, entityType: 'tool', content: toolDraft.parse({}) }),
  ],
  'catalog.editing.discardDraft': ['admin.catalog', ({ catalog }) => catalog.editing.discardDraft({ id: uuidv7() })],
  'catalog.editing.restoreDraft': ['admin.catalog', ({ catalog }) => catalog.editing.restoreDraft({ id: uuidv7() })],
  'catalog.editing.publishDraft': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.publishDraft({ id: uuidv7(), revision: 1 }),
  ],
  'catalog.editing.change': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.change({ entityType: 'deal', ids: [uuidv7()], change: { kind: 'hide' } }),
  ],
  'catalog.editing.published': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.published({ entityType: 'deal', entityId: uuidv7() }),
  ],
  'catalog.editing.history': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.history({ entityType: 'deal', entityId: uuidv7() }),
  ],
  'catalog.editing.undo': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.undo({ versions: [{ entityType: 'deal', entityId: uuidv7(), version: 1 }] }),
  ],
  'catalog.editing.restoreVersion': [
    'admin.catalog',
    ({ catalog }) => catalog.editing.restoreVersion({ entityType: 'deal', entityId: uuidv7(), version: 1 }),
  ],
  'catalog.toolPictures.get': ['admin.catalog', ({ catalog }) => catalog.toolPictures.get({ toolId: uuidv7() })],
  'catalog.toolPictures.hide': [
    'admin.catalog',
    ({ catalog }) =>
      catalog.toolPictures.hide({
        toolId: uuidv7(),
        url: `/api/pictures/${'0'.repeat(64)}.webp`,
        isHidden: true,
      }),
  ],
  'catalog.toolPictures.stop': [
    'admin.catalog',
    ({ catalog }) => catalog.toolPictures.stop({ toolId: uuidv7(), isStopped: true }),
  ],
  'catalog.toolPictures.fetch': ['admin.catalog', ({ catalog }) => catalog.toolPictures.fetch({ toolId: uuidv7() })],
  'moderation.flagged': ['admin.chat', ({ moderation }) => moderation.flagged({})],
  'moderation.context': ['admin.chat', ({ moderation }) => moderation.context({ messageId: uuidv7() })],
  'moderation.settle': ['admin.chat', ({ moderation }) => moderation.settle({ messageIds: [uuidv7()] })],
  'moderation.remove': ['admin.chat', ({ moderation }) => moderation.remove({ messageId: uuidv7() })],
  'moderation.restore': ['admin.chat', ({ moderation }) => moderation.restore({ messageId: uuidv7() })],
  'moderation.people': ['admin.chat', ({ moderation }) => moderation.people({})],
  'moderation.settlePeople': ['admin.chat', ({ moderation }) => moderation.settlePeople({ userIds: [uuidv7()] })],
  'moderation.silences': ['admin.chat', ({ moderation }) => moderation.silences({})],
  'moderation.silence': [
    'admin.chat',
    ({ moderation }) => moderation.silence({ roomId: null, userId, minutes: 60, reason: 'x' }),
  ],
  'moderation.endSilence': ['admin.chat', ({ moderation }) => moderation.endSilence({ silenceId: uuidv7() })],
  'moderation.rooms': ['admin.chat', ({ moderation }) => moderation.rooms({})],
  'reviews.flagged': ['admin.reviews', ({ reviews }) => reviews.flagged({})],
  'reviews.keep': ['admin.reviews', ({ reviews }) => reviews.keep({ ids: [uuidv7()] })],
  'reviews.remove': ['admin.reviews', ({ reviews }) => reviews.remove({ id: uuidv7(), reason: 'x' })],
  'reviews.restore': ['admin.reviews', ({ reviews }) => reviews.restore({ id: uuidv7() })],
  'reviews.answer': ['admin.reviews', ({ reviews }) => reviews.answer({ id: uuidv7(), text: 'x' })],
  'catalog.importRates': ['admin.catalog', ({ catalog }) => catalog.importRates({ text: 'Date,USD\n2026-01-02,1.08' })],
  'catalog.cancelImport': ['admin.catalog', ({ catalog }) => catalog.cancelImport({ id: uuidv7() })],
};

describe('administration', () => {
  it('declares here what each of its procedures asks for (ADM-01, T11)', () => {
    expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(adminRouter._def.procedures).toSorted());
  });

  it.each(Object.entries(procedures))(
    'refuses %s to a caller with every other permission, logs it by name, and changes nothing (ADM-01, NAV-13)',
    async (name, [permission, ask]) => {
      const user = await makeUser(api.database);
      const others = PERMISSIONS.filter((one) => one !== permission);
      expect(await failure(ask(api.as(user, others).admin))).toBe('403 forbidden');
      expect(await logged(api.database, 'access.denied')).toEqual([
        { actorId: user.id, via: 'session', target: `procedure admin.${name}`, before: null, after: { permission } },
      ]);
      expect(await failure(ask(api.as(null).admin))).toBe('401 unauthenticated');
    },
  );

  it('limits how often refused calls are logged (ADM-01)', async () => {
    const narrow = await createTestApi({ limits: { otherPerKey: 3 } });
    try {
      const { admin } = narrow.as(await makeUser(narrow.database), ['sidebar.view']);
      const answers = [];
      for (let time = 0; time < 5; time += 1) answers.push(await failure(admin.users.list({})));
      expect(answers).toEqual([
        ...Array.from({ length: 3 }, () => '403 forbidden'),
        '429 too_many_requests',
        '429 too_many_requests',
      ]);
      expect(await logged(narrow.database, 'access.denied', 10)).toHaveLength(3);
    } finally {
      await narrow.close();
    }
  });
});
