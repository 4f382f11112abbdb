/**
 * Sizes that sentences about failures name, here and in every language of the web. The limits of each part take them from here:
 * the other way round, every page would load all limits.
 */
export const errorLimits = {
  collections: 200,
  collectionItems: 5000,
  purchases: 2000,
  watches: 500,
  apiKeys: 20,
  webhooks: 10,
  blocked: 1000,
  reminders: 100,
  scheduled: 50,
  teamMembers: 500,
  teamInvitations: 50,
  fileMegabytes: 25,
  memberFiles: 5000,
  memberMegabytes: 500,
  teamGigabytes: 5,
  pictureMegapixels: 64,
} as const;
