export const app = {
  skipToContent: 'Skip to content',
  imageFailed: 'Failed to load: {alt}',
  footer: {
    label: 'Site',
    promise: 'Software you pay for once and keep.',
    language: 'Language',
  },
  offer: {
    question: 'Read in English?',
    accept: 'Switch to English',
    decline: 'No, thanks',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the deal has been taken down. Everything that is running is one step away.',
    home: 'Go to the home page',
    explore: 'Open the LTD Explorer',
  },
  forbidden: {
    title: 'You cannot open this page',
    text: 'Your account does not have permission for it. Ask an administrator of this site; if you do not know who that is, write to us.',
    ask: 'Contact us',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Something went wrong on our side. Nothing of yours is lost.',
    retry: 'Try again',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    app: typeof app;
  }
  interface Parts {
    core: true;
  }
}
