import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl/react';
import { storeLanguage } from './language-choice.ts';
import { type Language, type LanguageCode, LANGUAGES } from './languages.ts';
import type { Words } from './words.ts';
import { loadPart, loadUsedParts } from './parts.ts';

interface LanguageState {
  language: Language;
  /** Loads the words, then shows them and remembers the choice. Rejects where they cannot be loaded; nothing has changed then. */
  chooseLanguage: (code: LanguageCode) => Promise<void>;
}

const LanguageContext = createContext<LanguageState | null>(null);

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage needs LanguageProvider above it.');
  return state;
}

interface Props {
  /** Language and words that the server rendered with. */
  initial: { code: LanguageCode; messages: Words };
  now: Date;
  children: ReactNode;
}

/** The words of one language at a time (I18N-01, I18N-02). */
export function LanguageProvider({ initial, now, children }: Props) {
  const [{ code, messages }, setCurrent] = useState(initial);

  const chooseLanguage = useCallback(async (next: LanguageCode) => {
    const [words] = await Promise.all([loadPart('core', next), loadUsedParts(next)]);
    setCurrent({ code: next, messages: words });
    storeLanguage(next);
    document.documentElement.lang = next;
    document.documentElement.dir = LANGUAGES[next].direction;
  }, []);

  const state = useMemo(() => ({ language: LANGUAGES[code], chooseLanguage }), [code, chooseLanguage]);
  return (
    <LanguageContext value={state}>
      <IntlProvider locale={code} messages={messages} timeZone="UTC" now={now}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
