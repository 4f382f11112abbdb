/** How many times slower than it is the browser's processor pretends to be: `E2E_SLOW`. No journey may depend on speed. */
export const SLOWNESS = Number(process.env.E2E_SLOW ?? '1');
