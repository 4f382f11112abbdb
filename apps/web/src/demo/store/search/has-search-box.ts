import { isUnder } from '#lib/page/layout-kind.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { paths } from '#lib/paths.ts';

const { demo } = paths;

/** These have a search of their own, or are about something chosen already. */
const WITHOUT = [
  demoPaths.storeHome,
  demoPaths.storeWishlist,
  demoPaths.storeGrid,
  demoPaths.storeList,
  demoPaths.storeDetails,
];

/** Whether the store's toolbar shows its search box on a page (NAV-18). */
export function hasSearchBox(pathname: string): boolean {
  return isUnder(pathname, demo.store) && !WITHOUT.some((page) => isUnder(pathname, page));
}
