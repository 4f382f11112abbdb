export const auth = {
  logIn: {
    title: 'Log in',
    lead: 'Your collections are waiting.',
    submit: 'Log in',
    busy: 'Logging in…',
    forgot: 'Forgot your password?',
    other: 'New here?',
    otherAction: 'Create an account',
    noSession: 'Your browser did not keep the login. Allow cookies for this site, then try again.',
  },
  signUp: {
    title: 'Create your account',
    lead: 'Free. It keeps what you save, on every device.',
    agree:
      'By creating an account you accept the <terms>terms</terms>. The <privacy>privacy page</privacy> says what is stored.',
    submit: 'Create account',
    busy: 'Creating account…',
    other: 'Already have an account?',
    otherAction: 'Log in',
    noSession: 'We could not log you in. If you already have an account with this e-mail, log in instead.',
  },
  field: {
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least {min, number} characters.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  problem: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    emailForm: 'This is not an e-mail address.',
    password: 'Enter your password.',
    passwordShort: 'Use at least {min, number} characters.',
    passwordLength: 'Use between {min, number} and {max, number} characters.',
  },
  tooManyTries: 'Too many attempts. Wait a few minutes, then try again.',
  close: 'Close',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    auth: typeof auth;
  }
  interface Parts {
    core: true;
  }
}
