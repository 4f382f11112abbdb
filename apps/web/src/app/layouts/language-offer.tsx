import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { declineOffer, offeredLanguage } from '../../i18n/offered-language.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

const Banner = lazy(async () => ({ default: (await import('./language-banner.tsx')).LanguageBanner }));

/** Offers the browser's own language, once; the server, and what stores its pages, knows nothing of it (I18N-01). */
export function LanguageOffer() {
  const { language } = useLanguage();
  const isHydrated = useIsHydrated();
  const [isDeclined, setIsDeclined] = useState(false);
  const offered = isHydrated && !isDeclined ? offeredLanguage(language.code, navigator.languages) : null;
  if (offered === null) return null;
  const decline = () => {
    declineOffer();
    setIsDeclined(true);
  };
  return (
    <Suspense>
      <Banner code={offered} onDecline={decline} />
    </Suspense>
  );
}
