import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyProcedure } from '@trpc/server';
import { expect, it } from 'vitest';
import { appRouter } from '#composition/router.ts';
import { type Action, ACTIONS } from '#kernel/audit/actions.contract.ts';

/**
 * Every mutation: the actions that it writes to the log, or why it writes none. What is logged are sign-ins, refusals, and
 * changes of account, access and administration (ADM-01); what members do with what is theirs alone is not.
 */
const MUTATIONS: Record<string, readonly [Action, ...Action[]] | string> = {
  'account.updateProfile': ['account.update'],
  'account.setPicture': ['account.update'],
  'account.delete': ['account.delete'],
  'admin.users.changeRoles': ['user.roles'],
  'admin.users.suspend': ['user.suspend'],
  'admin.users.unsuspend': ['user.unsuspend'],
  'admin.users.endSessions': ['user.sessions_end'],
  'admin.roles.create': ['role.create'],
  'admin.roles.change': ['role.permissions'],
  'admin.roles.delete': ['role.delete'],
  'admin.jobs.runAgain': ['job.run_again'],
  'admin.organizations.create': ['organization.create'],
  'admin.organizations.update': ['organization.update'],
  'admin.organizations.delete': ['organization.delete'],
  'admin.organizations.restore': ['organization.restore'],
  'admin.organizations.setMember': ['organization.member'],
  'admin.organizations.removeMember': ['organization.member_remove'],
  'admin.contacts.setStatus': ['contact.status'],
  'admin.catalog.addFeed': ['catalog.feed_add'],
  'admin.catalog.lookAtFeed': ['catalog.feed_save'],
  'admin.catalog.saveFeed': ['catalog.feed_save'],
  'admin.catalog.runFeed': ['catalog.feed_run'],
  'admin.catalog.removeFeed': ['catalog.feed_remove'],
  'admin.catalog.saveSynonyms': ['catalog.synonyms'],
  'admin.catalog.removeSynonyms': ['catalog.synonyms_remove'],
  'admin.catalog.importRates': ['catalog.rates'],
  'admin.catalog.cancelImport': ['catalog.import_cancel'],
  'admin.catalog.editing.startDraft': 'nobody sees a draft until it is published, which is logged',
  'admin.catalog.editing.saveDraft': 'nobody sees a draft until it is published, which is logged',
  'admin.catalog.editing.discardDraft': ['catalog.draft_discard'],
  'admin.catalog.editing.restoreDraft': ['catalog.draft_restore'],
  'admin.catalog.editing.publishDraft': ['catalog.edit'],
  'admin.catalog.editing.change': ['catalog.edit'],
  'admin.catalog.editing.undo': ['catalog.edit'],
  'admin.catalog.editing.restoreVersion': ['catalog.edit'],
  'admin.catalog.toolPictures.hide': ['catalog.pictures'],
  'admin.catalog.toolPictures.stop': ['catalog.pictures'],
  'admin.catalog.toolPictures.fetch': ['catalog.pictures'],
  'admin.moderation.settle': ['message.settle'],
  'admin.moderation.remove': ['message.remove'],
  'admin.moderation.restore': ['message.restore'],
  'admin.moderation.silence': ['user.silence'],
  'admin.moderation.endSilence': ['user.unsilence'],
  'admin.reviews.keep': ['review.keep'],
  'admin.reviews.remove': ['review.remove'],
  'admin.reviews.restore': ['review.restore'],
  'admin.reviews.answer': ['review.answer'],
  'admin.vendors.refuse': ['catalog.refuse'],
  'admin.vendors.acceptRequest': ['vendor.accept'],
  'admin.vendors.refuseRequest': ['vendor.refuse'],
  'admin.vendors.giveTool': ['catalog.vendor_tool'],
  'admin.vendors.takeTool': ['catalog.vendor_tool'],
  'apiKeys.create': ['key.create'],
  'apiKeys.revoke': ['key.revoke'],
  'auth.signUp': ['auth.sign_up'],
  'auth.signIn': ['auth.sign_in', 'auth.sign_in_refused'],
  'auth.signOut': ['auth.sign_out'],
  'auth.requestReset': 'anybody may ask for anybody; what comes of it is logged when the link is used',
  'auth.resetPassword': ['auth.password_reset'],
  'auth.changePassword': ['auth.password_change'],
  'auth.verifyEmail': ['auth.email_verify'],
  'auth.resendVerification': 'changes nothing; the verification is logged',
  'auth.requestEmailChange': ['auth.email_change_request'],
  'auth.confirmEmailChange': ['auth.email_change'],
  'auth.cancelEmailChange': ['auth.email_change_request'],
  'auth.endSession': ['auth.session_end'],
  'auth.endOtherSessions': ['auth.sessions_end'],
  'catalog.seen': 'counts a visit, without a person',
  'chat.direct': 'a conversation is of its two people',
  'chat.send': 'the message itself says who, when and where',
  'chat.edit': 'its earlier versions stay with the message',
  'chat.remove': ['message.remove'],
  'chat.restore': ['message.restore'],
  'chat.react': 'what its member says, in the room',
  'chat.pin': 'a mark that everybody in the room sees, and may take away who may set it',
  'chat.typing': 'is kept nowhere',
  'chat.read': 'a mark of its reader alone',
  'chat.unread': 'a mark of its reader alone',
  'chat.follow': 'a setting of its reader alone',
  'chat.mute': 'a setting of its reader alone',
  'chat.flag': 'the flag itself says who and when; what staff decide is logged',
  'chat.ghost': 'a setting of its member alone',
  'chat.block': 'a setting of its member alone',
  'chat.unblock': 'a setting of its member alone',
  'chat.join': 'the membership or the request says who and when',
  'chat.answerJoin': ['room.join_accept', 'room.join_decline'],
  'chat.leave': 'everybody may leave; nobody else is let in by it',
  'chat.createRoom': ['room.create'],
  'chat.updateRoom': ['room.update'],
  'chat.addToRoom': ['room.person_add'],
  'chat.removeFromRoom': ['room.person_remove'],
  'chat.silence': ['user.silence'],
  'chat.unsilence': ['user.unsilence'],
  'chat.createWebhook': ['room.webhook_create'],
  'chat.revokeWebhook': ['room.webhook_revoke'],
  'chat.setTeamWebhook': ['room.team_webhook_set'],
  'chat.removeTeamWebhook': ['room.team_webhook_remove'],
  'chat.team.invite': ['organization.invite'],
  'chat.team.withdraw': ['organization.invite_withdraw'],
  'chat.team.answer': ['organization.member'],
  'chat.team.setRole': ['organization.member'],
  'chat.team.remove': ['organization.member_remove'],
  'chat.team.restore': ['organization.member'],
  'chat.move': 'goes where the team’s webhook leads, whose setting is logged',
  'notifications.read': 'a mark of its reader alone',
  'notifications.archive': 'a mark of its reader alone',
  'notifications.readAll': 'a mark of its reader alone',
  'notifications.archiveAll': 'a mark of its reader alone',
  'notifications.undo': 'a mark of its reader alone',
  'notifications.choose': 'a setting of its reader alone',
  'watches.create': 'the member’s own',
  'watches.update': 'the member’s own',
  'watches.end': 'the member’s own',
  'watches.restore': 'the member’s own',
  'notifications.saveSettings': 'a setting of its reader alone',
  'notifications.subscribe': 'a setting of its reader alone',
  'notifications.unsubscribe': 'a setting of its reader alone',
  'notifications.chooseByMail': 'a setting of its reader alone',
  'notifications.endMail': 'a setting of its reader alone',
  'notifications.webhook.save': ['webhook.save'],
  'notifications.webhook.renew': ['webhook.renew'],
  'notifications.webhook.remove': ['webhook.remove'],
  'notifications.webhook.pause': 'a setting of its reader alone',
  'notifications.webhook.test': 'a setting of its reader alone',
  'notifications.webhook.resend': 'a setting of its reader alone',
  'calendar.renew': ['calendar.renew'],
  'calendar.revoke': ['calendar.revoke'],
  'purchases.keepPage': 'the member’s own',
  'collections.ensureDefaults': 'the member’s own',
  'collections.create': 'the member’s own',
  'collections.update': 'the member’s own',
  'collections.delete': 'the member’s own, which can be brought back',
  'collections.restore': 'the member’s own',
  'collections.addItem': 'the member’s own',
  'collections.addUrl': 'the member’s own',
  'collections.editPage': 'the member’s own',
  'collections.fetchPage': 'the member’s own',
  'collections.suggestPage': 'the draft says who made it; what staff decide is logged',
  'collections.removeItem': 'the member’s own',
  'collections.removeItems': 'the member’s own',
  'collections.restoreItems': 'the member’s own',
  'collections.setNotes': 'the member’s own',
  'collections.tagItems': 'the member’s own',
  'collections.favoriteItems': 'the member’s own',
  'collections.replaceTags': 'the member’s own, which can be undone',
  'collections.undoTags': 'the member’s own',
  'collections.saveFilter': 'the member’s own',
  'collections.deleteFilter': 'the member’s own',
  'collections.moveItem': 'the member’s own',
  'collections.moveItems': 'the member’s own',
  'collections.share': ['collection.share'],
  'collections.unshare': ['collection.unshare'],
  'collections.copyShared': 'becomes the member’s own',
  'collections.previewImport': 'changes nothing',
  'collections.import': 'the member’s own',
  'contact.send': 'the message itself says from whom and when',
  'purchases.create': 'the member’s own',
  'purchases.update': 'the member’s own',
  'purchases.remove': 'the member’s own, which can be brought back',
  'purchases.restore': 'the member’s own',
  'purchases.reveal': ['purchase.codes_reveal'],
  'purchases.import': 'the member’s own',
  'reviews.write': 'the review itself says who and when',
  'reviews.edit': 'the review itself says who and when',
  'reviews.remove': 'the member’s own, which can be brought back',
  'reviews.restore': 'the member’s own',
  'reviews.vote': 'the vote itself says who and when',
  'reviews.flag': 'the flag itself says who and when; what staff decide is logged',
  'vendors.start': 'nobody sees a draft until it is submitted, which is logged',
  'vendors.save': 'nobody sees a draft until it is submitted, which is logged',
  'vendors.submit': ['catalog.submit'],
  'vendors.sendRequest': ['vendor.request'],
  'vendors.withdrawRequest': 'what was asked is as if it never was; nothing was granted',
  'vendors.withdraw': 'the draft is its vendor’s own again; nothing was published',
};

