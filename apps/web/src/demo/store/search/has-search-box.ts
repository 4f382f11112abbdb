import { isUnder } from '#lib/page/layout-kind.ts';
import { paths } from '#lib/paths.ts';

const { demo } = paths;

/** These have a search of their own, or are about something chosen already. */
const WITHOUT = [demo.storeHome, demo.storeWishlist, demo.storeGrid, demo.storeList, demo.storeDetails];

/** Whether the store's toolbar shows its search box on a page (NAV-18). */
export function hasSearchBox(pathname: string): boolean {
  return isUnder(pathname, demo.store) && !WITHOUT.some((page) => isUnder(pathname, page));
}
