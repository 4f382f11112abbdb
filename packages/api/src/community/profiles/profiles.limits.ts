/** People who see a profile. */
export const VISIBILITIES = ['everybody', 'members', 'nobody'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Shared by inputs, services and the screen; no zod here. */
export const profileLimits = {
  handleMin: 3,
  handleMax: 30,
  /** Days between two changes of a handle, and days that the earlier one leads on. */
  handleDays: 30,
  formerHandleDays: 365,
  aboutMax: 1_000,
  linksMax: 5,
  linkMax: 300,
  /** Length of an address in a path: a handle or an id. */
  addressMax: 64,
  /** Shared collections that a profile lists. */
  collections: 24,
  /** Characters of the words about oneself on the card. */
  cardAbout: 200,
} as const;
