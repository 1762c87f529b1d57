import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { projectRoot } from './folderTree';

/** Runs a TypeScript program of the project until it prints a line; the caller ends the program. */
export async function runUntilLine(
  program: string,
  args: string[],
): Promise<{ line: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return { line, child };
  throw new Error(`${program} ended without a word`);
}
