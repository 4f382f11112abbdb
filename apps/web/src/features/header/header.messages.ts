export const headerMessages = {
  home: 'Onceware, home page',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: {
    home: 'Home',
    explore: 'LTD Explorer',
    deals: 'Deals',
  },
  logIn: 'Log in',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  userMenu: 'Account of {name}',
  darkMode: 'Dark mode',
  switchToDark: 'Switch to dark mode',
  switchToLight: 'Switch to light mode',
  collections: 'Collections',
} as const;
