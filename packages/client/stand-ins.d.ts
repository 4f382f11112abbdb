// In the rolled-up types these stand for tRPC's own, which need those of Node and ws, and for what the server knows of a
// call, its database and its secrets. With them what tsc wrote of the router is the client.

/** For one call. */
interface CallOptions {
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}

/** What may be `undefined` may be left out. */
type Given<Input> = undefined extends Input ? Input | void : Input;

interface Procedure {
  input: unknown;
  output: unknown;
}

export interface TRPCQueryProcedure<Of extends Procedure> {
  /** @throws OncewareError */
  query(input: Given<Of['input']>, options?: CallOptions): Promise<Of['output']>;
}

export interface TRPCMutationProcedure<Of extends Procedure> {
  /** @throws OncewareError */
  mutate(input: Given<Of['input']>, options?: CallOptions): Promise<Of['output']>;
}

export type TRPCClient<Router> = Router;
export type TRPCBuiltRouter<_Root, Procedures> = Procedures;
export type TRPCDecorateCreateRouterOptions<Procedures> = Procedures;
export type TRPC_ERROR_CODE_NUMBER = number;
export type TRPCClientError<_Router> = Error;
export type Call = unknown;
export type Meta = unknown;
