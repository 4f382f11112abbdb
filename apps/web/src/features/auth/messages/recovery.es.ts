import type { Translation } from '#i18n/words.ts';
import type * as en from './recovery.en.ts';

export const recovery: Translation<typeof en.recovery> = {
  reset: {
    title: 'Restablece tu contraseña',
    askLead: 'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    ask: 'Enviar el enlace',
    asking: 'Enviando…',
    sent: 'Si hay una cuenta con esta dirección, el correo ya va en camino. Su enlace funciona durante {hours, plural, one {# hora} many {# de horas} other {# horas}}.',
    sentHint: '¿No ha llegado nada? Mira en el correo no deseado o pídelo de nuevo dentro de unos minutos.',
    another: 'Usar otra dirección',
    back: 'Volver a iniciar sesión',
    chooseLead:
      'Elige una contraseña nueva. Se cerrará la sesión en todos los dispositivos que usan tu cuenta y las claves de API dejarán de funcionar.',
    newPassword: 'Contraseña nueva',
    save: 'Guardar e iniciar sesión',
    saving: 'Guardando…',
    noSession:
      'Tu contraseña se ha cambiado, pero tu navegador no ha guardado la sesión. Inicia sesión con la contraseña nueva.',
    done: 'Tu contraseña se ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos y las claves de API ya no funcionan.',
    newLink: 'Pedir un enlace nuevo',
  },
  verify: {
    title: 'Confirma tu dirección',
    lead: 'Pulsa el botón para confirmar que esta dirección de correo es tuya.',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    incomplete: 'Este enlace está incompleto. Vuelve a abrirlo desde el correo o cópialo entero.',
    verified: 'Tu correo electrónico está confirmado.',
    changed: 'Tu correo electrónico se ha cambiado. A partir de ahora, inicia sesión con el nuevo.',
    otherIsNew: 'Confirmado. Queda un paso: abre el enlace del mensaje que hemos enviado a tu dirección nueva.',
    otherIsOld: 'Confirmado. Queda un paso: abre el enlace del mensaje que hemos enviado a tu dirección anterior.',
    toAccount: 'Ir a tu cuenta',
    toSecurity: 'Abrir Seguridad y acceso',
    toLogIn: 'Iniciar sesión',
    newMail: 'Desde ahí puedes pedir que te enviemos otro correo.',
  },
};
