import { v7 as uuidv7 } from 'uuid';
import { type Belongings, PIXEL, purchase } from './belongings.ts';
import { adminOnly, everybody, nobodys, ownerOnly, ownerSession, ownOnly, sessionOnly } from './callers.ts';
import {
  file,
  itemOf,
  itemsOf,
  LONG_AGO,
  messageOf,
  pollOf,
  move,
  moveRun,
  organization,
  pageOf,
  purchaseOf,
  told,
  user,
  watchOf,
  type Ask,
  type Row,
} from './row.ts';

const query =
  (procedure: string, input: (ids: Belongings) => unknown = () => undefined): Ask =>
  (b, ids) =>
    b.query(procedure, input(ids));
const mutation =
  (procedure: string, input: (ids: Belongings) => unknown = () => undefined): Ask =>
  (b, ids) =>
    b.mutate(procedure, input(ids));
const room = (ids: Belongings) => ({ roomId: ids.roomId });
const team = (ids: Belongings) => ({ organizationId: ids.teamId });
const flagged = (ids: Belongings) => ({ messageId: ids.messageId });
const review = (ids: Belongings) => ({ id: ids.reviewId });
const muting = (ids: Belongings) => ({ userId: ids.person.id, minutes: 60, reason: 'For the test' });
const credentials = { name: 'A', email: 'nobody@example.com', password: 'not the password' };
const password = 'not the password';
const newEmail = () => `${uuidv7()}@example.com`;

