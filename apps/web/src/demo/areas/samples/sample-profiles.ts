import type { ProductKind } from './sample-products.ts';

export type ProfileKind = 'creator' | 'company';
export const PROFILE_KINDS: readonly ProfileKind[] = ['creator', 'company'];
export const isProfileKind = (kind: unknown): kind is ProfileKind => PROFILE_KINDS.some((known) => known === kind);

/** Fields that every kind of profile begins with. */
interface SampleProfile {
  name: string;
  headline: string;
  place: string;
  about: string;
  since: string;
}

interface CreatorProfile extends SampleProfile {
  followers: number;
  works: readonly { name: string; kind: ProductKind; published: string; readers: number }[];
}

interface CompanyProfile extends SampleProfile {
  founded: number;
  people: number;
  customers: number;
  site: string;
  team: readonly { personId: string; task: string }[];
}

export const SAMPLE_CREATOR: CreatorProfile = {
  name: 'Noor Studio',
  headline: 'Guides for people who would rather be working',
  place: 'Amman',
  about:
    'Short guides and templates on writing help pages. Everything is sold once, with updates for as long as the product lives.',
  since: '2026-05-12',
  followers: 1840,
  works: [
    { name: 'Help page starter', kind: 'template', published: '2026-09-01', readers: 920 },
    { name: 'Release notes that get read', kind: 'course', published: '2026-07-14', readers: 412 },
    { name: 'Plain words', kind: 'book', published: '2026-05-20', readers: 1375 },
  ],
};

export const SAMPLE_COMPANY: CompanyProfile = {
  name: 'Ledgerline',
  headline: 'Bookkeeping that fits on one screen',
  place: 'Leipzig',
  about:
    'Ledgerline makes one product: bookkeeping for firms of one to five people. It has been profitable since its second year, and answers its own mail.',
  since: '2026-04-02',
  founded: 2019,
  people: 7,
  customers: 3120,
  site: 'ledgerline.example',
  team: [
    { personId: 'amara', task: 'Support and onboarding' },
    { personId: 'felix', task: 'Servers' },
    { personId: 'aisha', task: 'Research' },
  ],
};

const PROFILES: Record<ProfileKind, SampleProfile> = {
  creator: SAMPLE_CREATOR,
  company: SAMPLE_COMPANY,
};

export const profileOf = (kind: ProfileKind): SampleProfile => PROFILES[kind];
