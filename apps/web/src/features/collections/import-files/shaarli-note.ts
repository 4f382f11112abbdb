/** A Shaarli note has the address of itself on its own Shaarli, which leads nowhere from here: `?WDWyig` in old versions, `/shaare/WDWyig` in others. */
export const isShaarliNote = (address: unknown): boolean =>
  typeof address === 'string' && /^(?:\.?\/)?(?:[\w.-]{1,100}\/){0,3}(?:\?|shaare\/)[\w@-]{6}$/.test(address.trim());
