import { existsSync, readFileSync } from 'node:fs';
import { AppError } from '@onceware/api/kernel/errors';
import { fromRepository } from '#from-repository.ts';
import { defineRoute, type Downloads, type Route } from '../define-route.ts';
import { packExtension } from './pack-extension.ts';

const ifThere = (path: string, read: (path: string) => Buffer): Buffer | null => (existsSync(path) ? read(path) : null);

/** Reads build results, from the repository or a release of it; missing ones are null. */
export const readDownloads = (publicUrl: string): Downloads => ({
  client: ifThere(fromRepository('packages/client/dist/onceware-client.tgz'), (file) => readFileSync(file)),
  cli: ifThere(fromRepository('packages/cli/dist/onceware-cli.tgz'), (file) => readFileSync(file)),
  extension: ifThere(fromRepository('apps/extension/dist'), (folder) => packExtension(folder, publicUrl)),
});

const download = (
  file: string,
  of: keyof Downloads,
  type: 'application/gzip' | 'application/zip',
  described: Pick<Route, 'operationId' | 'summary'>,
): Route =>
  defineRoute({
    ...described,
    method: 'get',
    path: `/client/${file}`,
    tag: 'Service',
    access: 'public',
    answer: { [type]: null },
    isAlone: true,
    failures: ['not_found'],
    handler(_services, _input, { reply, site }) {
      const bytes = site.downloads[of];
      if (!bytes) throw new AppError('not_found');
      return reply.header('cache-control', 'public, max-age=60').type(type).send(bytes);
    },
  });

/** For those who work from elsewhere (OPS-07, CAT-13); there if they were built. */
export const downloadRoutes: readonly Route[] = [
  download('onceware-client.tgz', 'client', 'application/gzip', {
    operationId: 'getClient',
    summary: 'The typed client that fits this server, as a package for npm.',
  }),
  download('onceware-cli.tgz', 'cli', 'application/gzip', {
    operationId: 'getCommandLine',
    summary: 'The command line `onceware`, which serves MCP too, as a package for npm.',
  }),
  download('onceware-extension.zip', 'extension', 'application/zip', {
    operationId: 'getExtension',
    summary: 'The browser extension of this site, for Chromium, Chrome, Edge and their like.',
  }),
];
