/** `url`: the site's address. */
export const curlExample = (url: string): string => `curl -H "Authorization: Bearer $ONCEWARE_KEY" ${url}/api/user-collections`;

export const clientExample = (url: string): string => `import { createOncewareClient } from '@onceware/api/client';

const onceware = createOncewareClient({ url: '${url}', apiKey: process.env.ONCEWARE_KEY });
// 50 collections at a time; { cursor: nextCursor } asks for the next ones, and null says that these were the last.
const { collections, nextCursor } = await onceware.collections.load.query();`;
