import { Avatar } from '@onceware/ui/avatar/avatar';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { LinkRows } from '../pieces/link-rows.tsx';
import rows from '../pieces/rows.module.css';
import { PROFILE_KINDS, profileOf } from '../samples/sample-profiles.ts';
import { Section } from '../pieces/section.tsx';
import classes from './profiles.module.css';

/** /public-profile */
export function ProfilesPage() {
  const t = useTranslations('demo.profiles');
  return (
    <DemoPage title={t('title')} lead={t('lead')}>
      <Section title={t('kinds')}>
        <ul className={rows.rows}>
          {PROFILE_KINDS.map((kind) => {
            const { name, headline } = profileOf(kind);
            return (
              <li key={kind} className={classes.profile}>
                <Avatar src={null} name={name} size={48} />
                <div>
                  <p className={rows.note}>{t(`kind.${kind}`)}</p>
                  <Link className="weight-580 breaks ink" to={paths.demo.profile(kind)} lang="en" dir="auto">
                    {name}
                  </Link>
                  <p className={rows.note} lang="en" dir="auto">
                    {headline}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={t('shared')}>
        <LinkRows
          links={[
            { to: paths.demo.profileProjects, title: t('projectsTitle'), text: t('projectsLead') },
            { to: paths.demo.profileActivity, title: t('activityTitle'), text: t('activityLead') },
          ]}
        />
      </Section>
    </DemoPage>
  );
}
