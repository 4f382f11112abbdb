export const keys = {
  title: 'API keys',
  lead: 'A key lets your own programs use your account without your password.',
  loading: 'Loading your API keys',
  failed: 'Your API keys could not be loaded.',
  tryAgain: 'Try again',
  create: 'Create key',
  full: 'You have {max, number} keys, and more is not possible. Revoke one first.',
  list: 'Your keys',
  empty: 'You have no keys yet. Create one for each program, so that you can revoke it alone.',
  startsWith: 'starts with <code>{hint}</code>',
  createdOn: 'Created {date}',
  lastUsed: 'Last used {time}',
  neverUsed: 'Never used',
  expires: 'Expires {date}',
  neverExpires: 'Does not expire',
  expired: 'Expired',
  basics: 'Read your own data',
  revoke: 'Revoke',
  revokeName: 'Revoke the key {name}',
  form: {
    title: 'Create an API key',
    name: 'Name',
    nameHint: 'Such as the program that will use it.',
    nameMissing: 'Give the key a name.',
    always:
      'Every key can read your own profile, collections and purchases, licence codes only if you allow it. It can never change your password, e-mail address, logins or keys.',
    scopes: 'What it may do besides reading',
    permissions: 'What else it may do',
    lifetime: 'Works for',
    days: '{days, plural, one {# day} other {# days}}',
    noEnd: 'As long as it is not revoked',
    password: 'Your password',
    submit: 'Create key',
    busy: 'Creating…',
  },
  scope: {
    write: 'Change your profile, collections and purchases',
    licence_codes: 'Read licence codes',
    share: 'Share collections, and end sharing',
    chat: { read: 'Read your chats', write: 'Write in the chat in your name' },
  },
  permission: {
    sidebar: { view: 'Open the chat' },
    dev: { feature: 'Use features that are being tried out' },
    admin: {
      chat: 'Look after the chat',
      reviews: 'Look after reviews',
      organizations: 'Manage organizations and their members',
      users: 'See and suspend users, and change their roles',
      contacts: 'Read and answer messages from the contact form',
      logs: 'Read the action log',
      orders: 'See all purchases and their totals',
      roles: 'Change what each role may do',
      catalog: 'Import tools and deals',
    },
  },
  made: {
    title: 'Your new key <key>{name}</key>',
    warning: 'Copy it now and keep it like a password. It is shown only this once.',
    token: 'API key',
    copy: 'Copy',
    copied: 'Key copied',
    notCopied: 'The key could not be copied. Select it and copy it yourself.',
    done: 'I have copied it',
  },
  revokeDialog: {
    title: 'Revoke the key {name}?',
    text: 'Programs that use it stop working at once. This cannot be taken back.',
    submit: 'Revoke key',
    busy: 'Revoking…',
    done: 'The key {name} was revoked.',
  },
  howTo: {
    title: 'How to use a key',
    text: 'Keep the key in an environment variable, never in code that others see.',
    shell: 'In a shell',
    install: 'Install the client that fits this site',
    script: 'In TypeScript, with types for every call',
    rest: 'All REST routes, to read and to try, are on the <link>API page</link>.',
    anywhere: 'To save pages from the browser, a shell or an assistant, see <link>Save from anywhere</link>.',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    keys: typeof keys;
  }
  interface Parts {
    account: true;
  }
}
