/** Pixels of a profile picture's edge; no zod here, so pages stay small (API-05). */
export const gravatarLimits = { sizeMin: 1, sizeMax: 2048, sizeDefault: 80 } as const;
