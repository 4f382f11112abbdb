import os from 'node:os';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { getContainerRuntimeClient, ImageName } from 'testcontainers';
import { processIdentity } from '../embedded/processes.ts';
import { FAST_SETTINGS, type TestCluster } from './clusters.ts';

/** On each container, the host and process of its run. */
const LABEL = 'onceware.test-run';

// The reaper's work is done below, and its image would be one more to pull.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';

const DATA = '/var/lib/onceware-test';

type Runtime = Awaited<ReturnType<typeof getContainerRuntimeClient>>;

/** What killed runs left. */
async function removeStaleContainers({ container }: Runtime): Promise<void> {
  for (const { Id, Labels } of await container.list()) {
    const [host, pid] = Labels[LABEL]?.split(' ') ?? [];
    if (host !== os.hostname() || processIdentity(Number(pid)) !== null) continue;
    await container.getById(Id).remove({ force: true, v: true });
  }
}

/** @throws where no Docker engine answers, or the image is neither there nor to be pulled */
export async function startContainer(): Promise<TestCluster> {
  const image = process.env.TEST_POSTGRES_IMAGE ?? 'postgres:17-alpine';
  const runtime = await getContainerRuntimeClient();
  await removeStaleContainers(runtime);
  const name = ImageName.fromString(image);
  if (!(await runtime.image.exists(name))) await runtime.image.pull(name);
  const flags = Object.entries(FAST_SETTINGS).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const started = await new PostgreSqlContainer(image)
    .withLabels({ [LABEL]: `${os.hostname()} ${process.pid}` })
    .withCommand(['postgres', ...flags])
    // In memory, and under a path that no image declares as a volume.
    .withEnvironment({ PGDATA: DATA })
    .withTmpFs({ [DATA]: 'rw' })
    .start();
  return {
    adminUrl: started.getConnectionUri(),
    label: `${image} under testcontainers`,
    stop: async () => {
      await started.stop();
    },
  };
}
