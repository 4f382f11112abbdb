import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../pieces/demo-page.tsx';
import { FilterSelect, useFilter } from '../pieces/filter-select.tsx';
import rows from '../pieces/rows.module.css';
import { PROJECT_STATUSES, SAMPLE_PROJECTS } from '../samples/sample-projects.ts';
import { ProjectList } from './project-list.tsx';

/** /projects */
export function ProjectsPage() {
  const t = useTranslations('demo.projects');
  const status = useFilter('status', PROJECT_STATUSES);
  const projects = SAMPLE_PROJECTS.filter((project) => status === undefined || project.status === status);
  return (
    <DemoPage title={t('title')} lead={t('lead')}>
      <div>
        <div className={rows.bar}>
          <FilterSelect
            name="status"
            label={t('statusLabel')}
            values={PROJECT_STATUSES}
            wordOf={(value) => t(`status.${value}`)}
          />
          <p className={rows.note} role="status">
            {t('count', { count: projects.length })}
          </p>
        </div>
        <ProjectList projects={projects} label={t('title')} />
      </div>
    </DemoPage>
  );
}
