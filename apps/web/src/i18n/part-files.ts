import type { LanguageCode } from './languages.ts';

type Load<Words> = () => Promise<Words>;
type Tree<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Tree<Words[Key]> };

/** One part in every language; a missing key in one of them does not compile (I18N-03). */
const part = <Words>(loads: { en: Load<Words> } & Record<Exclude<LanguageCode, 'en'>, Load<Tree<Words>>>) => loads;

/**
 * Words that only some pages and tools need, each fetched with the first of them. A part holds namespaces of its own;
 * what every page shows is in `catalogues/`.
 */
export const PARTS = {
  menus: part({
    en: async () => ({ menus: (await import('#features/header/menus.messages.ts')).menusMessages }),
    pt: async () => ({ menus: (await import('#features/header/menus.messages.pt.ts')).menusMessages }),
    ar: async () => ({ menus: (await import('#features/header/menus.messages.ar.ts')).menusMessages }),
    es: async () => ({ menus: (await import('#features/header/menus.messages.es.ts')).menusMessages }),
    de: async () => ({ menus: (await import('#features/header/menus.messages.de.ts')).menusMessages }),
    zh: async () => ({ menus: (await import('#features/header/menus.messages.zh.ts')).menusMessages }),
  }),
  editorial: part({
    en: async () => ({ editorial: (await import('#features/editorial/editorial.messages.ts')).editorialMessages }),
    pt: async () => ({ editorial: (await import('#features/editorial/editorial.messages.pt.ts')).editorialMessages }),
    ar: async () => ({ editorial: (await import('#features/editorial/editorial.messages.ar.ts')).editorialMessages }),
    es: async () => ({ editorial: (await import('#features/editorial/editorial.messages.es.ts')).editorialMessages }),
    de: async () => ({ editorial: (await import('#features/editorial/editorial.messages.de.ts')).editorialMessages }),
    zh: async () => ({ editorial: (await import('#features/editorial/editorial.messages.zh.ts')).editorialMessages }),
  }),
  account: part({
    en: async () => ({
      account: (await import('#features/account/account.messages.ts')).accountMessages,
      security: (await import('#features/account/security.messages.ts')).securityMessages,
      keys: (await import('#features/account/keys.messages.ts')).keysMessages,
    }),
    pt: async () => ({
      account: (await import('#features/account/account.messages.pt.ts')).accountMessages,
      security: (await import('#features/account/security.messages.pt.ts')).securityMessages,
      keys: (await import('#features/account/keys.messages.pt.ts')).keysMessages,
    }),
    ar: async () => ({
      account: (await import('#features/account/account.messages.ar.ts')).accountMessages,
      security: (await import('#features/account/security.messages.ar.ts')).securityMessages,
      keys: (await import('#features/account/keys.messages.ar.ts')).keysMessages,
    }),
    es: async () => ({
      account: (await import('#features/account/account.messages.es.ts')).accountMessages,
      security: (await import('#features/account/security.messages.es.ts')).securityMessages,
      keys: (await import('#features/account/keys.messages.es.ts')).keysMessages,
    }),
    de: async () => ({
      account: (await import('#features/account/account.messages.de.ts')).accountMessages,
      security: (await import('#features/account/security.messages.de.ts')).securityMessages,
      keys: (await import('#features/account/keys.messages.de.ts')).keysMessages,
    }),
    zh: async () => ({
      account: (await import('#features/account/account.messages.zh.ts')).accountMessages,
      security: (await import('#features/account/security.messages.zh.ts')).securityMessages,
      keys: (await import('#features/account/keys.messages.zh.ts')).keysMessages,
    }),
  }),
  purchases: part({
    en: async () => ({
      purchases: (await import('#features/account/purchases.messages.ts')).purchasesMessages,
    }),
    pt: async () => ({
      purchases: (await import('#features/account/purchases.messages.pt.ts')).purchasesMessages,
    }),
    ar: async () => ({
      purchases: (await import('#features/account/purchases.messages.ar.ts')).purchasesMessages,
    }),
    es: async () => ({
      purchases: (await import('#features/account/purchases.messages.es.ts')).purchasesMessages,
    }),
    de: async () => ({
      purchases: (await import('#features/account/purchases.messages.de.ts')).purchasesMessages,
    }),
    zh: async () => ({
      purchases: (await import('#features/account/purchases.messages.zh.ts')).purchasesMessages,
    }),
  }),
  password: part({
    en: async () => ({ password: (await import('#lib/password/password.messages.ts')).passwordMessages }),
    pt: async () => ({ password: (await import('#lib/password/password.messages.pt.ts')).passwordMessages }),
    ar: async () => ({ password: (await import('#lib/password/password.messages.ar.ts')).passwordMessages }),
    es: async () => ({ password: (await import('#lib/password/password.messages.es.ts')).passwordMessages }),
    de: async () => ({ password: (await import('#lib/password/password.messages.de.ts')).passwordMessages }),
    zh: async () => ({ password: (await import('#lib/password/password.messages.zh.ts')).passwordMessages }),
  }),
  recovery: part({
    en: async () => ({
      recovery: (await import('#features/auth/recovery.messages.ts')).recoveryMessages,
    }),
    pt: async () => ({
      recovery: (await import('#features/auth/recovery.messages.pt.ts')).recoveryMessages,
    }),
    ar: async () => ({
      recovery: (await import('#features/auth/recovery.messages.ar.ts')).recoveryMessages,
    }),
    es: async () => ({
      recovery: (await import('#features/auth/recovery.messages.es.ts')).recoveryMessages,
    }),
    de: async () => ({
      recovery: (await import('#features/auth/recovery.messages.de.ts')).recoveryMessages,
    }),
    zh: async () => ({
      recovery: (await import('#features/auth/recovery.messages.zh.ts')).recoveryMessages,
    }),
  }),
  contact: part({
    en: async () => ({
      contact: (await import('#features/contact/contact.messages.ts')).contactMessages,
    }),
    pt: async () => ({
      contact: (await import('#features/contact/contact.messages.pt.ts')).contactMessages,
    }),
    ar: async () => ({
      contact: (await import('#features/contact/contact.messages.ar.ts')).contactMessages,
    }),
    es: async () => ({
      contact: (await import('#features/contact/contact.messages.es.ts')).contactMessages,
    }),
    de: async () => ({
      contact: (await import('#features/contact/contact.messages.de.ts')).contactMessages,
    }),
    zh: async () => ({
      contact: (await import('#features/contact/contact.messages.zh.ts')).contactMessages,
    }),
  }),
  admin: part({
    en: async () => ({
      admin: (await import('#features/admin/admin.messages.ts')).adminMessages,
      adminUsers: (await import('#features/admin/users.messages.ts')).adminUsersMessages,
      adminRoles: (await import('#features/admin/roles.messages.ts')).adminRolesMessages,
      adminLogs: (await import('#features/admin/logs.messages.ts')).adminLogsMessages,
      adminOrganizations: (await import('#features/admin/organizations.messages.ts')).adminOrganizationsMessages,
      adminContacts: (await import('#features/admin/contacts.messages.ts')).adminContactsMessages,
      adminOrders: (await import('#features/admin/orders.messages.ts')).adminOrdersMessages,
      adminImport: (await import('#features/admin/importing.messages.ts')).adminImportMessages,
    }),
    pt: async () => ({
      admin: (await import('#features/admin/admin.messages.pt.ts')).adminMessages,
      adminUsers: (await import('#features/admin/users.messages.pt.ts')).adminUsersMessages,
      adminRoles: (await import('#features/admin/roles.messages.pt.ts')).adminRolesMessages,
      adminLogs: (await import('#features/admin/logs.messages.pt.ts')).adminLogsMessages,
      adminOrganizations: (await import('#features/admin/organizations.messages.pt.ts')).adminOrganizationsMessages,
      adminContacts: (await import('#features/admin/contacts.messages.pt.ts')).adminContactsMessages,
      adminOrders: (await import('#features/admin/orders.messages.pt.ts')).adminOrdersMessages,
      adminImport: (await import('#features/admin/importing.messages.pt.ts')).adminImportMessages,
    }),
    ar: async () => ({
      admin: (await import('#features/admin/admin.messages.ar.ts')).adminMessages,
      adminUsers: (await import('#features/admin/users.messages.ar.ts')).adminUsersMessages,
      adminRoles: (await import('#features/admin/roles.messages.ar.ts')).adminRolesMessages,
      adminLogs: (await import('#features/admin/logs.messages.ar.ts')).adminLogsMessages,
      adminOrganizations: (await import('#features/admin/organizations.messages.ar.ts')).adminOrganizationsMessages,
      adminContacts: (await import('#features/admin/contacts.messages.ar.ts')).adminContactsMessages,
      adminOrders: (await import('#features/admin/orders.messages.ar.ts')).adminOrdersMessages,
      adminImport: (await import('#features/admin/importing.messages.ar.ts')).adminImportMessages,
    }),
    es: async () => ({
      admin: (await import('#features/admin/admin.messages.es.ts')).adminMessages,
      adminUsers: (await import('#features/admin/users.messages.es.ts')).adminUsersMessages,
      adminRoles: (await import('#features/admin/roles.messages.es.ts')).adminRolesMessages,
      adminLogs: (await import('#features/admin/logs.messages.es.ts')).adminLogsMessages,
      adminOrganizations: (await import('#features/admin/organizations.messages.es.ts')).adminOrganizationsMessages,
      adminContacts: (await import('#features/admin/contacts.messages.es.ts')).adminContactsMessages,
      adminOrders: (await import('#features/admin/orders.messages.es.ts')).adminOrdersMessages,
      adminImport: (await import('#features/admin/importing.messages.es.ts')).adminImportMessages,
    }),
    de: async () => ({
      admin: (await import('#features/admin/admin.messages.de.ts')).adminMessages,
      adminUsers: (await import('#features/admin/users.messages.de.ts')).adminUsersMessages,
      adminRoles: (await import('#features/admin/roles.messages.de.ts')).adminRolesMessages,
      adminLogs: (await import('#features/admin/logs.messages.de.ts')).adminLogsMessages,
      adminOrganizations: (await import('#features/admin/organizations.messages.de.ts')).adminOrganizationsMessages,
      adminContacts: (await import('#features/admin/contacts.messages.de.ts')).adminContactsMessages,
      adminOrders: (await import('#features/admin/orders.messages.de.ts')).adminOrdersMessages,
      adminImport: (await import('#features/admin/importing.messages.de.ts')).adminImportMessages,
    }),
    zh: async () => ({
      admin: (await import('#features/admin/admin.messages.zh.ts')).adminMessages,
      adminUsers: (await import('#features/admin/users.messages.zh.ts')).adminUsersMessages,
      adminRoles: (await import('#features/admin/roles.messages.zh.ts')).adminRolesMessages,
      adminLogs: (await import('#features/admin/logs.messages.zh.ts')).adminLogsMessages,
      adminOrganizations: (await import('#features/admin/organizations.messages.zh.ts')).adminOrganizationsMessages,
      adminContacts: (await import('#features/admin/contacts.messages.zh.ts')).adminContactsMessages,
      adminOrders: (await import('#features/admin/orders.messages.zh.ts')).adminOrdersMessages,
      adminImport: (await import('#features/admin/importing.messages.zh.ts')).adminImportMessages,
    }),
  }),
  collections: part({
    en: async () => ({
      collections: (await import('#features/collections/collections.messages.ts')).collectionsMessages,
      collectionItems: (await import('#features/collections/items.messages.ts')).collectionItemsMessages,
      arranging: (await import('#features/collections/arranging.messages.ts')).arrangingMessages,
      managing: (await import('#features/collections/managing.messages.ts')).managingMessages,
    }),
    pt: async () => ({
      collections: (await import('#features/collections/collections.messages.pt.ts')).collectionsMessages,
      collectionItems: (await import('#features/collections/items.messages.pt.ts')).collectionItemsMessages,
      arranging: (await import('#features/collections/arranging.messages.pt.ts')).arrangingMessages,
      managing: (await import('#features/collections/managing.messages.pt.ts')).managingMessages,
    }),
    ar: async () => ({
      collections: (await import('#features/collections/collections.messages.ar.ts')).collectionsMessages,
      collectionItems: (await import('#features/collections/items.messages.ar.ts')).collectionItemsMessages,
      arranging: (await import('#features/collections/arranging.messages.ar.ts')).arrangingMessages,
      managing: (await import('#features/collections/managing.messages.ar.ts')).managingMessages,
    }),
    es: async () => ({
      collections: (await import('#features/collections/collections.messages.es.ts')).collectionsMessages,
      collectionItems: (await import('#features/collections/items.messages.es.ts')).collectionItemsMessages,
      arranging: (await import('#features/collections/arranging.messages.es.ts')).arrangingMessages,
      managing: (await import('#features/collections/managing.messages.es.ts')).managingMessages,
    }),
    de: async () => ({
      collections: (await import('#features/collections/collections.messages.de.ts')).collectionsMessages,
      collectionItems: (await import('#features/collections/items.messages.de.ts')).collectionItemsMessages,
      arranging: (await import('#features/collections/arranging.messages.de.ts')).arrangingMessages,
      managing: (await import('#features/collections/managing.messages.de.ts')).managingMessages,
    }),
    zh: async () => ({
      collections: (await import('#features/collections/collections.messages.zh.ts')).collectionsMessages,
      collectionItems: (await import('#features/collections/items.messages.zh.ts')).collectionItemsMessages,
      arranging: (await import('#features/collections/arranging.messages.zh.ts')).arrangingMessages,
      managing: (await import('#features/collections/managing.messages.zh.ts')).managingMessages,
    }),
  }),
  sharing: part({
    en: async () => ({ sharing: (await import('#features/collections/sharing.messages.ts')).sharingMessages }),
    pt: async () => ({ sharing: (await import('#features/collections/sharing.messages.pt.ts')).sharingMessages }),
    ar: async () => ({ sharing: (await import('#features/collections/sharing.messages.ar.ts')).sharingMessages }),
    es: async () => ({ sharing: (await import('#features/collections/sharing.messages.es.ts')).sharingMessages }),
    de: async () => ({ sharing: (await import('#features/collections/sharing.messages.de.ts')).sharingMessages }),
    zh: async () => ({ sharing: (await import('#features/collections/sharing.messages.zh.ts')).sharingMessages }),
  }),
  transfer: part({
    en: async () => ({ transfer: (await import('#features/collections/transfer.messages.ts')).transferMessages }),
    pt: async () => ({ transfer: (await import('#features/collections/transfer.messages.pt.ts')).transferMessages }),
    ar: async () => ({ transfer: (await import('#features/collections/transfer.messages.ar.ts')).transferMessages }),
    es: async () => ({ transfer: (await import('#features/collections/transfer.messages.es.ts')).transferMessages }),
    de: async () => ({ transfer: (await import('#features/collections/transfer.messages.de.ts')).transferMessages }),
    zh: async () => ({ transfer: (await import('#features/collections/transfer.messages.zh.ts')).transferMessages }),
  }),
  demo: part({
    en: async () => ({ demo: (await import('#features/demo/areas/demo.messages.ts')).demoMessages }),
    pt: async () => ({ demo: (await import('#features/demo/areas/demo.messages.pt.ts')).demoMessages }),
    ar: async () => ({ demo: (await import('#features/demo/areas/demo.messages.ar.ts')).demoMessages }),
    es: async () => ({ demo: (await import('#features/demo/areas/demo.messages.es.ts')).demoMessages }),
    de: async () => ({ demo: (await import('#features/demo/areas/demo.messages.de.ts')).demoMessages }),
    zh: async () => ({ demo: (await import('#features/demo/areas/demo.messages.zh.ts')).demoMessages }),
  }),
  demoTools: part({
    en: async () => ({ demoTools: (await import('#features/demo/tools/demo-tools.messages.ts')).demoToolsMessages }),
    pt: async () => ({
      demoTools: (await import('#features/demo/tools/demo-tools.messages.pt.ts')).demoToolsMessages,
    }),
    ar: async () => ({
      demoTools: (await import('#features/demo/tools/demo-tools.messages.ar.ts')).demoToolsMessages,
    }),
    es: async () => ({
      demoTools: (await import('#features/demo/tools/demo-tools.messages.es.ts')).demoToolsMessages,
    }),
    de: async () => ({
      demoTools: (await import('#features/demo/tools/demo-tools.messages.de.ts')).demoToolsMessages,
    }),
    zh: async () => ({
      demoTools: (await import('#features/demo/tools/demo-tools.messages.zh.ts')).demoToolsMessages,
    }),
  }),
  store: part({
    en: async () => ({ store: (await import('#features/demo/store/store.messages.ts')).storeMessages }),
    pt: async () => ({ store: (await import('#features/demo/store/store.messages.pt.ts')).storeMessages }),
    ar: async () => ({ store: (await import('#features/demo/store/store.messages.ar.ts')).storeMessages }),
    es: async () => ({ store: (await import('#features/demo/store/store.messages.es.ts')).storeMessages }),
    de: async () => ({ store: (await import('#features/demo/store/store.messages.de.ts')).storeMessages }),
    zh: async () => ({ store: (await import('#features/demo/store/store.messages.zh.ts')).storeMessages }),
  }),
  chat: part({
    en: async () => ({
      chat: (await import('#features/chat/chat.messages.ts')).chatMessages,
      chatComposer: (await import('#features/chat/composer.messages.ts')).chatComposerMessages,
    }),
    pt: async () => ({
      chat: (await import('#features/chat/chat.messages.pt.ts')).chatMessages,
      chatComposer: (await import('#features/chat/composer.messages.pt.ts')).chatComposerMessages,
    }),
    ar: async () => ({
      chat: (await import('#features/chat/chat.messages.ar.ts')).chatMessages,
      chatComposer: (await import('#features/chat/composer.messages.ar.ts')).chatComposerMessages,
    }),
    es: async () => ({
      chat: (await import('#features/chat/chat.messages.es.ts')).chatMessages,
      chatComposer: (await import('#features/chat/composer.messages.es.ts')).chatComposerMessages,
    }),
    de: async () => ({
      chat: (await import('#features/chat/chat.messages.de.ts')).chatMessages,
      chatComposer: (await import('#features/chat/composer.messages.de.ts')).chatComposerMessages,
    }),
    zh: async () => ({
      chat: (await import('#features/chat/chat.messages.zh.ts')).chatMessages,
      chatComposer: (await import('#features/chat/composer.messages.zh.ts')).chatComposerMessages,
    }),
  }),
};

export type Part = keyof typeof PARTS;

type Loaded<Name extends Part> = Awaited<ReturnType<(typeof PARTS)[Name]['en']>>;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The namespaces of all parts, typed by the English words. */
export type PartMessages = Together<{ [Name in Part]: Loaded<Name> }[Part]>;
