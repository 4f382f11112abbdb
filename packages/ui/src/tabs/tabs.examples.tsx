import { Badge } from '../badge/badge.tsx';
import type { Example } from '../examples/example.ts';
import { Tabs } from './tabs.tsx';

const FEW = [
  { id: 'all', label: 'All', panel: <p>Everything that happened.</p> },
  { id: 'inbox', label: 'Inbox', badge: <Badge label="2 unread">2</Badge>, panel: <p>Two messages for you.</p> },
  { id: 'team', label: 'Team', panel: <p>Nothing new from your team.</p> },
];
const MANY = ['Mixed', 'Settings', 'Integrations', 'Users', 'Docs', 'Empty', 'No results', 'Archive', 'Following'].map(
  (label) => ({ id: label, label, panel: <p>{label}</p> }),
);

export const tabsExamples: readonly Example[] = [
  { title: 'A few, one with a count', render: () => <Tabs label="Notifications" tabs={FEW} /> },
  {
    title: 'More than there is room for',
    render: () => (
      <div style={{ maxInlineSize: 320 }}>
        <Tabs label="Search results" tabs={MANY} />
      </div>
    ),
  },
];
