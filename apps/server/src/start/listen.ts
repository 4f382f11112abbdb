import type { FastifyInstance } from 'fastify';
import { type Settings, SettingsError } from './settings.ts';

/** @throws {SettingsError} if HOST and PORT are no place to listen at */
export async function listen(app: FastifyInstance, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const sentence = MISTAKES[error instanceof Error && 'code' in error ? String(error.code) : '']?.(HOST, PORT);
    throw sentence ? new SettingsError(sentence) : error;
  }
}

const noAddress = (host: string) =>
  `HOST=${host} is no address of this machine. Name one that is: localhost, 127.0.0.1, 0.0.0.0 for all.`;

const MISTAKES: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use. Stop what uses it, or choose another: PORT=3001 npm start`,
  EACCES: (_host, port) => `Port ${port} needs more rights than this user has. Choose one above 1023.`,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EADDRNOTAVAIL: noAddress,
};
