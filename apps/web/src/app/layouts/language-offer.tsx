import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';

const Banner = lazy(async () => ({ default: (await import('./language-banner.tsx')).LanguageBanner }));

/** Offers the browser's own language, once; the server, and what stores its pages, knows nothing of it (I18N-01). */
export function LanguageOffer() {
  const { code } = useLanguage().language;
  const isOther = useIsHydrated() && !navigator.language.toLowerCase().startsWith(code);
  return (
    isOther && (
      <Suspense>
        <Banner shown={code} />
      </Suspense>
    )
  );
}
