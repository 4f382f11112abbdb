import { createProcessApp } from './process-app.ts';

// The server's API as a process of its own: says its address and stays until it is killed.
const { app } = await createProcessApp({ MESSAGES_IN_TEN_SECONDS: '100000' });
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
