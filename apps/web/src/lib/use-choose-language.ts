import { showToast } from '#lib/toasts/toasts.tsx';
import { useErrorSentence } from './api/error-sentence.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { isLanguageCode } from '#i18n/languages.ts';

/** For a control that chooses the language: what cannot be loaded is said, and the old language stays (I18N-01). */
export function useChooseLanguage() {
  const sentence = useErrorSentence();
  const { language, chooseLanguage } = useLanguage();
  const choose = (value: string) => {
    if (isLanguageCode(value))
      chooseLanguage(value).catch((error: unknown) => showToast({ kind: 'error', text: sentence(error) }));
  };
  return { language, choose };
}
