export const sidePanelMessages = {
  title: {
    chat: 'Chat',
    privateChat: 'Chat del equipo',
    collections: 'Colecciones',
    other: 'Panel',
  },
  privateBadge: 'Privado',
  privateMode: 'Modo privado',
  notFound: 'Contenido no encontrado',
  loading: 'Cargando…',
  close: 'Cerrar el panel',
} as const;
