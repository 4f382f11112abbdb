import { errorLimits } from '#kernel/errors.limits.ts';

/** Shared by the zod inputs and the fields' `maxLength`; no zod here, so pages stay small. */
export const accountLimits = {
  keyNameMax: 60,
  /** Keys of one member. */
  keysMax: errorLimits.apiKeys,
  /** Bytes of a picture as it is sent, after the browser has made it small. */
  pictureBytesMax: 100 * 1024,
  /** Side of the square that the browser makes of it, in pixels. */
  pictureSide: 256,
  /** Drawn pictures to choose from: /art/avatars/01.svg and so on. */
  drawnPictures: 25,
} as const;

/** Days that a new key may live for; null: until it is revoked. */
export const KEY_LIFETIMES = [30, 90, 365, null] as const;
