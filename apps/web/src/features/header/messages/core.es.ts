import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const header: Translation<typeof en.header> = {
  home: 'Onceware, página de inicio',
  mainMenu: 'Menú principal',
  openMenu: 'Abrir el menú',
  openSidebar: 'Abrir el menú lateral',
  closeMenu: 'Cerrar el menú',
  menu: {
    home: 'Inicio',
    about: 'Sobre nosotros',
    blog: 'Blog',
    explore: 'LTD Explorer',
    community: 'Comunidad',
    profiles: 'Perfiles',
    network: 'Red',
    deals: 'Ofertas',
    sell: 'Vende aquí',
    contact: 'Contacto',
    terms: 'Condiciones',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
  },
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  loggingOut: 'Cerrando sesión…',
  userMenu: 'Cuenta de {name}',
  darkMode: 'Modo oscuro',
  switchToDark: 'Cambiar al modo oscuro',
  switchToLight: 'Cambiar al modo claro',
  collections: 'Colecciones',
  chat: 'Chat',
};
