export const recovery = {
  reset: {
    title: 'Reset your password',
    askLead: 'Enter the e-mail address of your account. We send you a link to choose a new password.',
    ask: 'Send the link',
    asking: 'Sending…',
    sent: 'If an account has this address, a mail is on its way. Its link works for {hours, plural, one {# hour} other {# hours}}.',
    sentHint: 'Nothing there? Look among the unwanted mails, or send it again in a few minutes.',
    another: 'Use another address',
    back: 'Back to log in',
    chooseLead:
      'Choose a new password. All devices that are logged in to your account will be logged out, and API keys will stop working.',
    newPassword: 'New password',
    save: 'Save and log in',
    saving: 'Saving…',
    noSession: 'Your password is changed, but your browser did not keep the login. Log in with the new password.',
    done: 'Your password is changed. All other devices were logged out, and API keys have ended.',
    newLink: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm your address',
    lead: 'Press the button to confirm that this e-mail address is yours.',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    incomplete: 'This link is incomplete. Open it again from the mail, or copy all of it.',
    verified: 'Your e-mail address is confirmed.',
    changed: 'Your e-mail address is changed. From now on, log in with the new one.',
    otherIsNew: 'Confirmed. One step is left: open the link in the mail that we sent to your new address.',
    otherIsOld: 'Confirmed. One step is left: open the link in the mail that we sent to your old address.',
    toAccount: 'Go to your account',
    toSecurity: 'Open Security & Login',
    toLogIn: 'Log in',
    newMail: 'There you can have a new mail sent to you.',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    recovery: typeof recovery;
  }
  interface Parts {
    recovery: true;
  }
}
