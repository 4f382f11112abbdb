/** How a call's input travels: as plain JSON, which no caller needs a library for. The router reads it by `readInput`. */
export const bareInput = {
  serialize: (value: unknown) => ({ json: value }),
  deserialize: ({ json }: { json: unknown }) => json,
};
