import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { skipsRedis, startRedis } from '@onceware/api/testing/redis';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { startRefusal } from '../testing/start-refusal.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a wrong setting', () => {
  it.each([
    ['DATABASE_ULR', 'postgres://a@b/c', 'DATABASE_ULR: did you mean DATABASE_URL?'],
    ['database_url', 'postgres://a@b/c', 'database_url: did you mean DATABASE_URL?'],
    ['APP_SECRTE', 'x', 'APP_SECRTE: did you mean APP_SECRET?'],
    ['CORS_ORIGIN', 'https://a.example', 'CORS_ORIGIN: did you mean CORS_ORIGINS?'],
    ['PROT', '4000', 'PROT: did you mean PORT?'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test.'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://root@localhost/onceware',
      'DATABASE_URL must be like postgres://user:password@host:5432/database',
    ],
    ['DATABASE_URL', 'postgres://onceware:p#ss@localhost:5432/onceware', 'DATABASE_URL must be like postgres://'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL must be a whole number of at least 1.'],
    ['PUBLIC_URL', 'deals.example.com', 'PUBLIC_URL must be an address like https://'],
    [
      'PUBLIC_URL',
      'https://deals.example.com/shop',
      'PUBLIC_URL must end with the host, like https://deals.example.com: the product has no place below a path.',
    ],
    ['MAIL_FROM', 'notanaddress', 'MAIL_FROM must be like Onceware <hello@deals.example.com>, or the address alone.'],
    ['SEED', 'yes', 'SEED must be 0 or 1.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be like smtps://'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be like redis://user:password@host:6379'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be addresses like 10.0.0.1'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be addresses like 10.0.0.1'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL must be one of fatal, error,'],
    ['DEFAULT_ROLE', 'root', 'DEFAULT_ROLE must be one of member, insider, admin.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
    ['S3_ENDPOINT', 's3.example.com', 'S3_ENDPOINT must be an address that begins with http:// or https://.'],
    ['S3_BUCKET', 'My Files', 'S3_BUCKET must be the name of a bucket, like onceware-files.'],
    [
      'S3_ENDPOINT',
      'https://s3.example.com',
      'S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: files go to S3 only with all of them.',
    ],
    ['MEDIA_URL', 'http://cdn.example', 'MEDIA_URL must be an address that begins with https://.'],
  ])('%s=%s is named, with what it must be (OPS-02, T60)', async (name, value, sentence) => {
    expect(await startRefusal(folder, { [name]: value })).toContain(sentence);
  });

  it.skipIf(skipsRedis)('of a Redis that carries nothing says what to do (OPS-02, T60, LIVE-04)', async () => {
    const acl = 'user other on >a-password ~* +@all -@pubsub';
    const redis = await startRedis('--requirepass', 'a-password', '--user', ...acl.split(' ').slice(1));
    const web = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(web, 'listening');
    const at = `127.0.0.1:${redis.port}`;
    const refusal = (url: string) => startRefusal(folder, { REDIS_URL: url });
    try {
      expect(await refusal(`redis://${at}`)).toMatch(
        /^REDIS_URL: the Redis at \S+ refuses this user and password\. Write/,
      );
      expect(await refusal(`redis://:wrong@${at}`)).toMatch(
        /^REDIS_URL: the Redis at \S+ refuses this user and password\./,
      );
      expect(await refusal(`redis://other:a-password@${at}`)).toMatch(
        /^REDIS_URL: .* lets this user not use the channels/,
      );
      expect(await refusal(`redis://127.0.0.1:${portOf(web)}`)).toMatch(
        /^REDIS_URL: what answers at \S+ is no Redis\./,
      );
    } finally {
      web.close();
      await redis.stop();
    }
  });

  it('is ignored if it is for another program, or if the setting it resembles is there (OPS-02, T60)', () => {
    const others = {
      HOSTNAME: 'box',
      POST: '1',
      PORTS: '1',
      HOME: '/root',
      DATABASE_NAME: 'x',
      PGDATABASE: 'x',
      SMTP_HOST: 'x',
      NODE_OPTIONS: '',
      LOG_FORMAT: 'x',
    };
    expect(() => readSettings(others)).not.toThrow();
    expect(() =>
      readSettings({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://a@b/c', TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }),
    ).not.toThrow();
  });

  it('such as a port in use or an address of another machine is named (OPS-02, T60)', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    await expect(listen(Fastify(), { HOST: '127.0.0.1', PORT: portOf(taken) })).rejects.toThrow(
      /^Port \d+ on 127\.0\.0\.1 is in use\. Stop what uses it/,
    );
    await expect(listen(Fastify(), { HOST: '192.0.2.1', PORT: 0 })).rejects.toThrow(
      /^HOST=192\.0\.2\.1 is no address of this machine\./,
    );
    taken.close();
  });
});

describe('a folder for data', () => {
  it.each([
    [
      'in whose place there is a file',
      () => (writeFileSync(path.join(folder, 'file'), ''), path.join(folder, 'file')),
      'there is a file in its place',
    ],
    ['below a file', () => path.join(folder, 'file', 'data'), 'there is a file in its place'],
    ['that cannot be made', () => '/sys/onceware', '(this user may not write there|.* mounted read-only)'],
  ])('%s is refused (OPS-02, T60)', async (_what, make, why) => {
    const wrong = make();
    expect(await startRefusal(folder, { DATA_DIR: wrong })).toMatch(
      new RegExp(`^DATA_DIR=${wrong}: ${why}.*name another folder in DATA_DIR\\.$`),
    );
  });

  it.runIf(process.getuid?.() === 0)('on a full or read-only disk is refused (OPS-02, T60)', async () => {
    const disk = mkdtempSync(path.join(folder, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]);
    try {
      expect(() => writeFileSync(path.join(disk, 'filler'), Buffer.alloc(1 << 20))).toThrow('ENOSPC');
      expect(await startRefusal(folder, { DATA_DIR: disk })).toContain('the disk is full. Make room on it');
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      expect(await startRefusal(folder, { DATA_DIR: disk })).toContain('mounted read-only');
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});
