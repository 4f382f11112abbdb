import { type ReactNode, use } from 'react';
import { IntlProvider, useMessages } from 'use-intl/react';
import { useLanguage } from './language-provider.tsx';
import { loadPart, type Part, wordsOf } from './parts.ts';

/** Adds the words of a part to those of everything below; suspends while they are fetched. */
export function WithWords({ part, children }: { part: Part; children: ReactNode }) {
  const { language } = useLanguage();
  const messages = useMessages();
  // Words that are here are read at once: hydration must find what the server rendered.
  const words = wordsOf(part, language.code) ?? use(loadPart(part, language.code));
  return (
    <IntlProvider locale={language.code} messages={{ ...messages, ...words }}>
      {children}
    </IntlProvider>
  );
}
