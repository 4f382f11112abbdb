import type { Translation } from '#i18n/words.ts';
import type * as en from './password.en.ts';

export const password: Translation<typeof en.password> = {
  strength: 'Força: {level}.',
  level: {
    weak: 'muito fácil de adivinhar',
    fair: 'fácil de adivinhar',
    good: 'boa',
    strong: 'forte',
  },
  hint: {
    common: 'Muita gente usa esta senha. Crie uma só sua.',
    word: 'Uma palavra só não basta. Junte várias.',
    name: 'Um nome não basta. Junte várias palavras sem relação entre si.',
    personal: 'Não use seu nome nem seu e-mail.',
    keyboard: 'Teclas vizinhas são as primeiras a ser adivinhadas.',
    repeat: 'Repetir algo ajuda pouco. Acrescente algo novo.',
    sequence: 'Sequências como abc ou 123 são as primeiras a ser adivinhadas.',
    date: 'Datas e anos são os primeiros a ser adivinhados.',
    plain: 'Deixe-a mais longa: três ou quatro palavras sem relação entre si são fáceis de lembrar.',
  },
};
