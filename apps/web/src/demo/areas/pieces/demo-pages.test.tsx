import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { paths } from '#lib/paths.ts';
import { AccountPage } from '../account/account-page.tsx';
import { ImportPage } from '../account/import-page.tsx';
import { PrivacyPage } from '../account/privacy-page.tsx';
import { TeamsPage } from '../account/teams-page.tsx';
import { DarkSidebarPage } from '../dark-sidebar-page.tsx';
import { CirclesPage } from '../network/circles-page.tsx';
import { InvitationsPage } from '../network/invitations-page.tsx';
import { MembersPage } from '../network/members-page.tsx';
import { NetworkPage } from '../network/network-page.tsx';
import { ProfileActivityPage } from '../profiles/profile-activity-page.tsx';
import { ProfileProjectsPage } from '../profiles/profile-projects-page.tsx';
import { ProjectsPage } from '../projects/projects-page.tsx';
import { OrdersPage } from '../store-admin/orders-page.tsx';
import { ProductsPage } from '../store-admin/products-page.tsx';
import { renderDemo } from './testing.tsx';

const { account, demo } = paths;
const ACCOUNT = [
  [demo.account, 'Account tools', AccountPage],
  [demoPaths.teams, 'Teams', TeamsPage],
  [demoPaths.importMembers, 'Import members', ImportPage],
  [demoPaths.privacy, 'Privacy settings', PrivacyPage],
] as const;

const AREAS = [
  [demoPaths.network, 'Network', NetworkPage],
  [demoPaths.networkMembers, 'Members', MembersPage],
  [demoPaths.networkTeams, 'Circles', CirclesPage],
  [demoPaths.networkInvitations, 'Invitations', InvitationsPage],
  [demoPaths.projects, 'Projects', ProjectsPage],
  [demoPaths.profileProjects, 'Shared projects', ProfileProjectsPage],
  [demoPaths.profileActivity, 'Activity', ProfileActivityPage],
  [demoPaths.storeAdmin, 'Store products', ProductsPage],
  [demoPaths.storeAdminOrders, 'Store orders', OrdersPage],
  [demo.darkSidebar, 'Dark sidebar', DarkSidebarPage],
] as const;

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const notice = () => screen.getByText('Sample data: nothing here is real or stored.');
const isHidden = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex';

describe('the demo pages', () => {
  beforeAll(() => loadPart('demo', 'en'));

  it.each(ACCOUNT)('%s says what it is, and that nothing of it is real (NAV-14)', (path, title, Page) => {
    renderDemo(<Page />, path);
    expect(heading()).toBe(title);
    expect(notice()).toBeDefined();
    expect(isHidden()).toBe(true);
  });

  it.each(AREAS)('%s says what it is, and that nothing of it is real (NAV-22)', (path, title, Page) => {
    renderDemo(<Page />, path);
    expect(heading()).toBe(title);
    expect(notice()).toBeDefined();
    expect(isHidden()).toBe(true);
  });

  it('the account overview leads to each of its pages (NAV-14)', () => {
    renderDemo(<AccountPage />, demo.account);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([account.apiKeys, demoPaths.teams, demoPaths.importMembers, demoPaths.privacy]);
  });
});
