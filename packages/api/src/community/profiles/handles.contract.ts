import { profileLimits } from './profiles.limits.ts';

// Rules of handles, for inputs and for the field where one is typed (docs/decisions/105-handles.md).

/** Latin letters and digits, with single hyphens and underscores between them. */
const SHAPE = /^[A-Za-z0-9](?:[-_]?[A-Za-z0-9])*$/;

/** Whether this may be a handle. Everything that looks like a letter and is none is refused here. */
export const isHandle = (text: string): boolean =>
  text.length >= profileLimits.handleMin && text.length <= profileLimits.handleMax && SHAPE.test(text);

/**
 * The key by which handles are unique: those that are read alike have one, `Ada_Lovelace` and `ada-love1ace`, `corner` and `comer`.
 * Meant for handles alone.
 */
export const handleKey = (handle: string): string =>
  handle
    .toLowerCase()
    .replaceAll(/[-_]/g, '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Names that speak for the site or stand in its addresses. */
const RESERVED = `admin administrator root system staff team moderator mod owner official operator
  onceware support help helpdesk contact security abuse legal privacy billing sales
  default me you everybody everyone nobody anonymous deleted unknown null undefined
  account profile profiles settings edit new login logout signin signup register
  api www mail postmaster webmaster hostmaster noreply projects activity community
  network here room all bot webhook vendor member members visitor user users`.split(/\s+/);
const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED.map(handleKey));

/** Whether nobody may have it, also written otherwise: `Adm1n`. */
export const isReserved = (handle: string): boolean => RESERVED_KEYS.has(handleKey(handle));
