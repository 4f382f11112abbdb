export type TeamRole = 'owner' | 'admin' | 'member';

export interface SampleTeam {
  id: string;
  name: string;
  members: readonly { personId: string; role: TeamRole }[];
  /** E-mail addresses that have not answered yet. */
  invited: readonly string[];
}

export const SAMPLE_TEAMS: readonly SampleTeam[] = [
  {
    id: 'shop',
    name: 'Shop',
    members: [
      { personId: 'tomasz', role: 'owner' },
      { personId: 'desh', role: 'admin' },
      { personId: 'amara', role: 'member' },
    ],
    invited: ['counter@print.example'],
  },
  {
    id: 'writers',
    name: 'Writers',
    members: [
      { personId: 'elise', role: 'owner' },
      { personId: 'noor', role: 'member' },
      { personId: 'hana', role: 'member' },
    ],
    invited: [],
  },
  {
    id: 'servers',
    name: 'Servers',
    members: [
      { personId: 'felix', role: 'owner' },
      { personId: 'jun', role: 'member' },
    ],
    invited: [],
  },
];

/** Addresses of existing members, for the import to find. */
export const SAMPLE_MEMBER_EMAILS: readonly string[] = [
  'tomasz@print.example',
  'desh@print.example',
  'elise@writers.example',
];