/** Actions logged outside mutations: by queries, by uploads and downloads, and as side effects. */
const ELSEWHERE: readonly Action[] = [
  'access.denied',
  'account.export',
  'message.context',
  'purchase.codes_export',
  'catalog.import',
  'admin.export',
];

it('every mutation writes to the action log, or has its reason why not (ADM-01)', () => {
  const mutations = Object.entries<unknown>(appRouter._def.procedures)
    .filter(([, procedure]) => (procedure as AnyProcedure)._def.type === 'mutation')
    .map(([name]) => name);
  expect(mutations.length).toBeGreaterThan(100);
  expect(mutations.toSorted()).toEqual(Object.keys(MUTATIONS).toSorted());
});

it('every change by staff is logged, but for drafts (ADM-01)', () => {
  const unlogged = Object.entries(MUTATIONS).filter(
    ([name, logged]) => name.startsWith('admin.') && typeof logged === 'string',
  );
  expect(unlogged.map(([name]) => name)).toEqual([
    'admin.catalog.editing.startDraft',
    'admin.catalog.editing.saveDraft',
  ]);
});

const SOURCES = join(import.meta.dirname, '../..');
const sourceOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');

it('each action is written somewhere, by a mutation or another that is listed (ADM-01)', () => {
  const listed = [...Object.values(MUTATIONS).filter((logged) => typeof logged !== 'string'), ELSEWHERE].flat();
  expect([...new Set(listed)].toSorted()).toEqual(ACTIONS.toSorted());
  const services = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|messages|^action-log\/|^testing\//.test(file),
  );
  const text = sourceOf(services);
  expect(ACTIONS.filter((action) => !text.includes(`'${action}'`))).toEqual([]);
});
