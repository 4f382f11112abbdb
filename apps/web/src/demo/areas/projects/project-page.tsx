import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { PersonLine } from '../pieces/person-line.tsx';
import rows from '../pieces/rows.module.css';
import { samplePeople } from '../samples/sample-people.ts';
import type { SampleProject } from '../samples/sample-projects.ts';
import { Section } from '../pieces/section.tsx';
import { Milestones } from './milestones.tsx';
import classes from './projects.module.css';
import { ProjectProgress } from './project-progress.tsx';
import { ProjectStatusBadge } from './project-status.tsx';

/** /project/:slug */
export function ProjectPage({ project }: { project: SampleProject }) {
  const t = useTranslations('demo.projects');
  const format = useFormat();
  const [lead] = project.memberIds;
  return (
    <DemoPage
      title={project.name}
      lead={project.promise}
      isSampleText
      action={<Link to={demoPaths.projects}>{t('all')}</Link>}
    >
      <dl className={classes.projectPageFacts}>
        <div>
          <dt>{t('statusLabel')}</dt>
          <dd>
            <ProjectStatusBadge status={project.status} />
          </dd>
        </div>
        <div>
          <dt>{t('progress')}</dt>
          <dd>
            <ProjectProgress project={project} />
          </dd>
        </div>
        <div>
          <dt>{t('due')}</dt>
          <dd>
            <time dateTime={project.due}>{format.date(project.due)}</time>
          </dd>
        </div>
      </dl>
      <div className={rows.columns}>
        <Section title={t('about')}>
          <p className={classes.about} lang="en" dir="auto">
            {project.about}
          </p>
        </Section>
        <Section title={t('milestones')}>
          <Milestones milestones={project.milestones} />
        </Section>
        <Section title={t('team')}>
          <ul className={rows.rows}>
            {samplePeople(project.memberIds).map((person) => (
              <li key={person.id} className={rows.row}>
                <PersonLine person={person} />
                {person.id === lead && <span className={rows.note}>{t('leads')}</span>}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </DemoPage>
  );
}
