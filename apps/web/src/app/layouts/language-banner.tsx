import { Button } from '@onceware/ui/button/button';
import { useEffect, useId, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl/react';
import { type LanguageCode, LANGUAGES } from '#i18n/languages.ts';
import { loadPart } from '#i18n/parts.ts';
import type { Words } from '#i18n/words.ts';
import { declineOffer, offeredLanguage } from '#i18n/offered-language.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';
import classes from './language-banner.module.css';

/** Asks readers who prefer another of our languages than the one shown, once. */
export function LanguageBanner({ shown }: { shown: LanguageCode }) {
  const [isDeclined, setIsDeclined] = useState(false);
  const code = isDeclined ? null : offeredLanguage(shown, navigator.languages);
  const decline = () => {
    declineOffer();
    setIsDeclined(true);
  };
  return code && <Offer code={code} onDecline={decline} />;
}

interface Props {
  code: LanguageCode;
  onDecline: () => void;
}

/** Offers a language in that language, as an overlay that moves nothing. */
function Offer({ code, onDecline }: Props) {
  const [messages, setMessages] = useState<Words | null>(null);
  useEffect(() => {
    let isOver = false;
    loadPart('core', code).then(
      (loaded) => isOver || setMessages(loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [code]);
  if (!messages) return null;
  return (
    <IntlProvider locale={code} messages={messages}>
      <Question code={code} onDecline={onDecline} />
    </IntlProvider>
  );
}

function Question({ code, onDecline }: Props) {
  const t = useTranslations('app.offer');
  const { choose } = useChooseLanguage();
  const id = useId();
  return (
    <section className={classes.banner} lang={code} dir={LANGUAGES[code].direction} aria-labelledby={id}>
      <p id={id} className="text-14 weight-580">
        {t('question')}
      </p>
      <div className="row wrap gap-2">
        <Button variant="primary" onClick={() => choose(code)}>
          {t('accept')}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
    </section>
  );
}
