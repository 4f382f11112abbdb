import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { paths } from '#lib/paths.ts';
import { PROFILE_KINDS, profileOf } from '../samples/sample-profiles.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { ProfileActivityPage } from './profile-activity-page.tsx';
import { ProfilePage } from './profile-page.tsx';
import { ProfilesPage } from './profiles-page.tsx';

describe('the demo profiles', () => {
  beforeAll(() => loadPart('demo', 'en'));

  it('leads to each kind of profile, to projects and to activity (NAV-22)', () => {
    renderDemo(<ProfilesPage />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      ...PROFILE_KINDS.map(paths.demo.profile),
      paths.demo.profileProjects,
      paths.demo.profileActivity,
    ]);
  });

  it.each([
    ['creator', 'Published works'],
    ['company', 'Who to contact'],
  ] as const)('shows of a %s what the other kinds do not have: %s (NAV-22)', (kind, section) => {
    renderDemo(<ProfilePage kind={kind} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(profileOf(kind).name);
    expect(screen.getByRole('heading', { level: 2, name: section })).toBeDefined();
  });

  it('tells who did what in which project, day by day (NAV-22)', () => {
    renderDemo(<ProfileActivityPage />);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe(
      'Owen Bright reached a milestone of Evening course platformWrite captions',
    );
    expect(screen.getByRole('link', { name: 'Newsletter move' }).getAttribute('href')).toBe('/project/newsletter-move');
  });
});
