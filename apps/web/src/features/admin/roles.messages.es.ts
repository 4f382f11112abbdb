export const adminRolesMessages = {
  caption: 'Permisos por rol',
  loading: 'Cargando los roles…',
  permissionHead: 'Permiso',
  role: 'Rol',
  users: '{count, plural, =0 {Sin usuarios} one {# usuario} many {# de usuarios} other {# usuarios}}',
  cell: '{permission}, {role}',
  notYours: 'No tienes este permiso, así que no puedes darlo ni retirarlo.',
  permission: {
    sidebar: { view: { title: 'Chat', text: 'Abrir el chat en el panel lateral.' } },
    dev: {
      feature: {
        title: 'Funciones en pruebas',
        text: 'Ver las colecciones, la búsqueda, las notificaciones, el menú de aplicaciones, los idiomas y el menú Administración.',
      },
    },
    admin: {
      organizations: {
        title: 'Gestionar organizaciones',
        text: 'Ver, crear, cambiar y eliminar organizaciones y sus miembros.',
      },
      users: {
        title: 'Gestionar usuarios',
        text: 'Ver todas las cuentas, dar y retirar roles, suspender usuarios y cerrar sus sesiones.',
      },
      contacts: {
        title: 'Gestionar contactos',
        text: 'Leer los mensajes del formulario de contacto y marcarlos como resueltos.',
      },
      logs: { title: 'Leer el registro de acciones', text: 'Ver quién cambió qué, cuándo y desde dónde.' },
      orders: {
        title: 'Ver transacciones',
        text: 'Ver lo que han comprado todos los miembros y cuánto suma, sin códigos de licencia ni notas.',
      },
      roles: { title: 'Gestionar roles de usuario', text: 'Crear y eliminar roles, y cambiar qué permisos tienen.' },
      catalog: {
        title: 'Importar el catálogo',
        text: 'Añadir herramientas y ofertas desde un archivo y cambiar las que ya están.',
      },
    },
  },
  changes: '{count, plural, =0 {Sin cambios} one {# cambio} many {# de cambios} other {# cambios}}',
  save: 'Guardar',
  discard: 'Descartar',
  saved: 'Guardado. Se aplica desde el próximo clic de quien tenga el rol.',
  reloaded: 'No se ha guardado nada. Así están ahora los roles, con tus demás cambios todavía marcados.',
  gone: '{count, plural, one {Mientras tanto se ha eliminado el rol {roles}; tus cambios en él se han perdido.} many {Mientras tanto se han eliminado los roles {roles}; tus cambios en ellos se han perdido.} other {Mientras tanto se han eliminado los roles {roles}; tus cambios en ellos se han perdido.}}',
  create: {
    action: 'Nuevo rol',
    title: 'Nuevo rol',
    name: 'Nombre',
    hint: 'De 2 a 40 letras minúsculas, cifras y guiones; el primer carácter debe ser una letra. No tiene ningún permiso hasta que se lo des.',
    invalid: 'Usa de 2 a 40 letras minúsculas, cifras y guiones; el primer carácter debe ser una letra.',
    confirm: 'Crear rol',
    done: 'Se ha creado el rol {role}. Dale sus permisos.',
  },
  remove: {
    action: 'Eliminar el rol {role}',
    title: '¿Eliminar el rol {role}?',
    text: 'Nadie lo tiene. Después, su nombre vuelve a quedar libre.',
    confirm: 'Eliminar rol',
    done: 'Se ha eliminado el rol {role}.',
    inUseTitle: 'El rol {role} está en uso',
    inUse:
      '{count, plural, one {# usuario tiene} many {# de usuarios tienen} other {# usuarios tienen}} este rol. Retíralo primero.',
    see: 'Ver quién lo tiene',
    notYoursTitle: 'El rol {role} se queda',
    notYours: 'Incluye un permiso que tú no tienes, así que no puedes eliminarlo.',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Los cambios en los roles aún no se han guardado.',
    stay: 'Quedarme',
    leave: 'Salir',
  },
} as const;
