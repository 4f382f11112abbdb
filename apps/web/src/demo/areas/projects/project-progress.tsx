import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { ProgressBar } from '#lib/progress/progress-bar.tsx';
import { progressOf, type SampleProject } from '../samples/sample-projects.ts';
import classes from './projects.module.css';

/** How many of the milestones are reached, as a bar and in per cent. */
export function ProjectProgress({ project }: { project: SampleProject }) {
  const t = useTranslations('demo.projects');
  const format = useFormat();
  const value = progressOf(project);
  return (
    <div className="row items-center gap-2">
      <ProgressBar label={t('progressOf', { name: project.name })} done={value} total={100} />
      <span className={classes.value} aria-hidden>
        {format.percent(value)}
      </span>
    </div>
  );
}
