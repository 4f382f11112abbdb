export const chatComposerMessages = {
  field: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  emoji: 'Insert emoji',
  attach: 'Attach files',
  characters: '{count, plural, one {# character} other {# characters}}',
  tooLong: 'Warning: Long messages may be truncated',
  replyingTo: 'Replying to \u2068{name}\u2069',
  replyingToYou: 'Replying to yourself',
  replyingToDeleted: 'Replying to a deleted message',
  cancelReply: 'Cancel reply',
  files: 'Attached files',
  removeFile: 'Remove {name}',
  privateOnly: 'Files can be attached in private mode only. Turn it on at the top of the panel.',
  filesHeld: 'Files can be sent in private mode only. Turn it on at the top of the panel, or remove the files.',
  drop: 'Drop files here to attach them',
  refused: {
    empty:
      '{count, plural, one {{name} was not attached: the file is empty.} other {# files were not attached: they are empty.}}',
    type: '{count, plural, one {{name} was not attached: files of this type are not accepted.} other {# files were not attached: files of their types are not accepted.}}',
    accepted:
      'Accepted are pictures, videos, PDF, Word, Excel, PowerPoint, text, ZIP, RAR, Figma, Photoshop and Illustrator files.',
    count:
      '{count, plural, one {{name} was not attached: a message holds at most {max, number} files.} other {# files were not attached: a message holds at most {max, number} files.}}',
    dismiss: 'Dismiss',
  },
  suggestions: {
    people: 'People',
    posts: 'Posts',
    username: '@{username}',
    by: 'by \u2068{author}\u2069',
    found:
      '{count, plural, one {# suggestion. Use the arrow keys to choose.} other {# suggestions. Use the arrow keys to choose.}}',
  },
} as const;
