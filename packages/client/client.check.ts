import type { OncewareClient as Source, OncewareError as SourceError } from '@onceware/api/composition/client';
import type { OncewareClient as Built, OncewareError as BuiltError } from '@onceware/client';

/** Fails to compile where what was rolled up is not what tRPC makes of the router. */
export const sameClient = (client: Source): Built => client;
export const sameError = (error: SourceError): BuiltError => error;
