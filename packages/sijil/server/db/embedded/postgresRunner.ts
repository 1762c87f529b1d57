import { execFileSync, spawnSync, type SpawnOptions } from 'node:child_process';
import { lchownSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A way of running the PostgreSQL programs that PostgreSQL accepts (it refuses to run as root). */
export interface PostgresRunner {
  name: string;
  /** Arguments before the program and its own. */
  prefix: string[];
  /** Options of spawn. */
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Owner of the cluster to the system; undefined for the user who runs the portal. */
  owner: { uid: number; gid: number } | undefined;
}

/**
 * Chooses how to run PostgreSQL on a data folder, by trying.
 * @param dataDir an existing folder, as its real path
 * @throws Error, in Arabic and English, when we are root and no way works; it names DATABASE_URL.
 */
export function choosePostgresRunner(dataDir: string, postgres: string): PostgresRunner {
  const runners = candidates();
  const runner = runners.find((candidate) => worksOn(candidate, dataDir, postgres));
  if (runner !== undefined) return runner;
  throw new Error(
    `تعذّر تشغيل PostgreSQL المضمّنة على المجلد ${dataDir} (جُرّب: ${runners.map((r) => r.name).join('، ')})؛ ` +
      'شغّل المنصة بمستخدم غير root، أو عيّن DATABASE_URL لقاعدة بيانات قائمة.\n' +
      `The embedded PostgreSQL cannot run on ${dataDir} (tried: ${runners.map((r) => r.name).join(', ')}). ` +
      'Run the portal as a user other than root, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Command line of a program under a runner. */
export function commandOf(runner: PostgresRunner, program: string, args: string[]) {
  const [file = program, ...rest] = [...runner.prefix, program, ...args];
  return { file, args: rest, options: runner.options };
}

/** Gives a file or an entire folder to the runner's user, so that another runner can use the data. */
export function giveTo(runner: PostgresRunner, path: string): void {
  const { owner } = runner;
  if (owner === undefined || lstatSync(path).uid === owner.uid) return;
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveTo(runner, join(path, name));
  }
  // The folder comes last: an interrupted change is detected, and finished, at the next start.
  lchownSync(path, owner.uid, owner.gid);
}

function candidates(): PostgresRunner[] {
  if (process.getuid?.() !== 0) return [{ name: 'directly', prefix: [], options: {}, owner: undefined }];
  const unshare: PostgresRunner = {
    name: 'unshare',
    prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
    options: {},
    owner: { uid: 0, gid: 0 },
  };
  const users = ['postgres', 'nobody'].map(findUser).filter((user) => user !== undefined);
  return [
    unshare,
    ...users.map(({ name, ...owner }) => ({ name, prefix: [], options: owner, owner })),
    // For containers that refuse unshare and keep the project under /root: another user, but one whom
    // folder permissions do not stop.
    ...users.map(({ name, ...owner }) => ({
      name: `setpriv ${name}`,
      prefix: [
        'setpriv',
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=-all,+dac_override',
      ],
      options: {},
      owner,
    })),
  ];
}

function findUser(name: string): { name: string; uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function worksOn(runner: PostgresRunner, dataDir: string, postgres: string): boolean {
  const runs = (program: string, args: string[]) => {
    const command = commandOf(runner, program, args);
    return spawnSync(command.file, command.args, { ...command.options, stdio: 'ignore' }).status === 0;
  };
  if (!runs(postgres, ['--version'])) return false;
  if (process.platform === 'win32') return true;
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(probe, { mode: 0o700 });
    giveTo(runner, probe);
    return runs('/bin/sh', ['-c', 'cd "$0" && : > written', probe]);
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
