import { execFile, execFileSync, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

/** Programs that build and run containers and share a command language, in the order of preference. */
const engines = ['podman', 'docker'] as const;

/** Program of this machine that builds and runs containers. @throws where there is none */
export function findContainerEngine(): string {
  const found = engines.find((name) => {
    try {
      execFileSync(name, ['version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined)
    throw new Error(`the image was not checked: neither ${engines.join(' nor ')} runs on this machine`);
  return found;
}

/** Runs a command of the engine and returns what it prints. */
export async function runEngine(
  engine: string,
  args: readonly string[],
  options: ExecFileOptions = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(engine, [...args], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}
