import type { Translation } from '#i18n/words.ts';
import type * as en from './password.en.ts';

export const password: Translation<typeof en.password> = {
  strength: 'Seguridad: {level}.',
  level: {
    weak: 'muy fácil de adivinar',
    fair: 'fácil de adivinar',
    good: 'buena',
    strong: 'alta',
  },
  hint: {
    common: 'Mucha gente usa esta contraseña. Elige una solo tuya.',
    word: 'Una sola palabra no basta. Combina varias.',
    name: 'Un nombre no basta. Combina varias palabras sin relación entre sí.',
    personal: 'No uses tu nombre ni tu correo electrónico.',
    keyboard: 'Las teclas contiguas son lo primero que se prueba.',
    repeat: 'Repetir algo aporta poco. Añade algo nuevo.',
    sequence: 'Las secuencias como abc o 123 son lo primero que se prueba.',
    date: 'Las fechas y los años son lo primero que se prueba.',
    plain: 'Hazla más larga: tres o cuatro palabras sin relación son fáciles de recordar.',
  },
};
