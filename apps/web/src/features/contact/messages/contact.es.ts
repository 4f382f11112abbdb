import type { Translation } from '#i18n/words.ts';
import type * as en from './contact.en.ts';

export const contact: Translation<typeof en.contact> = {
  title: 'Contacta con nosotros',
  lead: 'Pregunta, avisa de algo o haznos una sugerencia. Una persona lee cada mensaje y responde por correo.',
  description: 'Escribe a Onceware: preguntas, ofertas, proveedores y cuentas.',
  field: {
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    emailHint: 'Respondemos a esta dirección y no la usamos para nada más.',
    topic: '¿De qué se trata?',
    message: 'Mensaje',
  },
  topic: {
    question: 'Una pregunta',
    deal: 'Una oferta',
    vendor: 'Vendo software',
    account: 'Mi cuenta',
    other: 'Otra cosa',
  },
  length: '{length, number} de {max, number}',
  problem: {
    name: 'Escribe tu nombre.',
    email: 'Esto no es una dirección de correo.',
    message: 'Escribe de qué se trata.',
    tooMany: 'Han sido muchos mensajes en poco tiempo. Espera un poco y luego envía este.',
  },
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sentTitle: 'Hemos recibido tu mensaje',
  sentText: 'Responderemos a <address>{email}</address>.',
  another: 'Escribir otro mensaje',
};
