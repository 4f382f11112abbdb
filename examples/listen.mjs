// Prints what is said in the rooms of the account whose API key is given, and goes on where it was when it is started again. The
// key needs `chat.read`.
//
//   ONCEWARE_URL=https://onceware.example ONCEWARE_API_KEY=onc_… node listen.mjs
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createOncewareClient, isOncewareError } from '@onceware/client';

const { ONCEWARE_URL: url = 'http://localhost:3000', ONCEWARE_API_KEY: apiKey, POSITION = '.position' } = process.env;
const onceware = createOncewareClient({ url, apiKey });

try {
  await listen();
} catch (error) {
  if (!isOncewareError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function listen() {
  const { rooms } = await onceware.chat.rooms.query();
  const nameOf = new Map(rooms.map(({ id, name }) => [id, name]));
  const events = onceware.chat.follow({ after: await readFile(POSITION, 'utf8').catch(() => '') });
  for await (const event of events) {
    // Edits and the like come as the message that they lead to.
    if (event.type === 'message')
      console.log(`${nameOf.get(event.roomId) ?? 'elsewhere'}, ${event.message.author?.name}: ${event.message.text}`);
    // A run that is killed here leaves the old position, never half of the new one.
    await writeFile(`${POSITION}.new`, events.position());
    await rename(`${POSITION}.new`, POSITION);
  }
}
