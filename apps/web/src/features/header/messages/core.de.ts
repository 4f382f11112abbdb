import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const header: Translation<typeof en.header> = {
  home: 'Onceware, Startseite',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  openSidebar: 'Seitenmenü öffnen',
  closeMenu: 'Menü schließen',
  menu: {
    home: 'Start',
    about: 'Über uns',
    blog: 'Blog',
    explore: 'LTD Explorer',
    community: 'Community',
    profiles: 'Profile',
    network: 'Netzwerk',
    deals: 'Deals',
    sell: 'Hier verkaufen',
    contact: 'Kontakt',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  loggingOut: 'Abmeldung läuft\u00a0…',
  userMenu: 'Konto von {name}',
  darkMode: 'Dunkelmodus',
  switchToDark: 'Zum Dunkelmodus wechseln',
  switchToLight: 'Zum Hellmodus wechseln',
  collections: 'Sammlungen',
  chat: 'Chat',
};
