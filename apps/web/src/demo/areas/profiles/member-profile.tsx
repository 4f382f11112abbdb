import { useTranslations } from 'use-intl/react';
import { ProjectList } from '../projects/project-list.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_CIRCLES } from '../samples/sample-network.ts';
import { SAMPLE_MEMBER } from '../samples/sample-profiles.ts';
import { SAMPLE_PROJECTS } from '../samples/sample-projects.ts';
import { Section } from '../pieces/section.tsx';
import classes from './profiles.module.css';

export function MemberProfile() {
  const t = useTranslations('demo.profiles');
  const { interests, circleIds, projectSlugs } = SAMPLE_MEMBER;
  return (
    <>
      <div className={rows.columns}>
        <Section title={t('interests')}>
          <ul className={classes.interests}>
            {interests.map((interest) => (
              <li key={interest} className={classes.interest} lang="en" dir="auto">
                {interest}
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('circles')}>
          <ul className={rows.rows}>
            {SAMPLE_CIRCLES.filter(({ id }) => circleIds.includes(id)).map(({ id, name, purpose }) => (
              <li key={id} className={rows.row}>
                <div className={rows.words} lang="en">
                  <p className={rows.name} dir="auto">
                    {name}
                  </p>
                  <p className={rows.note} dir="auto">
                    {purpose}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={t('worksOn')}>
        <ProjectList
          projects={SAMPLE_PROJECTS.filter(({ slug }) => projectSlugs.includes(slug))}
          label={t('worksOn')}
        />
      </Section>
    </>
  );
}
