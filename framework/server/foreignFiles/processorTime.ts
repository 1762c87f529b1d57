import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** The processor time that a process has taken so far, in milliseconds; null where the system has no such file. */
export function processorTime(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; the 14th and 15th fields count user and system time.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  } catch {
    return null;
  }
}
