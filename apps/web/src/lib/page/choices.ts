import type { LanguageCode } from '#i18n/languages.ts';

/** All that pages read of a browser's cookies, which can say nothing else than these few values. */
export interface Choices {
  language: LanguageCode;
  colorScheme: 'light' | 'dark' | 'auto';
  isSidebarCollapsed: boolean;
}
