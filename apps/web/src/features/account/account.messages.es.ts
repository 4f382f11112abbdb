export const accountMessages = {
  profile: {
    title: 'Ajustes del perfil',
    lead: 'Cómo te ven en Onceware.',
    name: 'Nombre',
    email: 'Correo electrónico',
    picture: 'Imagen',
  },
  getStarted: {
    title: 'Primeros pasos',
    lead: 'Tres pasos hacia una biblioteca de software que es tuyo.',
    findTitle: 'Encuentra una herramienta que necesites',
    findText: 'Busca por lo que hace, por precio o por ahorro.',
    findAction: 'Abrir LTD Explorer',
    saveTitle: 'Guarda lo que te interese',
    saveText: 'Con «Guardar», una oferta o una herramienta pasa a una colección. Tus colecciones se abren con el botón de arriba.',
    saveAction: 'Ver las ofertas más nuevas',
    readTitle: 'Lee antes de pagar',
    readText: 'Nuestros artículos explican qué comprobar en una oferta de por vida.',
    readAction: 'Ir al blog',
  },
  purchases: {
    title: 'Mis compras',
    lead: 'Lo que has comprado, con sus códigos de licencia y sus fechas de devolución.',
    empty: 'Estamos preparando la lista de compras. Hasta que esté disponible, guarda en una colección las ofertas que compres.',
    emptyAction: 'Ver las ofertas',
  },
  security: {
    title: 'Seguridad y acceso',
    lead: 'Cómo inicias sesión.',
    signedInAs: 'Has iniciado sesión como {email}.',
    next: 'Estamos preparando el cambio de contraseña y el cierre de otras sesiones. Hasta que estén disponibles, cierra la sesión en los dispositivos que no sean tuyos.',
  },
} as const;
