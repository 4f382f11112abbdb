export const SEED_CATEGORIES = [
  'ai',
  'analytics',
  'design',
  'development',
  'education',
  'finance',
  'infrastructure',
  'marketing',
  'media',
  'productivity',
  'sales',
  'security',
  'support',
  'writing',
  'other',
] as const;
export interface SeedTier {
  name: string;
  priceMinor: number;
  features: string[];
} // 1..4 tiers, features 2..5 short lines
export interface SeedDeal {
  slug: string;
  title: string;
  promise: string;
  description: string;
  basePriceMinor: number;
  priceMinor: number;
  currency: 'USD' | 'EUR' | 'GBP';
  startedDaysAgo: number;
  endsInDays: number | null;
  tiers: SeedTier[];
  rating: { score: number; count: number } | null;
}
export interface SeedTool {
  slug: string;
  name: string;
  tagline: string;
  description: string;
  website: string;
  domain: string;
  category: (typeof SEED_CATEGORIES)[number];
  tags: string[];
  rating: { score: number; count: number } | null;
  deals: SeedDeal[];
}
