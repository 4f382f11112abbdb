import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { sentenceOf } from '../user-errors.ts';

/** A tool's answer is JSON; what the caller can mend is told to the assistant, which goes on. */
export const answer =
  <Input>(work: (input: Input) => Promise<object>) =>
  async (input: Input): Promise<CallToolResult> => {
    try {
      return { content: [{ type: 'text', text: JSON.stringify(await work(input)) }] };
    } catch (error) {
      return { content: [{ type: 'text', text: sentenceOf(error) }], isError: true };
    }
  };

export const READS = { readOnlyHint: true, openWorldHint: false } as const;
/** Nothing that is there is changed or lost. */
export const ADDS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;
