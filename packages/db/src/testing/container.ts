import os from 'node:os';
import { GenericContainer, getContainerRuntimeClient, ImageName, Wait } from 'testcontainers';
import { processIdentity } from '../embedded/processes.ts';
import { FAST_SETTINGS, type TestCluster } from './clusters.ts';

/** On each container, the host and process of its run. */
const LABEL = 'onceware.test-run';

// The reaper's work is done below, and its image would be one more to pull.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';

const DATA = '/var/lib/onceware-test';
const PORT = 5432;
const NAME = 'test';

type Runtime = Awaited<ReturnType<typeof getContainerRuntimeClient>>;

/** Removes the containers that killed runs left behind. */
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
  // Not testcontainers' own class for Postgres, which has its health checked four times a second for as long as it runs. One
  // that a busy machine does not finish in a second is killed, what it had started falls to Postgres as process 1, and is taken
  // for a server process that crashed: all connections end.
  const started = await new GenericContainer(image)
    .withLabels({ [LABEL]: `${os.hostname()} ${process.pid}` })
    .withCommand(['postgres', ...flags])
    // In memory, and under a path that no image declares as a volume.
    .withEnvironment({ PGDATA: DATA, POSTGRES_DB: NAME, POSTGRES_USER: NAME, POSTGRES_PASSWORD: NAME })
    .withTmpFs({ [DATA]: 'rw' })
    .withExposedPorts(PORT)
    // Said first while the cluster is made, when only the container itself can connect.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .withStartupTimeout(120_000)
    .start();
  return {
    adminUrl: `postgres://${NAME}:${NAME}@${started.getHost()}:${started.getMappedPort(PORT)}/${NAME}`,
    label: `${image} under testcontainers`,
    stop: async () => {
      await started.stop();
    },
  };
}
