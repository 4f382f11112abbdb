/** The settings of each group, in the order of the page. */
export const PRIVACY_GROUPS = {
  profile: ['publicProfile', 'showPlace', 'showCircles'],
  contact: ['messagesFromAll', 'showOnline'],
  data: ['usageFigures', 'searchEngines'],
} as const;

export type PrivacyGroup = keyof typeof PRIVACY_GROUPS;
export type PrivacySetting = (typeof PRIVACY_GROUPS)[PrivacyGroup][number];

export const FIRST_PRIVACY: readonly PrivacySetting[] = ['publicProfile', 'showCircles', 'showOnline'];
