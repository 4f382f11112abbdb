export type ProjectStatus = 'planned' | 'running' | 'paused' | 'done';
export const PROJECT_STATUSES: readonly ProjectStatus[] = ['planned', 'running', 'paused', 'done'];

export interface SampleMilestone {
  title: string;
  isDone: boolean;
}

export interface SampleProject {
  slug: string;
  name: string;
  promise: string;
  about: string;
  status: ProjectStatus;
  /** The first one leads it. */
  memberIds: readonly string[];
  due: string;
  milestones: readonly SampleMilestone[];
}

const done = (title: string): SampleMilestone => ({ title, isDone: true });
const open = (title: string): SampleMilestone => ({ title, isDone: false });

export const SAMPLE_PROJECTS: readonly SampleProject[] = [
  {
    slug: 'course-platform',
    name: 'Evening course platform',
    promise: 'One place for lessons, captions and payments.',
    about:
      'Four course hosts were compared on the same lesson. The winner is bought once, and the old archive moves over lesson by lesson until the spring term starts.',
    status: 'running',
    memberIds: ['owen', 'hana', 'marisol', 'mateo'],
    due: '2026-12-01',
    milestones: [
      done('Compare four hosts'),
      done('Move the spring lessons'),
      done('Write captions'),
      open('Open enrolment'),
    ],
  },
  {
    slug: 'print-shop-orders',
    name: 'Print shop orders',
    promise: 'From e-mail threads to one order list.',
    about:
      'Orders arrive by mail, by phone and on paper. This project brings them into one list that both people in the shop can read at the counter.',
    status: 'running',
    memberIds: ['tomasz', 'desh'],
    due: '2026-10-20',
    milestones: [done('Collect a month of orders'), open('Choose a form tool'), open('Train at the counter')],
  },
  {
    slug: 'newsletter-move',
    name: 'Newsletter move',
    promise: 'Nine thousand readers, no lost address.',
    about:
      'The list leaves a monthly plan for a lifetime deal. Bounces are cleaned first, then readers move in four waves so that a mistake stays small.',
    status: 'done',
    memberIds: ['elise', 'noor', 'sam'],
    due: '2026-08-31',
    milestones: [done('Clean the list'), done('First wave'), done('Last wave'), done('Cancel the old plan')],
  },
  {
    slug: 'ferry-help-pages',
    name: 'Ferry help pages',
    promise: 'Answers before people call.',
    about:
      'The twenty questions that passengers ask most, answered on one page each, in three languages, with the timetable beside them.',
    status: 'running',
    memberIds: ['ingrid', 'noor', 'hana'],
    due: '2026-11-15',
    milestones: [done('List the questions'), done('Write in English'), open('Translate'), open('Link from the ticket')],
  },
  {
    slug: 'studio-bookkeeping',
    name: 'Studio bookkeeping kit',
    promise: 'A year of receipts in an afternoon.',
    about:
      'A kit of templates and one receipt scanner for studios of up to five people, with a short guide that assumes no accounting.',
    status: 'planned',
    memberIds: ['amara', 'aisha'],
    due: '2027-01-31',
    milestones: [open('Test three scanners'), open('Write the guide'), open('Try it with two studios')],
  },
  {
    slug: 'bread-archive',
    name: 'Bread archive',
    promise: 'Twelve years of photographs, found by crust.',
    about:
      'Every photograph gets a place, a bakery and a kind of bread. Waiting for a picture library that can search by more than a date.',
    status: 'paused',
    memberIds: ['luca', 'marisol'],
    due: '2027-03-01',
    milestones: [done('Sort by bakery'), open('Choose a library'), open('Publish')],
  },
  {
    slug: 'choir-mailing-list',
    name: 'Choir mailing list',
    promise: 'Rehearsal notes that reach everybody.',
    about: 'Forty singers, nine mail providers, one list. Replies go to the choir and not to one tired person.',
    status: 'done',
    memberIds: ['ruth', 'felix'],
    due: '2026-06-30',
    milestones: [done('Choose a list tool'), done('Invite the singers')],
  },
  {
    slug: 'quiet-monitoring',
    name: 'Quiet monitoring',
    promise: 'Wake somebody only when it matters.',
    about:
      'Alerts from six small servers pass through one rule book. The aim is fewer than two nights a month with a ringing phone.',
    status: 'running',
    memberIds: ['felix', 'jun', 'mateo', 'desh'],
    due: '2026-10-05',
    milestones: [
      done('List every alert'),
      done('Write the rule book'),
      done('One month of trial'),
      done('Move the last server'),
      open('Switch off the old pager'),
    ],
  },
];

export const findProject = (slug: string | undefined): SampleProject | undefined =>
  SAMPLE_PROJECTS.find((project) => project.slug === slug);

/** Milestones reached, in per cent. */
export function progressOf({ milestones }: SampleProject): number {
  return Math.round((100 * milestones.filter((milestone) => milestone.isDone).length) / milestones.length);
}
