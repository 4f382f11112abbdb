import type { Translation } from '#i18n/words.ts';
import type * as en from './password.en.ts';

export const password: Translation<typeof en.password> = {
  strength: 'Stärke: {level}.',
  level: {
    weak: 'sehr leicht zu erraten',
    fair: 'leicht zu erraten',
    good: 'gut',
    strong: 'stark',
  },
  hint: {
    common: 'Dieses Passwort verwenden viele. Denk dir ein eigenes aus.',
    word: 'Ein Wort allein reicht nicht. Kombiniere mehrere.',
    name: 'Ein Name reicht nicht. Kombiniere mehrere Wörter ohne Zusammenhang.',
    personal: 'Lass deinen Namen und deine E-Mail-Adresse weg.',
    keyboard: 'Tasten, die nebeneinanderliegen, werden zuerst probiert.',
    repeat: 'Wiederholungen bringen wenig. Ergänze etwas Neues.',
    sequence: 'Folgen wie abc oder 123 werden zuerst probiert.',
    date: 'Datumsangaben und Jahreszahlen werden zuerst probiert.',
    plain: 'Mach es länger: Drei oder vier Wörter ohne Zusammenhang merkst du dir leicht.',
  },
};
