import type { LanguageCode } from '#i18n/languages.ts';

/** Cookie values that pages depend on, limited to these few. */
export interface Choices {
  language: LanguageCode;
  colorScheme: 'light' | 'dark' | 'auto';
  isSidebarCollapsed: boolean;
}
