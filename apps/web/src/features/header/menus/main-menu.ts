import { paths } from '#lib/paths.ts';
import type { Words } from '#i18n/words.ts';
import type { MenuItem } from './menu-item.ts';

type MainTitle = keyof Words['header']['menu'];
export type MegaMenuName = 'profiles' | 'network';

interface MainMenuItem extends MenuItem<MainTitle> {
  /** Opens this mega-menu, whose entries come when they are wanted. */
  mega?: MegaMenuName;
}

/** NAV-05. */
export const MAIN_MENU: readonly MainMenuItem[] = [
  { title: 'home', path: paths.home },
  { title: 'about', path: paths.about },
  { title: 'blog', path: paths.blog },
  { title: 'explore', path: paths.explore },
  { title: 'community', path: paths.community },
  { title: 'profiles', mega: 'profiles' },
  { title: 'network', mega: 'network' },
];

export const FOOTER_MENU: readonly MenuItem<MainTitle>[] = [
  { title: 'explore', path: paths.explore },
  { title: 'deals', path: paths.deals },
  { title: 'about', path: paths.about },
  { title: 'blog', path: paths.blog },
  { title: 'community', path: paths.community },
  { title: 'sell', path: paths.sell },
  { title: 'contact', path: paths.contact },
  { title: 'terms', path: paths.terms },
  { title: 'privacy', path: paths.privacy },
  { title: 'imprint', path: paths.imprint },
];