/** Unless a row says otherwise a query needs no scope and a mutation `write`. */
export const procedures: Record<string, Row> = {
  'auth.session': [query('auth.session'), everybody()],
  'auth.signUp': [
    mutation('auth.signUp', () => ({ name: 'A', email: newEmail(), password: 'a long way to walk home' })),
    everybody(),
  ],
  'auth.signIn': [mutation('auth.signIn', () => credentials), everybody(401)],
  'auth.signOut': [mutation('auth.signOut'), everybody()],
  'auth.requestReset': [mutation('auth.requestReset', () => ({ email: newEmail() })), everybody()],
  'auth.resetPassword': [
    mutation('auth.resetPassword', () => ({ token: 'forged', password: 'a long way to walk home' })),
    everybody(400),
  ],
  'auth.verifyEmail': [mutation('auth.verifyEmail', () => ({ token: 'forged' })), everybody(400)],
  'auth.confirmEmailChange': [mutation('auth.confirmEmailChange', () => ({ token: 'forged' })), everybody(400)],
  'auth.resendVerification': [mutation('auth.resendVerification'), sessionOnly()],
  'auth.changePassword': [
    mutation('auth.changePassword', () => ({ currentPassword: password, newPassword: 'a long way to walk home' })),
    sessionOnly(400),
  ],
  'auth.requestEmailChange': [
    mutation('auth.requestEmailChange', () => ({ password, email: newEmail() })),
    sessionOnly(400),
  ],
  'auth.cancelEmailChange': [mutation('auth.cancelEmailChange'), sessionOnly()],
  'auth.sessions': [query('auth.sessions'), sessionOnly()],
  'auth.endSession': [mutation('auth.endSession', (ids) => ({ sessionId: ids.sessionId })), ownerSession],
  'auth.endOtherSessions': [mutation('auth.endOtherSessions'), sessionOnly()],
  'account.profile': [query('account.profile'), ownOnly],
  'account.updateProfile': [mutation('account.updateProfile', () => ({ name: 'Another' })), ownOnly],
  'account.setPicture': [mutation('account.setPicture', () => ({ image: PIXEL })), ownOnly],
  'account.delete': [mutation('account.delete', () => ({ password })), sessionOnly(400)],
  'apiKeys.list': [query('apiKeys.list'), sessionOnly()],
  'apiKeys.create': [
    mutation('apiKeys.create', () => ({ name: 'A', permissions: [], expiresInDays: 30, password })),
    sessionOnly(400),
  ],
  'apiKeys.revoke': [mutation('apiKeys.revoke', (ids) => ({ id: ids.keyId })), ownerSession],
  'notifications.list': [query('notifications.list', () => ({})), ownOnly, 'notifications'],
  'notifications.unread': [query('notifications.unread'), ownOnly, 'notifications'],
  'notifications.read': [mutation('notifications.read', told), ownOnly, 'notifications'],
  'notifications.archive': [mutation('notifications.archive', told), ownOnly, 'notifications'],
  'notifications.readAll': [mutation('notifications.readAll', () => ({ until: LONG_AGO })), ownOnly, 'notifications'],
  'notifications.archiveAll': [
    mutation('notifications.archiveAll', () => ({ until: LONG_AGO })),
    ownOnly,
    'notifications',
  ],
  'notifications.undo': [
    mutation('notifications.undo', () => ({ mark: 'read_2026-01-01T00:00:00.000000Z' })),
    ownOnly,
    'notifications',
  ],
  'notifications.choices': [query('notifications.choices', () => ({})), ownOnly, 'notifications'],
  'notifications.choose': [
    mutation('notifications.choose', () => ({ kind: 'mention', push: true })),
    ownOnly,
    'notifications',
  ],
  'watches.list': [query('watches.list', () => ({})), ownOnly],
  'watches.find': [query('watches.find', (ids) => ({ subject: { kind: 'tool', id: ids.toolId } })), ownOnly],
  'watches.preview': [query('watches.preview', (ids) => ({ subject: { kind: 'tool', id: ids.toolId } })), ownOnly],
  'watches.create': [
    mutation('watches.create', () => ({ id: uuidv7(), subject: { kind: 'search', search: { q: uuidv7() } } })),
    ownOnly,
  ],
  'watches.update': [mutation('watches.update', (ids) => ({ ...watchOf(ids), isPaused: true })), ownerOnly],
  'watches.end': [mutation('watches.end', watchOf), ownerOnly],
  'watches.restore': [mutation('watches.restore', watchOf), ownerOnly],
  'notifications.settings': [query('notifications.settings'), ownOnly, 'notifications'],
  'notifications.saveSettings': [
    mutation('notifications.saveSettings', () => ({ timeZone: 'Europe/Berlin' })),
    ownOnly,
    'notifications',
  ],
  'notifications.pushes': [query('notifications.pushes'), sessionOnly()],
  'notifications.subscribe': [
    mutation('notifications.subscribe', () => ({
      endpoint: 'https://10.0.0.1/push',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    })),
    sessionOnly(400),
  ],
  'notifications.unsubscribe': [mutation('notifications.unsubscribe', () => ({ id: uuidv7() })), sessionOnly()],
  'notifications.webhook.find': [query('notifications.webhook.find'), sessionOnly()],
  'notifications.webhook.save': [
    mutation('notifications.webhook.save', () => ({ url: 'https://10.0.0.1/hook', kinds: null })),
    sessionOnly(400),
  ],
  'notifications.webhook.renew': [mutation('notifications.webhook.renew'), sessionOnly(404)],
  'notifications.webhook.pause': [mutation('notifications.webhook.pause', () => ({ on: true })), sessionOnly(404)],
  'notifications.webhook.remove': [mutation('notifications.webhook.remove'), sessionOnly()],
  'notifications.webhook.test': [mutation('notifications.webhook.test'), sessionOnly(404)],
  'notifications.webhook.resend': [
    mutation('notifications.webhook.resend', () => ({ id: uuidv7() })),
    sessionOnly(404),
  ],
  // By the link of a mail.
  'notifications.mailChoices': [query('notifications.mailChoices', () => ({ token: 'forged' })), everybody(400)],
  'notifications.chooseByMail': [
    mutation('notifications.chooseByMail', () => ({ token: 'forged', kind: 'mention', mail: 'off' })),
    everybody(400),
  ],
  'notifications.endMail': [mutation('notifications.endMail', () => ({ token: 'forged' })), everybody(400)],
  'calendar.address': [query('calendar.address'), sessionOnly()],
  'calendar.renew': [mutation('calendar.renew'), sessionOnly()],
  'calendar.revoke': [mutation('calendar.revoke'), sessionOnly()],
  // A purchase that is not of a deal has no vendor's page.
  'purchases.keepPage': [mutation('purchases.keepPage', purchaseOf), nobodys],
  'purchases.list': [query('purchases.list'), ownOnly],
  'purchases.terms': [query('purchases.terms', purchaseOf), ownerOnly],
  'purchases.create': [mutation('purchases.create', () => ({ id: uuidv7(), ...purchase })), ownOnly],
  'purchases.update': [mutation('purchases.update', (ids) => ({ ...purchaseOf(ids), title: 'Mine' })), ownerOnly],
  'purchases.reveal': [mutation('purchases.reveal', purchaseOf), ownerOnly, 'licence_codes'],
  'purchases.remove': [mutation('purchases.remove', purchaseOf), ownerOnly],
  'purchases.restore': [mutation('purchases.restore', purchaseOf), ownerOnly],
  'purchases.import': [mutation('purchases.import', () => ({ rows: [{ title: 'A' }], isPreview: true })), ownOnly],
  'contact.send': [
    mutation('contact.send', () => ({
      id: uuidv7(),
      name: 'A',
      email: 'a@example.com',
      topic: 'other',
      message: 'Hello',
    })),
    everybody(),
  ],
  'legal.page': [query('legal.page', () => ({ name: 'terms' })), everybody()],
  'admin.users.list': [query('admin.users.list', () => ({})), adminOnly()],
  'admin.users.get': [query('admin.users.get', user), adminOnly()],
  'admin.users.changeRoles': [
    mutation('admin.users.changeRoles', (ids) => ({ ...user(ids), add: ['member'] })),
    adminOnly(),
  ],
  'admin.users.suspend': [
    mutation('admin.users.suspend', (ids) => ({ ...user(ids), reason: 'For the test' })),
    adminOnly(),
  ],
  'admin.users.unsuspend': [mutation('admin.users.unsuspend', user), adminOnly()],
  'admin.users.endSessions': [mutation('admin.users.endSessions', user), adminOnly()],
  'admin.roles.list': [query('admin.roles.list'), adminOnly()],
  'admin.roles.create': [mutation('admin.roles.create', () => ({ role: `new-${uuidv7().slice(-12)}` })), adminOnly()],
  'admin.roles.delete': [mutation('admin.roles.delete', () => ({ role: 'member' })), adminOnly(409)],
  'admin.roles.change': [
    mutation('admin.roles.change', (ids) => ({
      changes: [{ role: ids.role, permission: 'sidebar.view', isGranted: true }],
    })),
    adminOnly(),
  ],
  'admin.jobs.list': [query('admin.jobs.list'), adminOnly()],
  'admin.jobs.runAgain': [mutation('admin.jobs.runAgain', () => ({ name: 'purge', id: uuidv7() })), adminOnly(404)],
  'admin.logs.list': [query('admin.logs.list', () => ({})), adminOnly()],
  'admin.organizations.list': [query('admin.organizations.list', () => ({})), adminOnly()],
  'admin.organizations.get': [query('admin.organizations.get', organization), adminOnly()],
  'admin.organizations.create': [
    mutation('admin.organizations.create', () => ({ id: uuidv7(), name: 'New' })),
    adminOnly(),
  ],
  'admin.organizations.update': [
    mutation('admin.organizations.update', (ids) => ({ ...organization(ids), name: 'Renamed' })),
    adminOnly(),
  ],
  'admin.organizations.delete': [mutation('admin.organizations.delete', organization), adminOnly()],
  'admin.organizations.restore': [mutation('admin.organizations.restore', organization), adminOnly()],
  'admin.organizations.setMember': [
    mutation('admin.organizations.setMember', (ids) => ({
      ...organization(ids),
      email: ids.person.email,
      role: 'manager',
    })),
    adminOnly(),
  ],
  'admin.organizations.removeMember': [
    async (b, ids) => {
      await ids.makeMember();
      return b.mutate('admin.organizations.removeMember', { ...organization(ids), ...user(ids) });
    },
    adminOnly(),
  ],
  'admin.contacts.list': [query('admin.contacts.list', () => ({})), adminOnly()],
  'admin.contacts.setStatus': [
    mutation('admin.contacts.setStatus', (ids) => ({ ids: [ids.contactId], status: 'done' })),
    adminOnly(),
  ],
  'admin.orders.list': [query('admin.orders.list', () => ({})), adminOnly()],
  'admin.vendors.requests': [query('admin.vendors.requests'), adminOnly()],
  'admin.vendors.acceptRequest': [
    mutation('admin.vendors.acceptRequest', () => ({ id: uuidv7(), toolId: uuidv7() })),
    adminOnly(404),
  ],
  'admin.vendors.refuseRequest': [
    mutation('admin.vendors.refuseRequest', () => ({ id: uuidv7(), reason: 'No' })),
    adminOnly(404),
  ],
  'admin.vendors.submitted': [query('admin.vendors.submitted'), adminOnly()],
  'admin.vendors.refuse': [
    mutation('admin.vendors.refuse', () => ({ id: uuidv7(), revision: 1, reason: 'No' })),
    adminOnly(404),
  ],
  'admin.vendors.tools': [query('admin.vendors.tools', organization), adminOnly()],
  'admin.vendors.giveTool': [
    mutation('admin.vendors.giveTool', () => ({ organizationId: uuidv7(), toolId: uuidv7() })),
    adminOnly(404),
  ],
  'admin.vendors.takeTool': [
    mutation('admin.vendors.takeTool', () => ({ organizationId: uuidv7(), toolId: uuidv7() })),
    adminOnly(404),
  ],
  'admin.catalog.feeds': [query('admin.catalog.feeds'), adminOnly()],
  'admin.catalog.feed': [query('admin.catalog.feed', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.catalog.previewFeed': [
    query('admin.catalog.previewFeed', () => ({ id: uuidv7(), mapping: {} })),
    adminOnly(404),
  ],
  'admin.catalog.addFeed': [
    mutation('admin.catalog.addFeed', () => ({ url: 'https://127.0.0.1:1/feed' })),
    adminOnly(409),
  ],
  'admin.catalog.lookAtFeed': [mutation('admin.catalog.lookAtFeed', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.catalog.saveFeed': [
    mutation('admin.catalog.saveFeed', () => ({
      id: uuidv7(),
      version: 1,
      mapping: {},
      whenGone: 'leave',
      everyHours: null,
    })),
    adminOnly(404),
  ],
  'admin.catalog.runFeed': [
    mutation('admin.catalog.runFeed', () => ({ id: uuidv7(), isDryRun: true })),
    adminOnly(404),
  ],
  'admin.catalog.removeFeed': [mutation('admin.catalog.removeFeed', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.catalog.synonyms': [query('admin.catalog.synonyms'), adminOnly()],
  'admin.catalog.saveSynonyms': [
    mutation('admin.catalog.saveSynonyms', () => ({ id: uuidv7(), terms: ['kiln', 'oven'] })),
    adminOnly(),
  ],
  'admin.catalog.removeSynonyms': [mutation('admin.catalog.removeSynonyms', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.catalog.mostClicked': [query('admin.catalog.mostClicked'), adminOnly()],
  'admin.catalog.imports': [query('admin.catalog.imports'), adminOnly()],
  'admin.catalog.importNotes': [query('admin.catalog.importNotes', (ids) => ({ id: ids.importId })), adminOnly()],
  'admin.catalog.importRates': [
    mutation('admin.catalog.importRates', () => ({ text: 'Date,USD\n2026-01-02,1.08' })),
    adminOnly(),
  ],
  'admin.catalog.editing.list': [query('admin.catalog.editing.list', () => ({ entityType: 'deal' })), adminOnly()],
  'admin.catalog.editing.ids': [query('admin.catalog.editing.ids', () => ({ entityType: 'tool' })), adminOnly()],
  'admin.catalog.editing.drafts': [query('admin.catalog.editing.drafts'), adminOnly()],
  'admin.catalog.editing.draft': [query('admin.catalog.editing.draft', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.catalog.editing.startDraft': [
    mutation('admin.catalog.editing.startDraft', () => ({ id: uuidv7(), entityType: 'deal' })),
    adminOnly(),
  ],
  'admin.catalog.editing.saveDraft': [
    mutation('admin.catalog.editing.saveDraft', () => ({
      id: uuidv7(),
      revision: 1,
      entityType: 'tool',
      content: { tags: [], replaces: [] },
    })),
    adminOnly(404),
  ],
  'admin.catalog.editing.discardDraft': [
    mutation('admin.catalog.editing.discardDraft', () => ({ id: uuidv7() })),
    adminOnly(404),
  ],
  'admin.catalog.editing.restoreDraft': [
    mutation('admin.catalog.editing.restoreDraft', () => ({ id: uuidv7() })),
    adminOnly(404),
  ],
  'admin.catalog.editing.publishDraft': [
    mutation('admin.catalog.editing.publishDraft', () => ({ id: uuidv7(), revision: 1 })),
    adminOnly(404),
  ],
  'admin.catalog.editing.change': [
    mutation('admin.catalog.editing.change', () => ({ entityType: 'deal', ids: [uuidv7()], change: { kind: 'hide' } })),
    adminOnly(),
  ],
  'admin.catalog.editing.published': [
    query('admin.catalog.editing.published', (ids) => ({ entityType: 'deal', entityId: ids.dealId })),
    adminOnly(),
  ],
  'admin.catalog.editing.history': [
    query('admin.catalog.editing.history', (ids) => ({ entityType: 'deal', entityId: ids.dealId })),
    adminOnly(),
  ],
  'admin.catalog.editing.undo': [
    mutation('admin.catalog.editing.undo', () => ({
      versions: [{ entityType: 'deal', entityId: uuidv7(), version: 1 }],
    })),
    adminOnly(404),
  ],
  'admin.catalog.editing.restoreVersion': [
    mutation('admin.catalog.editing.restoreVersion', () => ({ entityType: 'deal', entityId: uuidv7(), version: 1 })),
    adminOnly(404),
  ],
  'admin.catalog.toolPictures.get': [
    query('admin.catalog.toolPictures.get', () => ({ toolId: uuidv7() })),
    adminOnly(404),
  ],
  'admin.catalog.toolPictures.hide': [
    mutation('admin.catalog.toolPictures.hide', () => ({
      toolId: uuidv7(),
      url: `/api/pictures/${'0'.repeat(64)}.webp`,
      isHidden: true,
    })),
    adminOnly(404),
  ],
  'admin.catalog.toolPictures.stop': [
    mutation('admin.catalog.toolPictures.stop', () => ({ toolId: uuidv7(), isStopped: true })),
    adminOnly(404),
  ],
  'admin.catalog.toolPictures.fetch': [
    mutation('admin.catalog.toolPictures.fetch', () => ({ toolId: uuidv7() })),
    adminOnly(404),
  ],
  'admin.catalog.cancelImport': [mutation('admin.catalog.cancelImport', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.moderation.flagged': [query('admin.moderation.flagged', () => ({})), adminOnly()],
  'admin.moderation.context': [query('admin.moderation.context', flagged), adminOnly(404)],
  'admin.moderation.settle': [
    mutation('admin.moderation.settle', (ids) => ({ messageIds: [ids.messageId] })),
    adminOnly(),
  ],
  'admin.moderation.people': [query('admin.moderation.people', () => ({})), adminOnly()],
  'admin.moderation.settlePeople': [
    mutation('admin.moderation.settlePeople', () => ({ userIds: [uuidv7()] })),
    adminOnly(),
  ],
  // A team's room is not for staff, unless one of the team tells them of a message.
  'admin.moderation.remove': [mutation('admin.moderation.remove', flagged), adminOnly(404)],
  'admin.moderation.restore': [mutation('admin.moderation.restore', flagged), adminOnly(404)],
  'admin.moderation.silences': [query('admin.moderation.silences', () => ({})), adminOnly()],
  'admin.moderation.silence': [
    mutation('admin.moderation.silence', (ids) => ({ ...muting(ids), roomId: null })),
    adminOnly(),
  ],
  'admin.moderation.endSilence': [
    mutation('admin.moderation.endSilence', () => ({ silenceId: uuidv7() })),
    adminOnly(404),
  ],
  'admin.moderation.rooms': [query('admin.moderation.rooms', () => ({})), adminOnly()],
  'admin.reviews.flagged': [query('admin.reviews.flagged', () => ({})), adminOnly()],
  'admin.reviews.keep': [mutation('admin.reviews.keep', (ids) => ({ ids: [ids.reviewId] })), adminOnly()],
  'admin.reviews.remove': [
    mutation('admin.reviews.remove', () => ({ id: uuidv7(), reason: 'For the test' })),
    adminOnly(404),
  ],
  'admin.reviews.restore': [mutation('admin.reviews.restore', () => ({ id: uuidv7() })), adminOnly(404)],
  'admin.reviews.answer': [
    mutation('admin.reviews.answer', (ids) => ({ ...review(ids), text: 'Thanks' })),
    adminOnly(),
  ],
  'following.follow': [mutation('following.follow', (ids) => ({ userId: ids.strangerId, on: true })), ownOnly],
  'following.state': [query('following.state', (ids) => ({ userId: ids.strangerId })), ownOnly],
  'following.followers': [query('following.followers', () => ({})), ownOnly],
  'following.followed': [query('following.followed', () => ({})), ownOnly],
  'profiles.get': [query('profiles.get', (ids) => ({ address: ids.profileId })), everybody()],
  'profiles.card': [query('profiles.card', (ids) => ({ userId: ids.profileId })), everybody()],
  'profiles.reviews': [query('profiles.reviews', (ids) => ({ address: ids.profileId })), everybody()],
  'profiles.mine': [query('profiles.mine'), ownOnly],
  'profiles.change': [mutation('profiles.change', () => ({ about: 'Lamps' })), ownOnly],
  'profiles.handleFree': [query('profiles.handleFree', () => ({ handle: 'somebody' })), ownOnly],
  'reviews.list': [query('reviews.list', (ids) => ({ dealId: ids.dealId })), everybody()],
  'reviews.mine': [query('reviews.mine', (ids) => ({ dealId: ids.dealId })), ownOnly],
  'reviews.write': [
    async (b, ids) => b.mutate('reviews.write', { id: uuidv7(), dealId: await ids.makeDeal(), stars: 5, text: 'Good' }),
    ownOnly,
  ],
  'reviews.edit': [mutation('reviews.edit', (ids) => ({ ...review(ids), stars: 3, text: 'Fair' })), ownerOnly],
  'reviews.remove': [mutation('reviews.remove', review), ownerOnly],
  'reviews.restore': [mutation('reviews.restore', review), ownerOnly],
  'reviews.vote': [mutation('reviews.vote', (ids) => ({ ...review(ids), on: false })), ownOnly],
  'reviews.flag': [mutation('reviews.flag', (ids) => ({ ...review(ids), on: false })), ownOnly],
  'catalog.home': [query('catalog.home'), everybody()],
  'catalog.deal': [query('catalog.deal', (ids) => ({ ref: ids.dealId })), everybody()],
  'catalog.compare': [query('catalog.compare', () => ({ slugs: ['kiln'] })), everybody()],
  'vendors.request': [query('vendors.request'), ownOnly],
  'vendors.sendRequest': [
    mutation('vendors.sendRequest', () => ({ toolName: 'A', website: 'https://a.example', message: 'Hello' })),
    ownOnly,
  ],
  'vendors.withdrawRequest': [mutation('vendors.withdrawRequest'), ownOnly],
  'vendors.mine': [query('vendors.mine'), ownOnly],
  'vendors.submissions': [query('vendors.submissions', () => ({ organizationId: uuidv7() })), nobodys],
  'vendors.submission': [query('vendors.submission', () => ({ organizationId: uuidv7(), id: uuidv7() })), nobodys],
  'vendors.own': [
    query('vendors.own', (ids) => ({ organizationId: uuidv7(), entityType: 'tool', entityId: ids.toolId })),
    nobodys,
  ],
  'vendors.numbers': [query('vendors.numbers', () => ({ organizationId: uuidv7() })), nobodys],
  'vendors.start': [
    mutation('vendors.start', () => ({ organizationId: uuidv7(), id: uuidv7(), entityType: 'deal' })),
    nobodys,
  ],
  'vendors.save': [
    mutation('vendors.save', () => ({
      organizationId: uuidv7(),
      draft: { id: uuidv7(), revision: 1, entityType: 'tool', content: {} },
    })),
    nobodys,
  ],
  'vendors.submit': [
    mutation('vendors.submit', () => ({ organizationId: uuidv7(), id: uuidv7(), revision: 1 })),
    nobodys,
  ],
  'vendors.withdraw': [mutation('vendors.withdraw', () => ({ organizationId: uuidv7(), id: uuidv7() })), nobodys],
  'catalog.seen': [mutation('catalog.seen', (ids) => ({ dealId: ids.dealId })), everybody()],
  'catalog.priceHistory': [query('catalog.priceHistory', (ids) => ({ dealId: ids.dealId })), everybody()],
  'catalog.tool': [query('catalog.tool', (ids) => ({ ref: ids.toolId })), everybody()],
  'catalog.cards': [query('catalog.cards', (ids) => ({ dealIds: [ids.dealId] })), everybody()],
  'catalog.searchDeals': [query('catalog.searchDeals'), everybody()],
  'catalog.suggest': [query('catalog.suggest', () => ({ q: 'a' })), everybody()],
  'catalog.searchTools': [query('catalog.searchTools'), everybody()],
  'catalog.facets': [query('catalog.facets'), everybody()],
  'catalog.currencies': [query('catalog.currencies'), everybody()],
  'chat.rooms': [query('chat.rooms'), ownOnly, 'chat.read'],
  'chat.open': [query('chat.open', (ids) => ({ roomId: ids.roomId })), ownerOnly, 'chat.read'],
  'chat.before': [query('chat.before', (ids) => ({ roomId: ids.roomId, number: 1 })), ownerOnly, 'chat.read'],
  'chat.around': [
    query('chat.around', (ids) => ({ roomId: ids.roomId, messageId: ids.messageId })),
    ownerOnly,
    'chat.read',
  ],
  'chat.history': [query('chat.history', messageOf), ownerOnly, 'chat.read'],
  'chat.people': [query('chat.people', (ids) => ({ roomId: ids.roomId })), ownerOnly, 'chat.read'],
  'chat.references': [query('chat.references', () => ({ q: '' })), ownOnly, 'chat.read'],
  'chat.acquaintances': [query('chat.acquaintances', () => ({})), ownOnly, 'chat.read'],
  'chat.day': [query('chat.day', (ids) => ({ roomId: ids.roomId, day: '2026-03-01' })), ownerOnly, 'chat.read'],
  'chat.search': [query('chat.search', (ids) => ({ q: 'hello', roomId: ids.roomId })), ownerOnly, 'chat.read'],
  'chat.webhooks': [query('chat.webhooks', room), ownerOnly, 'chat.read'],
  'chat.createWebhook': [mutation('chat.createWebhook', (ids) => ({ ...room(ids), name: 'Deploys' })), ownerSession],
  'chat.revokeWebhook': [
    mutation('chat.revokeWebhook', (ids) => ({ ...room(ids), id: ids.webhookId })),
    ownerOnly,
    'chat.write',
  ],
  'chat.teamWebhooks': [query('chat.teamWebhooks', room), ownerOnly, 'chat.read'],
  'chat.setTeamWebhook': [
    mutation('chat.setTeamWebhook', (ids) => ({
      ...room(ids),
      tool: 'slack',
      url: 'https://hooks.slack.com/services/T',
    })),
    ownerSession,
  ],
  'chat.removeTeamWebhook': [
    mutation('chat.removeTeamWebhook', (ids) => ({ ...room(ids), tool: 'slack' })),
    ownerOnly,
    'chat.write',
  ],
  // No address is set.
  'chat.move': [
    mutation('chat.move', (ids) => ({ ...messageOf(ids), tool: 'discord' })),
    { ...ownerOnly, key: 409, owner: 409 },
    'chat.write',
  ],
  'chat.direct': [mutation('chat.direct', (ids) => ({ userIds: [ids.person.id] })), ownerOnly, 'chat.write'],
  'chat.requests': [query('chat.requests', () => ({})), ownOnly, 'chat.read'],
  // Nobody has asked them.
  'chat.answerRequest': [
    mutation('chat.answerRequest', (ids) => ({ ...room(ids), answer: 'decline' })),
    { ...ownerOnly, key: 404, owner: 404 },
    'chat.write',
  ],
  'chat.reportRequest': [mutation('chat.reportRequest', room), { ...ownerOnly, key: 404, owner: 404 }, 'chat.write'],
  'chat.send': [
    mutation('chat.send', (ids) => ({ roomId: ids.roomId, id: uuidv7(), text: 'Hello' })),
    ownerOnly,
    'chat.write',
  ],
  'chat.edit': [mutation('chat.edit', (ids) => ({ ...messageOf(ids), text: 'Changed' })), ownerOnly, 'chat.write'],
  'chat.react': [
    mutation('chat.react', (ids) => ({ ...messageOf(ids), emoji: '👍', on: true })),
    ownerOnly,
    'chat.write',
  ],
  'chat.sendPoll': [
    mutation('chat.sendPoll', (ids) => ({ roomId: ids.roomId, id: uuidv7(), question: 'Which?', options: ['A', 'B'] })),
    ownerOnly,
    'chat.write',
  ],
  'chat.vote': [mutation('chat.vote', (ids) => ({ ...pollOf(ids), options: [0] })), ownerOnly, 'chat.write'],
  'chat.closePoll': [mutation('chat.closePoll', pollOf), ownerOnly, 'chat.write'],
  'chat.votes': [query('chat.votes', pollOf), ownerOnly, 'chat.read'],
  'chat.setPreview': [
    mutation('chat.setPreview', (ids) => ({ ...messageOf(ids), url: 'https://kiln.example/', on: false })),
    ownerOnly,
    'chat.write',
  ],
  'chat.showsPreviews': [query('chat.showsPreviews'), ownOnly, 'chat.read'],
  'chat.showPreviews': [mutation('chat.showPreviews', () => ({ on: true })), ownOnly, 'chat.write'],
  'chat.pin': [mutation('chat.pin', (ids) => ({ ...messageOf(ids), on: true })), ownerOnly, 'chat.write'],
  'chat.typing': [mutation('chat.typing', (ids) => ({ roomId: ids.roomId })), ownerOnly, 'chat.write'],
  'chat.read': [mutation('chat.read', (ids) => ({ roomId: ids.roomId, number: 1 })), ownerOnly, 'chat.write'],
  'chat.heard': [query('chat.heard'), ownOnly, 'chat.read'],
  'chat.unread': [mutation('chat.unread', (ids) => ({ roomId: ids.roomId, number: 1 })), ownerOnly, 'chat.write'],
  'chat.threads': [query('chat.threads', () => ({})), ownOnly, 'chat.read'],
  // The room is no thread.
  'chat.follow': [
    mutation('chat.follow', (ids) => ({ roomId: ids.roomId, on: true })),
    { ...ownerOnly, key: 404, owner: 404 },
    'chat.write',
  ],
  'chat.mute': [mutation('chat.mute', (ids) => ({ roomId: ids.roomId, isMuted: true })), ownerOnly, 'chat.write'],
  'chat.flag': [mutation('chat.flag', (ids) => ({ ...messageOf(ids), on: false })), ownerOnly, 'chat.write'],
  'chat.reportPerson': [
    mutation('chat.reportPerson', (ids) => ({ userId: ids.strangerId, reason: 'Rude' })),
    ownOnly,
    'chat.write',
  ],
  'chat.ghost': [mutation('chat.ghost', (ids) => ({ ...messageOf(ids), on: true })), ownerOnly, 'chat.write'],
  'chat.reveal': [query('chat.reveal', messageOf), ownerOnly, 'chat.read'],
  'chat.schedule': [
    mutation('chat.schedule', (ids) => ({ roomId: ids.roomId, id: uuidv7(), text: 'Later', at: 'monday' })),
    ownerOnly,
    'chat.write',
  ],
  'chat.reschedule': [
    mutation('chat.reschedule', (ids) => ({ id: ids.scheduledId, text: 'Later', at: 'hour' })),
    ownerOnly,
    'chat.write',
  ],
  // None of that id waits.
  'chat.cancelScheduled': [
    mutation('chat.cancelScheduled', (ids) => ({ id: ids.messageId })),
    { ...ownerOnly, key: 404, owner: 404 },
    'chat.write',
  ],
  'chat.sendScheduled': [
    mutation('chat.sendScheduled', (ids) => ({ id: ids.messageId })),
    { ...ownerOnly, key: 404, owner: 404 },
    'chat.write',
  ],
  'chat.scheduled': [query('chat.scheduled', room), ownerOnly, 'chat.read'],
  'chat.remind': [mutation('chat.remind', (ids) => ({ ...messageOf(ids), at: 'hour' })), ownerOnly, 'chat.write'],
  'chat.cancelReminder': [mutation('chat.cancelReminder', (ids) => ({ id: ids.messageId })), ownOnly, 'chat.write'],
  'chat.reminders': [query('chat.reminders'), ownOnly, 'chat.read'],
  'chat.block': [mutation('chat.block', (ids) => ({ userId: ids.strangerId })), ownOnly, 'chat.write'],
  'chat.unblock': [mutation('chat.unblock', (ids) => ({ userId: ids.strangerId })), ownOnly, 'chat.write'],
  'chat.blocked': [query('chat.blocked', () => ({})), ownOnly, 'chat.read'],
  'chat.team.get': [query('chat.team.get', team), ownerOnly, 'chat.read'],
  'chat.team.members': [query('chat.team.members', team), ownerOnly, 'chat.read'],
  'chat.team.invitations': [query('chat.team.invitations'), ownOnly, 'chat.read'],
  'chat.team.invite': [
    mutation('chat.team.invite', (ids) => ({ ...team(ids), email: 'nobody@example.com' })),
    ownerSession,
  ],
  'chat.team.withdraw': [
    mutation('chat.team.withdraw', (ids) => ({ ...team(ids), invitationId: ids.invitationId })),
    ownerSession,
  ],
  'chat.team.answer': [
    mutation('chat.team.answer', (ids) => ({ invitationId: ids.ownInvitationId, answer: 'accept' })),
    ownerSession,
  ],
  'chat.team.setRole': [
    mutation('chat.team.setRole', (ids) => ({ ...team(ids), userId: ids.person.id, role: 'member' })),
    ownerSession,
  ],
  'chat.team.remove': [mutation('chat.team.remove', (ids) => ({ ...team(ids), ...user(ids) })), ownerSession],
  'chat.team.restore': [mutation('chat.team.restore', (ids) => ({ ...team(ids), ...user(ids) })), ownerSession],
  'chat.door': [query('chat.door', room), ownerOnly, 'chat.read'],
  'chat.join': [mutation('chat.join', room), ownerOnly, 'chat.write'],
  'chat.answerJoin': [
    mutation('chat.answerJoin', (ids) => ({ ...room(ids), ...user(ids), answer: 'accept' })),
    ownerOnly,
    'chat.write',
  ],
  // Nobody leaves a team by its room.
  'chat.leave': [mutation('chat.leave', room), { ...ownerOnly, key: 403, owner: 403 }, 'chat.write'],
  'chat.comeBack': [mutation('chat.comeBack', (ids) => ({ ...room(ids), read: 0 })), ownerOnly, 'chat.write'],
  'chat.createRoom': [
    mutation('chat.createRoom', (ids) => ({ id: uuidv7(), organizationId: ids.teamId, name: 'New' })),
    ownerOnly,
    'chat.write',
  ],
  'chat.updateRoom': [
    mutation('chat.updateRoom', (ids) => ({ ...room(ids), isAsking: false })),
    ownerOnly,
    'chat.write',
  ],
  'chat.banned': [query('chat.banned', (ids) => ({ roomId: ids.privateRoomId })), ownerOnly, 'chat.read'],
  'chat.addToRoom': [
    mutation('chat.addToRoom', (ids) => ({ roomId: ids.privateRoomId, ...user(ids) })),
    ownerOnly,
    'chat.write',
  ],
  'chat.removeFromRoom': [
    mutation('chat.removeFromRoom', (ids) => ({ roomId: ids.privateRoomId, ...user(ids) })),
    ownerOnly,
    'chat.write',
  ],
  'chat.silence': [mutation('chat.silence', (ids) => ({ ...muting(ids), ...room(ids) })), ownerOnly, 'chat.write'],
  'chat.unsilence': [mutation('chat.unsilence', (ids) => ({ ...room(ids), ...user(ids) })), ownerOnly, 'chat.write'],
  'chat.silences': [query('chat.silences', room), ownerOnly, 'chat.read'],
  'chat.remove': [mutation('chat.remove', messageOf), ownerOnly, 'chat.write'],
  'chat.restore': [mutation('chat.restore', messageOf), ownerOnly, 'chat.write'],
  'collections.load': [query('collections.load'), ownOnly],
  'collections.saved': [query('collections.saved', (ids) => ({ entities: itemsOf(ids, '').entities })), ownOnly],
  'collections.pressing': [query('collections.pressing'), ownOnly],
  'collections.list': [query('collections.list'), ownOnly],
  'collections.ensureDefaults': [mutation('collections.ensureDefaults'), ownOnly],
  'collections.items': [query('collections.items', (ids) => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.addItem': [mutation('collections.addItem', (ids) => itemOf(ids, ids.otherCollectionId)), ownerOnly],
  'collections.addUrl': [
    mutation('collections.addUrl', (ids) => ({
      collectionId: ids.collectionId,
      url: `https://example.com/${uuidv7()}`,
    })),
    ownerOnly,
  ],
  'collections.pages': [query('collections.pages', (ids) => ({ ids: [ids.pageId] })), ownOnly],
  'collections.kept': [query('collections.kept', () => ({ url: 'https://example.com/page' })), ownOnly],
  'collections.editPage': [mutation('collections.editPage', (ids) => ({ ...pageOf(ids), title: 'Mine' })), ownerOnly],
  'collections.fetchPage': [mutation('collections.fetchPage', pageOf), ownerOnly],
  'collections.suggestPage': [mutation('collections.suggestPage', pageOf), ownerOnly],
  'collections.removeItem': [mutation('collections.removeItem', (ids) => itemOf(ids, ids.collectionId)), ownerOnly],
  'collections.moveItem': [mutation('collections.moveItem', move), ownerOnly],
  'collections.create': [mutation('collections.create', () => ({ id: uuidv7(), name: 'New' })), ownOnly],
  'collections.update': [
    mutation('collections.update', (ids) => ({ collectionId: ids.collectionId, name: 'Mine' })),
    ownerOnly,
  ],
  'collections.delete': [mutation('collections.delete', (ids) => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'collections.restore': [mutation('collections.restore', (ids) => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'collections.removeItems': [mutation('collections.removeItems', (ids) => itemsOf(ids, ids.collectionId)), ownerOnly],
  'collections.restoreItems': [
    mutation('collections.restoreItems', (ids) => itemsOf(ids, ids.collectionId)),
    ownerOnly,
  ],
  'collections.moveItems': [mutation('collections.moveItems', moveRun), ownerOnly],
  'collections.setNotes': [
    mutation('collections.setNotes', (ids) => ({ ...itemOf(ids, ids.collectionId), notes: 'mine' })),
    ownerOnly,
  ],
  'collections.tagItems': [
    mutation('collections.tagItems', (ids) => ({ ...itemsOf(ids, ids.collectionId), add: ['mine'] })),
    ownerOnly,
  ],
  'collections.favoriteItems': [
    mutation('collections.favoriteItems', (ids) => ({ ...itemsOf(ids, ids.collectionId), isFavorite: true })),
    ownerOnly,
  ],
  'collections.search': [query('collections.search', () => ({})), ownOnly],
  'collections.suggest': [query('collections.suggest', () => ({ q: 'a' })), ownOnly],
  'collections.duplicates': [query('collections.duplicates', () => ({})), ownOnly],
  'collections.filters': [query('collections.filters'), ownOnly],
  'collections.saveFilter': [
    mutation('collections.saveFilter', () => ({ id: uuidv7(), name: 'Mine', filter: {} })),
    ownOnly,
  ],
  'collections.deleteFilter': [mutation('collections.deleteFilter', () => ({ id: uuidv7() })), ownOnly],
  'collections.replaceTags': [
    mutation('collections.replaceTags', () => ({ id: uuidv7(), tags: ['mine'], to: 'yours' })),
    ownOnly,
  ],
  'collections.undoTags': [mutation('collections.undoTags', (ids) => ({ id: ids.retagId })), ownerOnly],
  'collections.tags': [query('collections.tags'), ownOnly],
  'collections.facts': [query('collections.facts', (ids) => ({ collectionId: ids.collectionId })), ownerOnly],
  'collections.share': [
    mutation('collections.share', (ids) => ({ collectionId: ids.collectionId })),
    ownerOnly,
    'share',
  ],
  'collections.unshare': [
    mutation('collections.unshare', (ids) => ({ collectionId: ids.collectionId })),
    ownerOnly,
    'share',
  ],
  'publishing.own': [query('publishing.own', (ids) => ({ collectionId: ids.ownCollectionId })), ownerOnly],
  'publishing.publish': [
    mutation('publishing.publish', (ids) => ({ collectionId: ids.ownCollectionId })),
    ownerOnly,
    'share',
  ],
  'publishing.unpublish': [
    mutation('publishing.unpublish', (ids) => ({ collectionId: ids.ownCollectionId })),
    ownerOnly,
    'share',
  ],
  'publishing.directory': [query('publishing.directory', () => ({})), everybody()],
  'publishing.following': [query('publishing.following'), ownOnly],
  'publishing.follow': [
    mutation('publishing.follow', (ids) => ({ token: ids.publicToken })),
    { ...ownOnly, key: 404, owner: 404 },
    'write',
  ],
  'publishing.unfollow': [mutation('publishing.unfollow', (ids) => ({ token: ids.publicToken })), ownOnly, 'write'],
  'collections.shared': [query('collections.shared', (ids) => ({ token: ids.token })), everybody()],
  'collections.copyShared': [
    mutation('collections.copyShared', (ids) => ({ token: ids.token, id: uuidv7() })),
    ownOnly,
  ],
  'collections.previewImport': [mutation('collections.previewImport', file), ownOnly],
  'collections.import': [mutation('collections.import', file), ownOnly],
};
