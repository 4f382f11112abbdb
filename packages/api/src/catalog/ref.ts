const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An address' last part as the statements take it: an id, or else a slug. */
export const keyOf = (ref: string) => (UUID.test(ref) ? { id: ref, slug: null } : { id: null, slug: storable(ref) });

/** Neither can be in a slug; as a parameter NUL would be an error of Postgres's. */
export const storable = (ref: string): string => ref.toWellFormed().replaceAll('\0', '\ufffd');
