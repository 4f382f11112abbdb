export const headerMessages = {
  home: 'Onceware, página inicial',
  mainMenu: 'Menu principal',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  menu: {
    home: 'Início',
    explore: 'LTD Explorer',
    deals: 'Ofertas',
  },
  logIn: 'Entrar',
  logOut: 'Sair',
  loggingOut: 'Saindo…',
  userMenu: 'Conta de {name}',
  darkMode: 'Modo escuro',
  switchToDark: 'Mudar para o modo escuro',
  switchToLight: 'Mudar para o modo claro',
  collections: 'Coleções',
} as const;
