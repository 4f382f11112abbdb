export const anywhere = {
  title: 'Save from anywhere',
  lead: 'Keep a page while you are on it, without opening Onceware first.',
  bookmarklet: {
    title: 'Bookmarklet',
    text: 'Drag this button to your bookmarks bar, and press it there on any page. Where you cannot drag, press it here: it is copied, and becomes the address of a new bookmark.',
    name: 'Save to Onceware',
    copied: 'Copied. Make it the address of a new bookmark.',
    notCopied: 'It could not be copied. Drag it to your bookmarks instead.',
  },
  phone: {
    title: 'On a phone',
    text: 'Install this site from your browser’s menu. After that, Onceware is among the places to which your phone shares a page.',
  },
  extension: {
    title: 'Browser extension',
    text: 'For Chromium, Chrome, Edge and their like. It saves the page you are on, shows whether you have saved it, and shows the deal where there is one. It looks at a page only when you press it.',
    download: 'Download the extension, and unpack it',
    load: 'On chrome://extensions turn on “Developer mode”, press “Load unpacked” and choose the folder.',
    key: 'In its settings put in a key, so that it saves at once. Without one it saves by this site’s own page.',
  },
  key: {
    title: 'A key for these tools',
    text: 'Extension, command line and assistants act for you by an API key that may change your collections. Make one for each, so that you can revoke it alone.',
    create: 'Create key',
    all: 'All your keys',
    name: 'Saving pages',
  },
  shell: {
    title: 'Command line',
    text: 'With Node 20 or later. It asks for the key once.',
    install: 'Install it',
    use: 'Say who you are, then save',
  },
  assistants: {
    title: 'Assistants (MCP)',
    text: 'The same command serves assistants by the Model Context Protocol: they search deals and your collections, and save what you ask for.',
    settings: 'In your assistant’s settings',
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    anywhere: typeof anywhere;
  }
  interface Parts {
    account: true;
  }
}
