/** Whether this can be the token of a link at all; the contract has the same pattern for the server. */
export const isShareToken = (text: string): boolean => /^[\w-]{24}$/.test(text);
