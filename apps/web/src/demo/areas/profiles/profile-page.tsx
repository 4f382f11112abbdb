import { Avatar } from '@onceware/ui/avatar/avatar';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import rows from '../pieces/rows.module.css';
import { type ProfileKind, profileOf } from '../samples/sample-profiles.ts';
import { Section } from '../pieces/section.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { CreatorProfile } from './creator-profile.tsx';
import classes from './profiles.module.css';

const SECTIONS = { creator: CreatorProfile, company: CompanyProfile } as const;

/** /public-profile/profiles/:kind */
export function ProfilePage({ kind }: { kind: ProfileKind }) {
  const t = useTranslations('demo.profiles');
  const format = useFormat();
  const { name, headline, place, about, since } = profileOf(kind);
  const Sections = SECTIONS[kind];
  return (
    <DemoPage
      title={name}
      lead={headline}
      isSampleText
      picture={<Avatar src={null} name={name} size={64} />}
      action={<Link to={paths.demo.profiles}>{t('allProfiles')}</Link>}
    >
      <Section
        title={t('about')}
        aside={
          <p className={rows.note}>
            {t(`kind.${kind}`)} · <bdi lang="en">{place}</bdi> ·{' '}
            <time dateTime={since}>{t('since', { date: format.date(since) })}</time>
          </p>
        }
      >
        <p className={classes.about} lang="en" dir="auto">
          {about}
        </p>
      </Section>
      <Sections />
    </DemoPage>
  );
}
