import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { sentenceOf } from '../user-errors.ts';

/** Answers a tool call with JSON; errors that the caller can fix are returned to the assistant. */
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
/** Changes and loses no existing data. */
export const ADDS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;
