import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

interface Locked {
  version?: string;
  engines?: { node?: string };
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The Node that `npm run` finds first. */
const scriptsNode = packages['node_modules/node']?.version ?? '';

/** There is no such Node any more, for Windows on 32 bits; what is for that alone nobody installs. */
const isForNobody = (cpu: readonly string[]): boolean => cpu.length === 1 && cpu[0] === 'ia32';

describe('Node', () => {
  it('that the scripts run on is the one that npm installs (OPS-01)', () => {
    expect(process.version).toBe(`v${scriptsNode}`);
  });

  it("that the scripts run on suits every package of the lock file, since .npmrc hides npm's warnings about the host's (OPS-01)", () => {
    const unsuited = Object.entries(packages).filter(
      ([, { engines, cpu = [] }]) =>
        engines?.node !== undefined && !semver.satisfies(scriptsNode, engines.node) && !isForNobody(cpu),
    );
    expect(unsuited.map(([name]) => name)).toEqual([]);
  });
});
