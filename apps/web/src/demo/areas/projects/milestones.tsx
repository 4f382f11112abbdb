import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { SampleMilestone } from '../samples/sample-projects.ts';
import classes from './projects.module.css';

export function Milestones({ milestones }: { milestones: readonly SampleMilestone[] }) {
  const t = useTranslations('demo.projects');
  return (
    <ol className="stack gap-2">
      {milestones.map(({ title, isDone }) => {
        const Icon = isDone ? IconCircleCheck : IconCircle;
        return (
          <li key={title} className={classes.milestone} data-done={isDone || undefined}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <bdi lang="en">{title}</bdi>
            <span className="sr-only">{t(isDone ? 'reached' : 'ahead')}</span>
          </li>
        );
      })}
    </ol>
  );
}
