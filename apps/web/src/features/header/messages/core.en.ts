export const header = {
  home: 'Onceware, home page',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  openSidebar: 'Open sidebar menu',
  closeMenu: 'Close menu',
  menu: {
    home: 'Home',
    about: 'About Us',
    blog: 'Blog',
    explore: 'LTD Explorer',
    community: 'Community',
    profiles: 'Profiles',
    network: 'Network',
    deals: 'Deals',
    sell: 'Sell here',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  logIn: 'Log in',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  userMenu: 'Account of {name}',
  darkMode: 'Dark mode',
  switchToDark: 'Switch to dark mode',
  switchToLight: 'Switch to light mode',
  collections: 'Collections',
  chat: 'Chat',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    header: typeof header;
  }
  interface Parts {
    core: true;
  }
}
