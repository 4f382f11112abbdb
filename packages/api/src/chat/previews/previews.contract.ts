import { z } from 'zod';
import { opaque } from '#kernel/text.ts';
import { ADDRESS_MAX } from '#platform/web-pages/canonical-url.ts';
import { messageInput } from '../chat.contract.ts';

/** `url` as the message's preview has it; `on: false` takes it off for everybody, `true` puts it back. */
export const previewInput = messageInput.extend({ url: opaque(ADDRESS_MAX).min(1), on: z.boolean() });
/** Shows the caller previews of links, or none. */
export const showPreviewsInput = z.object({ on: z.boolean() });
