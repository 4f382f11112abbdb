import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
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
  [demo.teams, 'Teams', TeamsPage],
  [demo.importMembers, 'Import members', ImportPage],
  [demo.privacy, 'Privacy settings', PrivacyPage],
] as const;

const AREAS = [
  [demo.network, 'Network', NetworkPage],
  [demo.networkMembers, 'Members', MembersPage],
  [demo.networkTeams, 'Circles', CirclesPage],
  [demo.networkInvitations, 'Invitations', InvitationsPage],
  [demo.projects, 'Projects', ProjectsPage],
  [demo.profileProjects, 'Shared projects', ProfileProjectsPage],
  [demo.profileActivity, 'Activity', ProfileActivityPage],
  [demo.storeAdmin, 'Store products', ProductsPage],
  [demo.storeAdminOrders, 'Store orders', OrdersPage],
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
    expect(links).toEqual([account.apiKeys, demo.teams, demo.importMembers, demo.privacy]);
  });
});
