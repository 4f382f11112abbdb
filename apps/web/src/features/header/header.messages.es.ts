export const headerMessages = {
  home: 'Onceware, página de inicio',
  mainMenu: 'Menú principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  menu: {
    home: 'Inicio',
    explore: 'LTD Explorer',
    deals: 'Ofertas',
  },
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  loggingOut: 'Cerrando sesión…',
  userMenu: 'Cuenta de {name}',
  darkMode: 'Modo oscuro',
  switchToDark: 'Cambiar al modo oscuro',
  switchToLight: 'Cambiar al modo claro',
  collections: 'Colecciones',
} as const;
