import { IconBriefcase, IconKey, IconTopologyStar3, IconUserCog } from '@tabler/icons-react';
import { Badge } from '@onceware/ui/badge/badge';
import { AccordionMenu, type AccordionMenuProps, type MenuItem } from '@onceware/ui/accordion-menu/accordion-menu';
import { Tabs } from '@onceware/ui/tabs/tabs';
import type { Piece } from './piece.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true };
const HERE = '#accordion-menu';

const ITEMS: readonly MenuItem[] = [
  {
    id: 'account',
    heading: 'Your account',
    children: [
      { id: 'profile', label: 'Profile settings', icon: <IconUserCog {...icon} />, href: HERE },
      { id: 'keys', label: 'API keys', icon: <IconKey {...icon} />, isDisabled: true, badge: <Badge>Soon</Badge> },
    ],
  },
  {
    id: 'demo',
    heading: 'Demo areas',
    children: [
      {
        id: 'network',
        label: 'Network',
        icon: <IconTopologyStar3 {...icon} />,
        children: [
          { id: 'members', label: 'Members', href: HERE, isCurrent: true, badge: <Badge label="3 new">3</Badge> },
          { id: 'teams', label: 'Teams', href: HERE },
          {
            id: 'more',
            collapse: { expandLabel: 'Show 2 more', collapseLabel: 'Show less' },
            children: [
              { id: 'invitations', label: 'Invitations', href: HERE },
              { id: 'requests', label: 'Requests to join, with a name that takes more than one line', href: HERE },
            ],
          },
        ],
      },
      {
        id: 'projects',
        label: 'Projects',
        icon: <IconBriefcase {...icon} />,
        children: [
          { id: 'mine', label: 'Mine', href: HERE },
          { id: 'shared', label: 'Shared', children: [{ id: 'team', label: 'With my team', href: HERE }] },
        ],
      },
      { id: 'plain', label: 'Without an icon', href: HERE },
    ],
  },
];

const menu = (name: string, width: number, props: Partial<AccordionMenuProps> = {}) => (
  <nav aria-label={name} style={{ inlineSize: width }}>
    <AccordionMenu items={ITEMS} {...props} />
  </nav>
);

export const accordionMenuPiece: Piece = {
  name: 'Accordion menu',
  examples: [
    { title: 'One branch open at a time', render: () => menu('One branch', 248) },
    { title: 'Several at once', render: () => menu('Several branches', 248, { isMultiple: true }) },
    { title: 'Compact', render: () => menu('Compact', 44, { isCompact: true }) },
  ],
};

const FEW = [
  { id: 'all', label: 'All', panel: <p>Everything that happened.</p> },
  { id: 'inbox', label: 'Inbox', badge: <Badge label="2 unread">2</Badge>, panel: <p>Two messages for you.</p> },
  { id: 'team', label: 'Team', panel: <p>Nothing new from your team.</p> },
];
const MANY = ['Mixed', 'Settings', 'Integrations', 'Users', 'Docs', 'Empty', 'No results', 'Archive', 'Following'].map(
  (label) => ({ id: label, label, panel: <p>{label}</p> }),
);

export const tabsPiece: Piece = {
  name: 'Tabs',
  examples: [
    { title: 'A few, one with a count', render: () => <Tabs label="Notifications" tabs={FEW} /> },
    {
      title: 'More than there is room for',
      render: () => (
        <div style={{ maxInlineSize: 320 }}>
          <Tabs label="Search results" tabs={MANY} />
        </div>
      ),
    },
  ],
};
