import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const errors: Translation<typeof en.errors> = {
  invalid_input: 'Algo de lo que has escrito no es válido. Revísalo e inténtalo de nuevo.',
  unauthenticated: 'Primero inicia sesión y luego inténtalo de nuevo.',
  wrong_credentials: 'El correo o la contraseña no son correctos.',
  defaults_failed: 'No se pudieron crear las colecciones predeterminadas',
  forbidden: 'Tu cuenta no tiene permiso para esto.',
  foreign_origin: 'Esta solicitud venía de otro sitio, así que se ha rechazado.',
  not_found: 'Esto ya no está aquí.',
  item_not_found: 'El elemento no está en la colección',
  method_not_allowed: 'No ha funcionado. Recarga la página e inténtalo de nuevo.',
  item_exists: 'El elemento ya está en esta colección',
  collection_full: 'Esta colección está llena: admite como máximo {collectionItems, number} elementos.',
  review_exists: 'Ya has reseñado esta oferta.',
  review_removed: 'El equipo ha retirado esta reseña.',
  room_closed: 'Esta sala está cerrada: ya no se puede escribir en ella.',
  too_many_webhooks: 'Una sala puede tener como máximo {webhooks, number} webhooks. Revoca uno primero.',
  move_unset: 'Tu equipo no ha definido una dirección para esta herramienta.',
  move_refused:
    'La herramienta no acepta mensajes en la dirección definida por tu equipo. Un propietario o gestor puede definir otra.',
  move_failed: 'La herramienta no respondió. Inténtalo más tarde.',
  silenced: 'Un moderador te ha silenciado aquí por un tiempo.',
  slow_mode: 'Modo lento: espera un momento antes del siguiente mensaje.',
  too_many_messages: 'Demasiados mensajes. Espera un momento y vuelve a enviar.',
  join_declined: 'Tu solicitud fue rechazada. Puedes volver a pedirlo más adelante.',
  too_many_rooms: 'Hay demasiadas salas. Vuelve a usar una cerrada.',
  looks_after_room: 'No se puede silenciar en una sala a quien la cuida.',
  file_empty: 'Este archivo está vacío.',
  file_too_large: 'Un archivo puede tener como máximo {fileMegabytes, number} MB.',
  picture_unreadable: 'Esta imagen está dañada o es demasiado grande.',
  quota_reached: 'No queda espacio para archivos. Borra antes mensajes con archivos.',
  too_many_collections: 'Tienes {collections, number} colecciones y no puedes crear más. Elimina una primero.',
  default_collection: 'Una colección predeterminada no se puede eliminar.',
  id_taken: 'No ha funcionado. Inténtalo de nuevo.',
  edit_conflict: 'Esto ha cambiado mientras tanto.',
  feed_exists: 'Ya hay un feed con este nombre.',
  feed_unreadable: 'No se ha podido leer este feed.',
  most_would_end: 'La mayoría de sus ofertas terminarían, así que no se ha importado nada.',
  too_large: 'Es demasiado grande para enviarlo.',
  not_json: 'No ha funcionado. Recarga la página e inténtalo de nuevo.',
  too_many_requests: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  unavailable: 'El servicio está ocupado. Inténtalo de nuevo en un momento.',
  offline: 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  no_answer: 'El servidor no ha respondido a tiempo. Inténtalo de nuevo en un momento.',
  weak_password: 'Esta contraseña es fácil de adivinar. Usa una más larga o menos común.',
  wrong_password: 'Esta no es tu contraseña.',
  same_email: 'Tu cuenta ya tiene esta dirección.',
  link_invalid: 'Este enlace no funciona: ya se ha usado, ha caducado o está incompleto. Pide uno nuevo.',
  not_a_picture: 'Este archivo no es una imagen WebP, JPEG o PNG.',
  key_invalid: 'Esta clave de API no es válida.',
  suspended: 'Esta cuenta está suspendida. Escríbenos si crees que es un error.',
  session_required: 'Esto no se puede hacer con una clave de API. Inicia sesión.',
  scope_required: 'Esta clave de API no tiene permiso para hacer esto. Crea otra que lo tenga.',
  last_admin: 'Ya nadie podría gestionar los usuarios y los roles. Da antes estos permisos a otra persona.',
  role_exists: 'Ya hay un rol con este nombre.',
  role_gone: 'Mientras tanto se ha eliminado este rol.',
  role_in_use: 'Alguien tiene este rol. Retíraselo primero.',
  built_in_role: 'Este rol forma parte del producto y no se puede eliminar.',
  too_many_keys: 'Puedes tener como máximo {apiKeys, number} claves de API. Revoca una primero.',
  purchase_in_future: 'La fecha de compra está en el futuro.',
  too_many_purchases: 'Puedes guardar como máximo {purchases, number} compras.',
  no_such_account: 'Ninguna cuenta tiene este correo electrónico.',
};

export const toasts: Translation<typeof en.toasts> = {
  dismiss: 'Descartar',
};

export const time: Translation<typeof en.time> = {
  justNow: 'ahora mismo',
};

export const form: Translation<typeof en.form> = {
  needsScript: 'Este formulario necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',
};
