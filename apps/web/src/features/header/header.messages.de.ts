export const headerMessages = {
  home: 'Onceware, Startseite',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: {
    home: 'Start',
    explore: 'LTD Explorer',
    deals: 'Deals',
  },
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  loggingOut: 'Abmeldung läuft\u00a0…',
  userMenu: 'Konto von {name}',
  darkMode: 'Dunkelmodus',
  switchToDark: 'Zum Dunkelmodus wechseln',
  switchToLight: 'Zum Hellmodus wechseln',
  collections: 'Sammlungen',
} as const;
