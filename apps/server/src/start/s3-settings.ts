import type { S3Options } from '@onceware/api/platform/storage/s3-storage';
import { z } from 'zod';
import { base, flag, text } from './setting-types.ts';

/** Settings for storing files in S3 instead of the database. */
export const s3Environment = {
  S3_ENDPOINT: base('http or https').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket, like onceware-files' })
    .optional(),
  S3_REGION: text().default('us-east-1'),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  S3_PATH_STYLE: flag,
};

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Environment = z.output<z.ZodObject<typeof s3Environment>>;

/**
 * Reads the S3 settings, which have to be set all together or not at all.
 * @returns what is missing, as a sentence, or the options that are set
 */
export function s3Of(environment: Environment): S3Options | string | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PATH_STYLE: isPathStyle } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, isPathStyle };
  const there = NEEDED.find((name) => environment[name]);
  if (!there) return null;
  const missing = NEEDED.filter((name) => !environment[name]).join(', ');
  return `${there} needs ${missing}: files go to S3 only with all of them.`;
}
