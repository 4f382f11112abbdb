import { useLocation, useNavigate } from 'react-router';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useErrorSentence } from './api/error-sentence.ts';
import { languageOfAddress, withoutLanguage } from '#i18n/language-of-address.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { isLanguageCode } from '#i18n/languages.ts';

const STAYING = { replace: true, preventScrollReset: true };

/** For a control that chooses the language: what cannot be loaded is said, and the old language stays (I18N-01). */
export function useChooseLanguage() {
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { language, chooseLanguage } = useLanguage();
  const choose = (value: string) => {
    if (!isLanguageCode(value)) return;
    chooseLanguage(value).then(
      // An address that asks for another language would have it again when the page is loaded next.
      () => languageOfAddress(search) && void navigate({ search: withoutLanguage(search) }, STAYING),
      (error: unknown) => showToast({ kind: 'error', text: sentence(error) }),
    );
  };
  return { language, choose };
}
