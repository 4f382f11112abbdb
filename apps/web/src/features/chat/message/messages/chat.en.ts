/** Texts of a conversation whose messages come from a server. */
export const chatList = {
  loading: 'The messages are loading',
  fetching: 'Fetching the message...',
  olderLoading: 'Loading older messages...',
  newerLoading: 'Loading newer messages...',
  olderFailed: 'Older messages could not be loaded.',
  newerFailed: 'Newer messages could not be loaded.',
  tryAgain: 'Try again',
  gone: 'That message is not there any more.',
  start: 'This is where \u2068{name}\u2069 begins',
  startHint: 'There are no older messages.',
  newSince: 'New since {time}',
  announcedMany: '{count, plural, one {# new message} other {# new messages}}',
  notSent: 'Your message was not sent. {reason}',
} as const;

export const chatMessage = {
  waiting: 'Waiting to be sent',
  failed: 'Not sent',
  failedBecause: 'Not sent. {reason}',
  tryAgain: 'Try again',
  discard: 'Discard',
  replyElsewhere: 'Show the message that this answers',
  reactors: 'Who reacted',
  noReactors: 'Nobody has reacted to this message.',
  moreReactors: '{count, plural, one {and # more} other {and # more}}',
  loading: 'Loading',
  close: 'Close',
  flagTold: 'Thank you. The moderators will look at this message.',
  removeForAll: 'Remove for all',
  removedForAll: 'Message removed for all',
  mute: 'Mute author',
  pinnedMessages: 'Pinned messages',
  nothingPinned: 'Nothing is pinned. Pin a message from its menu, and everybody in the room finds it here.',
  formerMember: 'Former member',
  goTo: 'Go to message',
} as const;

export const chatMute = {
  title: 'Mute \u2068{name}\u2069',
  text: 'They can go on reading this room, and cannot write in it until then.',
  length: 'For how long',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  reason: 'Reason',
  reasonHint: 'It is kept in the action log.',
  reasonMissing: 'Give a reason.',
  close: 'Close',
  submit: 'Mute',
  cancel: 'Cancel',
  done: '\u2068{name}\u2069 cannot write here for now.',
} as const;

export const chatWriting = {
  offline: 'You are offline. What you write is kept and sent later.',
  offlineHere: 'You are offline. What you write is sent later, as long as this page stays open.',
  connecting: 'Connecting...',
  mayNot: 'You can read here, but not write.',
  closed: 'This room is closed. It can be read, and nothing can be written.',
  silenced: 'A moderator has muted you here until {time}.',
  slow: '{count, plural, one {Slow mode: you can write again in # second.} other {Slow mode: you can write again in # seconds.}}',
  tooLong: '{max, plural, one {A message holds at most # character.} other {A message holds at most # characters.}}',
  searching: 'Searching...',
  nobodyFound: 'Nobody of this room has that name.',
  nothingFound: 'No deal or tool is called that.',
  searchFailed: 'The suggestions could not be loaded. You can go on writing.',
  things: 'Deals and tools',
  deal: 'Deal',
  tool: 'Tool',
} as const;

export const chatCards = {
  label: 'Deals and tools in this message',
  more: '{count, plural, one {and # more} other {and # more}}',
  now: 'Price now',
  before: 'Price before',
  ended: 'Ended',
  deals: '{count, plural, =0 {No deal now} one {# deal now} other {# deals now}}',
  missing: 'No longer available',
  failed: 'The price could not be loaded',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    chatList: typeof chatList;
    chatMessage: typeof chatMessage;
    chatMute: typeof chatMute;
    chatWriting: typeof chatWriting;
    chatCards: typeof chatCards;
  }
}
