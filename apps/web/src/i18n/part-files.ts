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
    en: async () => ({ menus: (await import('../features/header/menus.messages.ts')).menusMessages }),
    pt: async () => ({ menus: (await import('../features/header/menus.messages.pt.ts')).menusMessages }),
    ar: async () => ({ menus: (await import('../features/header/menus.messages.ar.ts')).menusMessages }),
    es: async () => ({ menus: (await import('../features/header/menus.messages.es.ts')).menusMessages }),
    de: async () => ({ menus: (await import('../features/header/menus.messages.de.ts')).menusMessages }),
    zh: async () => ({ menus: (await import('../features/header/menus.messages.zh.ts')).menusMessages }),
  }),
  editorial: part({
    en: async () => ({ editorial: (await import('../features/editorial/editorial.messages.ts')).editorialMessages }),
    pt: async () => ({ editorial: (await import('../features/editorial/editorial.messages.pt.ts')).editorialMessages }),
    ar: async () => ({ editorial: (await import('../features/editorial/editorial.messages.ar.ts')).editorialMessages }),
    es: async () => ({ editorial: (await import('../features/editorial/editorial.messages.es.ts')).editorialMessages }),
    de: async () => ({ editorial: (await import('../features/editorial/editorial.messages.de.ts')).editorialMessages }),
    zh: async () => ({ editorial: (await import('../features/editorial/editorial.messages.zh.ts')).editorialMessages }),
  }),
  account: part({
    en: async () => ({ account: (await import('../features/account/account.messages.ts')).accountMessages }),
    pt: async () => ({ account: (await import('../features/account/account.messages.pt.ts')).accountMessages }),
    ar: async () => ({ account: (await import('../features/account/account.messages.ar.ts')).accountMessages }),
    es: async () => ({ account: (await import('../features/account/account.messages.es.ts')).accountMessages }),
    de: async () => ({ account: (await import('../features/account/account.messages.de.ts')).accountMessages }),
    zh: async () => ({ account: (await import('../features/account/account.messages.zh.ts')).accountMessages }),
  }),
  admin: part({
    en: async () => ({ admin: (await import('../features/admin/admin.messages.ts')).adminMessages }),
    pt: async () => ({ admin: (await import('../features/admin/admin.messages.pt.ts')).adminMessages }),
    ar: async () => ({ admin: (await import('../features/admin/admin.messages.ar.ts')).adminMessages }),
    es: async () => ({ admin: (await import('../features/admin/admin.messages.es.ts')).adminMessages }),
    de: async () => ({ admin: (await import('../features/admin/admin.messages.de.ts')).adminMessages }),
    zh: async () => ({ admin: (await import('../features/admin/admin.messages.zh.ts')).adminMessages }),
  }),
  collections: part({
    en: async () => ({
      collections: (await import('../features/collections/collections.messages.ts')).collectionsMessages,
      collectionItems: (await import('../features/collections/items.messages.ts')).collectionItemsMessages,
      arranging: (await import('../features/collections/arranging.messages.ts')).arrangingMessages,
      managing: (await import('../features/collections/managing.messages.ts')).managingMessages,
    }),
    pt: async () => ({
      collections: (await import('../features/collections/collections.messages.pt.ts')).collectionsMessages,
      collectionItems: (await import('../features/collections/items.messages.pt.ts')).collectionItemsMessages,
      arranging: (await import('../features/collections/arranging.messages.pt.ts')).arrangingMessages,
      managing: (await import('../features/collections/managing.messages.pt.ts')).managingMessages,
    }),
    ar: async () => ({
      collections: (await import('../features/collections/collections.messages.ar.ts')).collectionsMessages,
      collectionItems: (await import('../features/collections/items.messages.ar.ts')).collectionItemsMessages,
      arranging: (await import('../features/collections/arranging.messages.ar.ts')).arrangingMessages,
      managing: (await import('../features/collections/managing.messages.ar.ts')).managingMessages,
    }),
    es: async () => ({
      collections: (await import('../features/collections/collections.messages.es.ts')).collectionsMessages,
      collectionItems: (await import('../features/collections/items.messages.es.ts')).collectionItemsMessages,
      arranging: (await import('../features/collections/arranging.messages.es.ts')).arrangingMessages,
      managing: (await import('../features/collections/managing.messages.es.ts')).managingMessages,
    }),
    de: async () => ({
      collections: (await import('../features/collections/collections.messages.de.ts')).collectionsMessages,
      collectionItems: (await import('../features/collections/items.messages.de.ts')).collectionItemsMessages,
      arranging: (await import('../features/collections/arranging.messages.de.ts')).arrangingMessages,
      managing: (await import('../features/collections/managing.messages.de.ts')).managingMessages,
    }),
    zh: async () => ({
      collections: (await import('../features/collections/collections.messages.zh.ts')).collectionsMessages,
      collectionItems: (await import('../features/collections/items.messages.zh.ts')).collectionItemsMessages,
      arranging: (await import('../features/collections/arranging.messages.zh.ts')).arrangingMessages,
      managing: (await import('../features/collections/managing.messages.zh.ts')).managingMessages,
    }),
  }),
  sharing: part({
    en: async () => ({ sharing: (await import('../features/collections/sharing.messages.ts')).sharingMessages }),
    pt: async () => ({ sharing: (await import('../features/collections/sharing.messages.pt.ts')).sharingMessages }),
    ar: async () => ({ sharing: (await import('../features/collections/sharing.messages.ar.ts')).sharingMessages }),
    es: async () => ({ sharing: (await import('../features/collections/sharing.messages.es.ts')).sharingMessages }),
    de: async () => ({ sharing: (await import('../features/collections/sharing.messages.de.ts')).sharingMessages }),
    zh: async () => ({ sharing: (await import('../features/collections/sharing.messages.zh.ts')).sharingMessages }),
  }),
  transfer: part({
    en: async () => ({ transfer: (await import('../features/collections/transfer.messages.ts')).transferMessages }),
    pt: async () => ({ transfer: (await import('../features/collections/transfer.messages.pt.ts')).transferMessages }),
    ar: async () => ({ transfer: (await import('../features/collections/transfer.messages.ar.ts')).transferMessages }),
    es: async () => ({ transfer: (await import('../features/collections/transfer.messages.es.ts')).transferMessages }),
    de: async () => ({ transfer: (await import('../features/collections/transfer.messages.de.ts')).transferMessages }),
    zh: async () => ({ transfer: (await import('../features/collections/transfer.messages.zh.ts')).transferMessages }),
  }),
  demo: part({
    en: async () => ({ demo: (await import('../features/demo/areas/demo.messages.ts')).demoMessages }),
    pt: async () => ({ demo: (await import('../features/demo/areas/demo.messages.pt.ts')).demoMessages }),
    ar: async () => ({ demo: (await import('../features/demo/areas/demo.messages.ar.ts')).demoMessages }),
    es: async () => ({ demo: (await import('../features/demo/areas/demo.messages.es.ts')).demoMessages }),
    de: async () => ({ demo: (await import('../features/demo/areas/demo.messages.de.ts')).demoMessages }),
    zh: async () => ({ demo: (await import('../features/demo/areas/demo.messages.zh.ts')).demoMessages }),
  }),
  demoTools: part({
    en: async () => ({ demoTools: (await import('../features/demo/tools/demo-tools.messages.ts')).demoToolsMessages }),
    pt: async () => ({ demoTools: (await import('../features/demo/tools/demo-tools.messages.pt.ts')).demoToolsMessages }),
    ar: async () => ({ demoTools: (await import('../features/demo/tools/demo-tools.messages.ar.ts')).demoToolsMessages }),
    es: async () => ({ demoTools: (await import('../features/demo/tools/demo-tools.messages.es.ts')).demoToolsMessages }),
    de: async () => ({ demoTools: (await import('../features/demo/tools/demo-tools.messages.de.ts')).demoToolsMessages }),
    zh: async () => ({ demoTools: (await import('../features/demo/tools/demo-tools.messages.zh.ts')).demoToolsMessages }),
  }),
  store: part({
    en: async () => ({ store: (await import('../features/demo/store/store.messages.ts')).storeMessages }),
    pt: async () => ({ store: (await import('../features/demo/store/store.messages.pt.ts')).storeMessages }),
    ar: async () => ({ store: (await import('../features/demo/store/store.messages.ar.ts')).storeMessages }),
    es: async () => ({ store: (await import('../features/demo/store/store.messages.es.ts')).storeMessages }),
    de: async () => ({ store: (await import('../features/demo/store/store.messages.de.ts')).storeMessages }),
    zh: async () => ({ store: (await import('../features/demo/store/store.messages.zh.ts')).storeMessages }),
  }),
  chat: part({
    en: async () => ({
      chat: (await import('../features/chat/chat.messages.ts')).chatMessages,
      chatComposer: (await import('../features/chat/composer.messages.ts')).chatComposerMessages,
    }),
    pt: async () => ({
      chat: (await import('../features/chat/chat.messages.pt.ts')).chatMessages,
      chatComposer: (await import('../features/chat/composer.messages.pt.ts')).chatComposerMessages,
    }),
    ar: async () => ({
      chat: (await import('../features/chat/chat.messages.ar.ts')).chatMessages,
      chatComposer: (await import('../features/chat/composer.messages.ar.ts')).chatComposerMessages,
    }),
    es: async () => ({
      chat: (await import('../features/chat/chat.messages.es.ts')).chatMessages,
      chatComposer: (await import('../features/chat/composer.messages.es.ts')).chatComposerMessages,
    }),
    de: async () => ({
      chat: (await import('../features/chat/chat.messages.de.ts')).chatMessages,
      chatComposer: (await import('../features/chat/composer.messages.de.ts')).chatComposerMessages,
    }),
    zh: async () => ({
      chat: (await import('../features/chat/chat.messages.zh.ts')).chatMessages,
      chatComposer: (await import('../features/chat/composer.messages.zh.ts')).chatComposerMessages,
    }),
  }),
};

export type Part = keyof typeof PARTS;

type Loaded<Name extends Part> = Awaited<ReturnType<(typeof PARTS)[Name]['en']>>;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The namespaces of all parts, typed by the English words. */
export type PartMessages = Together<{ [Name in Part]: Loaded<Name> }[Part]>;
