import { named } from '@onceware/api/kernel/answers';
import { z } from 'zod';

// Answers that REST alone gives. Those of procedures are in the *.answers.ts of packages/api.

export const gravatar = named('GravatarExists', z.strictObject({ exists: z.boolean() }));
export const health = named('Health', z.strictObject({ status: z.literal('ok') }));

export const suggestions = named(
  'SearchSuggestions',
  z
    .tuple([z.string(), z.array(z.string()), z.array(z.string()), z.array(z.url())])
    .describe('The words, and of each suggestion its text, what it is and its address.'),
);
