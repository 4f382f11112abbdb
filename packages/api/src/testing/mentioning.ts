/** The text of a message that names people, and what it sends along. */
export const mentioning = (people: readonly { id: string; name: string }[], text = 'hello') => ({
  text: [text, ...people.map(({ name }) => `@${name}`)].join(' '),
  named: { users: people.map(({ id }) => id), deals: [] as string[], tools: [] as string[] },
});
