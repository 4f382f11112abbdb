export interface SampleKey {
  id: string;
  name: string;
  secret: string;
  created: string;
  isRevoked: boolean;
}

/** Not secrets: they open nothing. */
export const SAMPLE_KEYS: readonly SampleKey[] = [
  { id: 'k1', name: 'Order import', secret: 'sample_7d1f09c2ab5e4463', created: '2026-08-02', isRevoked: false },
  { id: 'k2', name: 'Nightly report', secret: 'sample_e08b5513f97a42d6', created: '2026-06-19', isRevoked: false },
  { id: 'k3', name: 'Old shop', secret: 'sample_31c6a7740e9d4b88', created: '2026-03-11', isRevoked: false },
];

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

/** Who is a member already, for the import to find. */
export const SAMPLE_MEMBER_EMAILS: readonly string[] = ['tomasz@print.example', 'desh@print.example', 'elise@writers.example'];
