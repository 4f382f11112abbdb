export const password = {
  strength: 'Strength: {level}.',
  level: {
    weak: 'very easy to guess',
    fair: 'easy to guess',
    good: 'good',
    strong: 'strong',
  },
  hint: {
    common: 'Many people use this password. Choose one of your own.',
    word: 'One word is not enough. Put several together.',
    name: 'A name is not enough. Put several unrelated words together.',
    personal: 'Leave out your name and your e-mail address.',
    keyboard: 'Keys that lie side by side are guessed first.',
    repeat: 'Repeating something adds little. Add something new.',
    sequence: 'Sequences such as abc or 123 are guessed first.',
    date: 'Dates and years are guessed first.',
    plain: 'Make it longer: three or four unrelated words are easy to remember.',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    password: typeof password;
  }
  interface Parts {
    password: true;
  }
}
