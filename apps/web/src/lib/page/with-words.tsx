import { type ReactNode, use } from 'react';
import { IntlProvider, useMessages } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { RenderedContext } from './rendered.ts';
import type { Part } from '#i18n/words.ts';
import { loadPart } from '#i18n/parts.ts';

/** Adds the words of a part to those of everything below; suspends while they are fetched. */
export function WithWords({ part, children }: { part: Part; children: ReactNode }) {
  const { language } = useLanguage();
  const messages = useMessages();
  use(RenderedContext)?.words.add(part);
  const words = use(loadPart(part, language.code));
  return (
    <IntlProvider locale={language.code} messages={{ ...messages, ...words }}>
      {children}
    </IntlProvider>
  );
}
