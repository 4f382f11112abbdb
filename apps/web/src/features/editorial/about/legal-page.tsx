import type { LegalPageName } from '@onceware/api/outlets/legal/legal.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LANGUAGES } from '#i18n/languages.ts';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { PageHead } from '../pieces/page-head.tsx';
import prose from '../pieces/prose.module.css';

const LINES = ['96%', '100%', '91%', '98%', '60%'];

/** `/terms`, `/privacy`, `/imprint`: the operator's text, in English where nobody translated it. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const t = useTranslations('editorial.post');
  const { language } = useLanguage();
  const { data, error } = trpc.legal.page.useQuery({ name });
  if (error) throw error;
  const edition = data?.editions.find((one) => one.language === language.code) ?? data?.editions[0];
  if (!edition) {
    return (
      <div className={prose.prose} role="status" aria-label={t('loading')}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="18px" />
        ))}
      </div>
    );
  }
  return (
    <article lang={edition.language} dir={LANGUAGES[edition.language].direction}>
      <Head
        title={edition.title}
        canonical={paths[name]}
        languages={data?.editions.map(({ language: code }) => code)}
      />
      <PageHead title={edition.title} />
      {/* Cleaned by the server: no scripts, no styles, no addresses but of the web and mail. */}
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: edition.html }} />
    </article>
  );
}
