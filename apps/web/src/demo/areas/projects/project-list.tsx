import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { AvatarRow } from '../pieces/avatar-row.tsx';
import rows from '../pieces/rows.module.css';
import type { SampleProject } from '../samples/sample-projects.ts';
import classes from './projects.module.css';
import { ProjectProgress } from './project-progress.tsx';
import { ProjectStatusBadge } from './project-status.tsx';

/** Projects as rows that lead to their pages. */
export function ProjectList({ projects, label }: { projects: readonly SampleProject[]; label: string }) {
  const t = useTranslations('demo.projects');
  const format = useFormat();
  return (
    <ul className={rows.rows} aria-label={label}>
      {projects.map((project) => (
        <li key={project.slug} className={classes.project}>
          <div className={classes.words}>
            <p className="row wrap items-center gap-1-3">
              <Link className={classes.name} to={demoPaths.project(project.slug)} lang="en" dir="auto">
                {project.name}
              </Link>
              <ProjectStatusBadge status={project.status} />
            </p>
            <p className={rows.note} lang="en" dir="auto">
              {project.promise}
            </p>
          </div>
          <div className={classes.projectListFacts}>
            <ProjectProgress project={project} />
            <div className="row wrap items-center justify-between gap-1-4">
              <AvatarRow personIds={project.memberIds} label={t('people', { count: project.memberIds.length })} />
              <time className={rows.note} dateTime={project.due}>
                {t('dueOn', { date: format.date(project.due) })}
              </time>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
