import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const header: Translation<typeof en.header> = {
  home: 'Onceware, página inicial',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  openSidebar: 'Abrir menu lateral',
  closeMenu: 'Fechar menu',
  menu: {
    home: 'Início',
    about: 'Sobre nós',
    blog: 'Blog',
    explore: 'LTD Explorer',
    community: 'Comunidade',
    profiles: 'Perfis',
    network: 'Rede',
    deals: 'Ofertas',
    sell: 'Venda aqui',
    contact: 'Contato',
    terms: 'Termos',
    privacy: 'Privacidade',
    imprint: 'Informações legais',
  },
  logIn: 'Entrar',
  logOut: 'Sair',
  loggingOut: 'Saindo…',
  userMenu: 'Conta de {name}',
  darkMode: 'Modo escuro',
  switchToDark: 'Mudar para o modo escuro',
  switchToLight: 'Mudar para o modo claro',
  collections: 'Coleções',
  chat: 'Chat',
};
