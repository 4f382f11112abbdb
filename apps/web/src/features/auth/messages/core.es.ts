import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const auth: Translation<typeof en.auth> = {
  logIn: {
    title: 'Inicia sesión',
    lead: 'Tus colecciones te esperan.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: '¿Has olvidado tu contraseña?',
    other: '¿Aún no tienes cuenta?',
    otherAction: 'Crea una',
    noSession: 'Tu navegador no ha guardado la sesión. Permite las cookies de este sitio e inténtalo de nuevo.',
  },
  signUp: {
    title: 'Crea tu cuenta',
    lead: 'Gratis. Conserva lo que guardas, en todos tus dispositivos.',
    agree:
      'Al crear una cuenta aceptas las <terms>condiciones</terms>. La <privacy>página de privacidad</privacy> dice qué se guarda.',
    submit: 'Crear cuenta',
    busy: 'Creando la cuenta…',
    other: '¿Ya tienes una cuenta?',
    otherAction: 'Inicia sesión',
    noSession: 'No hemos podido iniciar tu sesión. Si ya tienes una cuenta con este correo, inicia sesión con ella.',
  },
  field: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Al menos {min, number} caracteres.',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
  },
  problem: {
    name: 'Escribe tu nombre.',
    email: 'Escribe tu correo electrónico.',
    emailForm: 'Esto no es una dirección de correo.',
    password: 'Escribe tu contraseña.',
    passwordShort: 'Usa al menos {min, number} caracteres.',
    passwordLength: 'Usa entre {min, number} y {max, number} caracteres.',
  },
  tooManyTries: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  close: 'Cerrar',
};
