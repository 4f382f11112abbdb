import { accountLimits } from '../account/account.limits.ts';
import { roomLimits } from '../chat/chat.limits.ts';
import { collectionLimits } from '../collections/collections.limits.ts';
import { pictureLimits } from '../pictures/pictures.limits.ts';
import { purchaseLimits } from '../purchases/purchases.limits.ts';

const MEGABYTE = 1024 ** 2;

/** Sizes that sentences about failures name, here and in every language of the web; each is said with the limit it comes from. */
export const errorLimits = {
  collections: collectionLimits.collectionsMax,
  collectionItems: collectionLimits.itemsMax,
  purchases: purchaseLimits.purchasesMax,
  apiKeys: accountLimits.keysMax,
  webhooks: roomLimits.webhooksMax,
  fileMegabytes: roomLimits.fileBytesMax / MEGABYTE,
  memberFiles: roomLimits.memberFilesMax,
  memberMegabytes: roomLimits.memberBytesMax / MEGABYTE,
  teamGigabytes: roomLimits.teamBytesMax / MEGABYTE / 1024,
  pictureMegapixels: pictureLimits.pixelsMax / 1e6,
} as const;
