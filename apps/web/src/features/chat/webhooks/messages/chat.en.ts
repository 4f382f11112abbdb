/** Which tools are connected with a room. */
export const chatConnections = {
  title: 'Connections',
  close: 'Close',
  cancel: 'Cancel',
  keep: 'Keep',
  removed: '“\u2068{name}\u2069” is no longer connected.',
  madeAt: 'Made <at></at>',
  madeBy: 'By \u2068{who}\u2069, <at></at>',
  used: 'last used <at></at>',
  unused: 'not used yet',
  incoming: {
    title: 'Tools that write here',
    hint: 'A webhook lets a tool write into this room under a name of its own, by the address that you give it. It takes what Slack’s incoming webhooks take.',
    loading: 'Loading webhooks',
    name: 'Name of the tool',
    nameHint: 'Stands above what it writes.',
    nameMissing: 'Give it a name.',
    make: 'Make a webhook',
    full: 'A room can have at most {count, number} webhooks. Revoke one to make another.',
    revoke: 'Revoke',
    sure: 'Revoke “\u2068{name}\u2069”? Whatever uses its address can no longer write here. What it wrote stays.',
  },
  made: {
    title: 'The address of “\u2068{name}\u2069”',
    warning: 'Copy it now: it is shown only this once. Whoever has it can write into this room.',
    address: 'Address',
    copy: 'Copy',
    copied: 'Address copied',
    notCopied: 'The address could not be copied. Select it and copy it yourself.',
    done: 'I have copied it',
  },
  outgoing: {
    title: 'Where messages can be moved',
    hint: '“Move Message” posts a message to your team’s own tool, at the address that you set here. The address is not shown again.',
    loading: 'Loading tools',
    unset: 'Not connected',
    connect: 'Connect',
    replace: 'Replace',
    remove: 'Disconnect',
    sure: 'Disconnect {name}? Messages can no longer be moved there. To connect it again you need its address.',
    address: 'Address of the webhook of {name}',
    addressMissing: 'Paste the address.',
    addressWrong: 'This is no webhook address of {name}.',
    save: 'Save',
    saved: '{name} is connected.',
    where: {
      slack: 'In Slack: Apps, Incoming Webhooks. It begins with https://hooks.slack.com/.',
      discord: 'In Discord: Edit channel, Integrations, Webhooks. It begins with https://discord.com/api/webhooks/.',
      teams: 'In Teams: Workflows, “Post to a channel when a webhook request is received”.',
    },
  },
} as const;

/** Moving a message of a team’s room. */
export const chatMove = {
  loading: 'Loading tools',
  none: 'No tool is connected yet',
  connect: 'Open “Connections” in the room’s menu to connect Slack, Discord or Microsoft Teams.',
  ask: 'An owner or manager of your team can connect Slack, Discord or Microsoft Teams in the room’s menu.',
  connectMore: 'You can connect more in the room’s menu, under “Connections”.',
  askMore: 'Owners and managers of your team can connect more in the room’s menu.',
  stays: 'It is posted there with its author’s name, and stays here too.',
  done: 'Moved to {tool}',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    chatConnections: typeof chatConnections;
    chatMove: typeof chatMove;
  }
}
