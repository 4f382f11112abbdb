import type { Call } from '@onceware/api/kernel/call';
import { MAX_BATCH } from '@onceware/api/kernel/batches';
import { parseJson } from '@onceware/api/kernel/parse-json';
import { appRouter } from '@onceware/api/composition/router';
import { type AnyTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';

export interface Calling {
  /** The procedure's name; in a batch several, with commas between. */
  path: string;
  isBatch: boolean;
  method: string;
  /** The input as JSON, or those of a batch by their number. */
  input: string;
  createContext: () => Promise<Call>;
  /** Tells the procedures when the caller has left. */
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  json: string;
  /** Procedures that were called, each with the error it failed with. */
  calls: { path: string; error: TRPCError | null }[];
}

const { _config: config } = appRouter._def;
/** Procedures by their full names, as tRPC has them; its types nest them by router. */
const procedures: object = appRouter._def.procedures;
const METHODS = { query: 'GET', mutation: 'POST', subscription: null } as const;

/**
 * Calls procedures, and answers as tRPC's own adapters do. JSON alone: without web requests and responses, and streams, a
 * small call takes half as much (docs/decisions/006-trpc-adapter.md).
 */
export async function answerCalls(calling: Calling): Promise<Answer> {
  const paths = calling.isBatch ? calling.path.split(',') : [calling.path];
  if (paths.length > MAX_BATCH) {
    const error = new TRPCError({ code: 'BAD_REQUEST', message: 'Too many calls in one batch.' });
    return { ...failed(error, calling.path, undefined), calls: [{ path: calling.path, error }] };
  }
  const context = calling.createContext();
  const inputs = inputReader(calling);
  const answers = await Promise.all(paths.map((path, index) => answerOne(path, index, calling, context, inputs)));
  const calls = answers.map(({ error }, index) => ({ path: paths[index] ?? '', error }));
  const [first] = answers;
  if (!calling.isBatch && first) return { status: first.status, json: first.json, calls };
  const statuses = new Set(answers.map(({ status }) => status));
  const status = statuses.size === 1 ? (first?.status ?? 200) : 207;
  return { status, json: `[${answers.map(({ json }) => json).join(',')}]`, calls };
}

interface OneAnswer {
  status: number;
  json: string;
  error: TRPCError | null;
}

async function answerOne(
  path: string,
  batchIndex: number,
  { method, signal }: Calling,
  context: Promise<Call>,
  inputs: (index: number) => unknown,
): Promise<OneAnswer> {
  let ctx: Call | undefined;
  try {
    const call = await context;
    // With the connections that the procedures of its router have (trpc.ts).
    const [part = ''] = path.split('.');
    ctx = { ...call, database: call.database.share(part) };
    const procedure = procedureOf(path);
    if (!procedure) throw new TRPCError({ code: 'NOT_FOUND' });
    const { type } = procedure._def;
    if (METHODS[type] !== method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    const data: unknown = await procedure({
      path,
      getRawInput: async () => inputs(batchIndex),
      ctx,
      type,
      signal,
      batchIndex,
    });
    const output: unknown = config.transformer.output.serialize(data);
    return { status: 200, json: `{"result":{"data":${JSON.stringify(output)}}}`, error: null };
  } catch (cause) {
    return failed(getTRPCErrorFromUnknown(cause), path, ctx);
  }
}

function failed(error: TRPCError, path: string, ctx: Call | undefined): OneAnswer {
  const type = procedureOf(path)?._def.type ?? 'unknown';
  const shape = getErrorShape({ config, error, type, path, input: undefined, ctx });
  const output: unknown = config.transformer.output.serialize(shape);
  return { status: shape.data.httpStatus, json: `{"error":${JSON.stringify(output)}}`, error };
}

function procedureOf(path: string): AnyTRPCProcedure | undefined {
  return Object.hasOwn(procedures, path) ? (procedures as Record<string, AnyTRPCProcedure>)[path] : undefined;
}

/** Parses the body when the first call reads its input, so that earlier refusals cost nothing. */
function inputReader({ input, isBatch }: Calling): (index: number) => unknown {
  let parsed: { json: unknown } | undefined;
  return (index) => {
    try {
      parsed ??= { json: input === '' ? undefined : parseJson(input) };
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', cause });
    }
    const { json } = parsed;
    if (json === undefined) return undefined;
    const own = isBatch ? ownOf(json, index) : json;
    return isBatch && own === undefined ? undefined : config.transformer.input.deserialize(own);
  };
}

function ownOf(json: unknown, index: number): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TRPCError({ code: 'BAD_REQUEST' });
  const byIndex = json as Readonly<Record<string, unknown>>;
  return Object.hasOwn(byIndex, index) ? byIndex[index] : undefined;
}
