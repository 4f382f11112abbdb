export const mailMessages = {
  greeting: 'Hola, {name}:',
  greetingNameless: 'Hola:',
  copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  sender: 'Onceware, ofertas de software de por vida',
  automatic: 'Este correo se ha enviado automáticamente, porque ha ocurrido algo relacionado con tu cuenta.',
  kinds: {
    verify_email: {
      subject: 'Confirma tu correo electrónico',
      text: 'Te damos la bienvenida a Onceware. Confirma que esta dirección es tuya y así podrás recuperar tu cuenta si olvidas la contraseña.',
      button: 'Confirmar esta dirección',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Si no has creado ninguna cuenta, ignora este correo: sin el enlace nadie puede confirmar tu dirección.',
    },
    sign_up_known: {
      subject: 'Ya tienes una cuenta en Onceware',
      text: 'Alguien, quizá tú, ha intentado crear una cuenta con esta dirección. Ya tiene una, y nada ha cambiado en ella.',
      button: 'Elegir una contraseña nueva',
      closing: 'Si sabes tu contraseña, inicia sesión como siempre. Si no has sido tú, no tienes que hacer nada.',
    },
    reset_password: {
      subject: 'Elige una contraseña nueva',
      text: 'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta.',
      button: 'Elegir una contraseña nueva',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Tu contraseña anterior sigue valiendo mientras no elijas otra. Si no has sido tú, ignora este correo.',
    },
    password_changed: {
      subject: 'Tu contraseña se ha cambiado',
      text: 'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás navegadores.',
      button: 'Elegir una contraseña nueva',
      notes: {
        ended: 'Tus claves de API también han dejado de valer: los programas que las usaban necesitan otras nuevas.',
        kept: 'Tus claves de API siguen valiendo.',
      },
      closing:
        'Si has sido tú, no tienes que hacer nada. Si no has sido tú, elige ahora una contraseña nueva; así también dejan de valer todas las claves de API.',
    },
    email_change_old: {
      subject: 'Confirma el cambio de tu correo electrónico',
      text: 'Has pedido cambiar el correo electrónico de tu cuenta a {newEmail}. Confírmalo aquí y también en el mensaje que hemos enviado a la dirección nueva.',
      button: 'Confirmar el cambio',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Si no has sido tú, no lo confirmes y cambia tu contraseña: alguien la conoce.',
    },
    email_change_new: {
      subject: 'Confirma tu nuevo correo electrónico',
      text: 'Has pedido que esta sea la dirección de correo de tu cuenta en Onceware. Confírmalo aquí y también en el mensaje que hemos enviado a la dirección anterior.',
      button: 'Confirmar esta dirección',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Si no tienes cuenta con nosotros, ignora este correo.',
    },
    email_changed: {
      subject: 'Tu correo electrónico se ha cambiado',
      text: 'El correo electrónico de tu cuenta es ahora {newEmail}. A partir de ahora enviaremos ahí todos los mensajes sobre tu cuenta.',
      closing: 'Si no has sido tú, escríbenos con el formulario de contacto de nuestro sitio.',
    },
    key_created: {
      subject: 'Se ha creado una clave de API',
      text: 'Se ha creado para tu cuenta una clave de API con el nombre «{keyName}». Los programas que la tengan pueden actuar en tu nombre.',
      button: 'Ver tus claves de API',
      closing: 'Si no has sido tú, revoca la clave y cambia tu contraseña.',
    },
    account_deleted: {
      subject: 'Tu cuenta se ha eliminado',
      text: 'Tu cuenta se ha eliminado definitivamente. Lo que escribiste en salas y reseñas se queda sin tu nombre; todo lo demás se borra.',
      closing: 'Si no has sido tú, escríbenos con el formulario de contacto de nuestro sitio.',
    },
    account_suspended: {
      subject: 'Tu cuenta se ha suspendido',
      text: 'Tu cuenta se ha suspendido y se ha cerrado la sesión en todos los navegadores. El motivo indicado: {reason}',
      closing: 'Si crees que es un error, escríbenos con el formulario de contacto de nuestro sitio.',
    },
    vendor_accepted: {
      subject: 'Tu cuenta de vendedor está lista',
      text: 'Ya puedes enviar ofertas de «{title}» en Onceware; el equipo revisa cada una antes de publicarla.',
      button: 'Enviar una oferta',
      closing: 'Podemos añadir a más personas de tu equipo si lo pides.',
    },
    vendor_refused: {
      subject: 'Tu solicitud de cuenta de vendedor se ha rechazado',
      text: 'Tu solicitud para «{title}» se ha rechazado. El motivo indicado: {reason}',
      button: 'Verla',
      closing: 'Puedes cambiarla y volver a enviarla.',
    },
    submission_accepted: {
      subject: 'Tu envío se ha aceptado',
      text: '«{title}» se ha aceptado y ya está en el catálogo.',
      button: 'Verlo',
      closing: 'No tienes que hacer nada.',
    },
    submission_refused: {
      subject: 'Tu envío no se ha aceptado',
      text: '«{title}» no se ha aceptado. El motivo indicado: {reason}',
      button: 'Verlo',
      closing: 'Puedes cambiarlo y enviarlo de nuevo.',
    },
  },
} as const;
