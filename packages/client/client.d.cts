// The types of the module, for those who `require` it: once in the package.
import type { createOncewareClient as create, isOncewareError as is } from './client.js' with { 'resolution-mode': 'import' };

export type * from './client.js' with { 'resolution-mode': 'import' };
export declare const createOncewareClient: typeof create;
export declare const isOncewareError: typeof is;
