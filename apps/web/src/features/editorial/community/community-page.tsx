import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { Hub } from './hub.tsx';
import { Newest } from './newest.tsx';
import { PageHead } from '../pieces/page-head.tsx';
import { PageSection } from '#lib/frames/page-section.tsx';
import { Terms } from '../about/terms.tsx';

/** /community: what members do and publish, what is new, and where they meet. */
export function CommunityPage({ directory }: { directory?: ReactNode }) {
  const t = useTranslations('editorial.community');
  const reading = (
    <>
      {t('members.read.text')} <Link to={paths.blog}>{t('members.read.link')}</Link>
    </>
  );
  return (
    <>
      <Head title={t('pageTitle')} description={t('description')} canonical={paths.community} />
      <PageHead title={t('title')} lead={t('lead')} />
      {directory}
      <PageSection title={t('members.title')}>
        <Terms
          terms={[
            { term: t('members.save.title'), text: t('members.save.text') },
            { term: t('members.chat.title'), text: t('members.chat.text') },
            { term: t('members.read.title'), text: reading },
          ]}
        />
      </PageSection>
      <Newest />
      <Hub />
    </>
  );
}
