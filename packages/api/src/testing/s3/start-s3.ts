import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@onceware/db/embedded/cluster';
import { AwsClient } from 'aws4fetch';
import type { S3Options } from '#platform/storage/s3-storage.ts';

/** Debian's: the Swift that it packages is for no other. */
const PYTHON = '/usr/bin/python3';
const hasSwift = spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api.s3api']).status === 0;

/** Without it these tests are left out, but not in CI. */
export const skipsS3 = !hasSwift && !process.env.CI;

export interface TestS3 {
  /** Options of a bucket that exists. */
  options: S3Options;
  stop(): Promise<void>;
}

/** A real S3 server on loopback: OpenStack Swift with its S3 interface, which checks signatures. */
export async function startS3(): Promise<TestS3> {
  if (!hasSwift) throw new Error('Swift is not installed (Debian: apt-get install python3-swift).');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-s3-'));
  const port = await freePort();
  const swift = spawn(PYTHON, [path.join(import.meta.dirname, 'serve-swift.py'), folder, String(port)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const exited = once(swift, 'exit');
  let said = '';
  swift.stderr.on('data', (text: Buffer) => void (said += text.toString()));
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    isPathStyle: true,
  };
  const client = new AwsClient({ ...options, service: 's3', retries: 0 });
  const ask = (at: string, method: 'PUT' | 'DELETE') =>
    client.fetch(`${options.endpoint}/${options.bucket}${at}`, { method, ...(method === 'PUT' && { body: '' }) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = async (is: () => Promise<boolean>) => {
    while (!(await is())) {
      if (swift.exitCode !== null) throw new Error(`Swift did not start:\n${said}`);
      await delay(50);
    }
  };
  // Buckets and files are kept by different servers of it.
  await until(() => ask('', 'PUT'));
  await until(() => ask('/ready', 'PUT'));
  await until(() => ask('/ready', 'DELETE'));
  return {
    options,
    async stop() {
      swift.stdin.end();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
