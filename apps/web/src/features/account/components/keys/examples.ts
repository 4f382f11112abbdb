/** `url`: the site's address. */
export const curlExample = (url: string): string => `curl -H "Authorization: Bearer $ONCEWARE_KEY" ${url}/api/user-collections`;

export const clientExample = (url: string): string => `import { createOncewareClient } from '@onceware/api/client';

const onceware = createOncewareClient({ url: '${url}', apiKey: process.env.ONCEWARE_KEY });
const { collections } = await onceware.collections.load.query();`;
