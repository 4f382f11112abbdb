import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../pieces/demo-page.tsx';
import { ProjectList } from '../projects/project-list.tsx';
import { SAMPLE_PROJECTS } from '../samples/sample-projects.ts';
import { Section } from '../pieces/section.tsx';

/** /public-profile/projects */
export function ProfileProjectsPage() {
  const t = useTranslations('demo.profiles');
  const finished = SAMPLE_PROJECTS.filter(({ status }) => status === 'done');
  const underWay = SAMPLE_PROJECTS.filter(({ status }) => status !== 'done');
  return (
    <DemoPage title={t('projectsTitle')} lead={t('projectsLead')}>
      <Section title={t('underWay')}>
        <ProjectList projects={underWay} label={t('underWay')} />
      </Section>
      <Section title={t('finishedProjects')}>
        <ProjectList projects={finished} label={t('finishedProjects')} />
      </Section>
    </DemoPage>
  );
}
