/** The server's own page of its REST routes. */
export const API_PAGE = '/api';

/** `url`: the site's address. */
export const curlExample = (url: string): string =>
  `curl -H "Authorization: Bearer $ONCEWARE_API_KEY" ${url}/api/user-collections`;

/** The server hands out the client that fits it. */
export const installExample = (url: string): string => `npm install ${url}/client/onceware-client.tgz`;

export const clientExample = (url: string): string => `import { createOncewareClient } from '@onceware/client';

const onceware = createOncewareClient({ url: '${url}', apiKey: process.env.ONCEWARE_API_KEY });
// 50 collections at a time; { cursor: nextCursor } asks for the next ones, and null says that these were the last.
const { collections, nextCursor } = await onceware.collections.load.query();`;
