import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { SAMPLE_PROJECTS } from '../samples/sample-projects.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { ProjectPage } from './project-page.tsx';
import { ProjectsPage } from './projects-page.tsx';

const names = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the demo projects', () => {
  beforeAll(() => loadPart('demo', 'en'));

  it('lists every project with a link to its page (NAV-22)', () => {
    renderDemo(<ProjectsPage />);
    expect(names()).toHaveLength(SAMPLE_PROJECTS.length);
    expect(screen.getByRole('link', { name: 'Print shop orders' }).getAttribute('href')).toBe(
      '/project/print-shop-orders',
    );
  });

  it('shows the projects of one status, and puts it into the address (NAV-22)', async () => {
    const { router } = renderDemo(<ProjectsPage />, '/projects');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Finished');
    expect(names()).toEqual(['Newsletter move', 'Choir mailing list']);
    expect(screen.getByRole('status').textContent).toBe('2 projects');
    expect(router.state.location.search).toBe('?status=done');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
    expect(router.state.location.search).toBe('');
  });

  it.each(SAMPLE_PROJECTS)('shows the page of $slug: how far it is, and who works on it (NAV-22)', (project) => {
    renderDemo(<ProjectPage project={project} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(project.name);
    expect(screen.getByRole('progressbar', { name: `Progress of ${project.name}` })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Team' })).getAllByRole('listitem')).toHaveLength(
      project.memberIds.length,
    );
    expect(within(screen.getByRole('region', { name: 'Milestones' })).getAllByRole('listitem')).toHaveLength(
      project.milestones.length,
    );
  });
});
