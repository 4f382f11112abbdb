import type { LanguageCode } from '#i18n/languages.ts';
import { loadPart } from '#i18n/parts.ts';
import { preloadable } from '#lib/page/preloadable.tsx';

const collections = preloadable(async () => (await import('./collections-slot.tsx')).CollectionsSlot);
const chat = preloadable(async () => (await import('./chat-slot.tsx')).ChatSlot);

export const PANEL_CONTENTS = { collections: collections.Component, chat: chat.Component };

// With their words, so that what is opened shows at once.
export const loadCollections = (code: LanguageCode) =>
  Promise.all([collections.preload(), loadPart('collections', code)]);
export const loadChat = (code: LanguageCode) => Promise.all([chat.preload(), loadPart('chat', code)]);
