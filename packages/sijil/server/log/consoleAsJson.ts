import { format } from 'node:util';
import { loggedError } from './withoutSecrets';

/** Numbers of the levels, as in the lines about calls. */
const levels = { info: 30, warn: 40, error: 50 } as const;
const least: Readonly<Record<string, number>> = { debug: 20, ...levels, silent: Infinity };

type Write = (line: string) => void;

/**
 * Returns functions for the console that write each text as one JSON line, like the lines about calls: the process's own reports
 * and those of libraries have no other log. @param logLevel the least level that is written
 */
export function jsonConsole(logLevel: string, write: Write, now: () => number = Date.now) {
  const from = least[logLevel] ?? levels.info;
  const at =
    (level: number) =>
    (...parts: readonly unknown[]) => {
      if (level < from) return;
      const about = parts.find((part) => typeof part === 'object' && part !== null);
      const err = about instanceof Error ? loggedError(about) : about;
      const texts = parts.filter((part) => part !== about || parts.length === 1);
      const msg = format(...texts.map((part) => (part instanceof Error ? part.message : part))).trim();
      write(
        `${JSON.stringify({ level, time: now(), pid: process.pid, ...(err !== undefined && { err }), msg })}\n`,
      );
    };
  return { log: at(levels.info), info: at(levels.info), warn: at(levels.warn), error: at(levels.error) };
}

/** Makes every text that this process writes to its console a JSON line on standard output, Node's warnings included. */
export function writeConsoleAsJson(logLevel: string): void {
  Object.assign(
    console,
    jsonConsole(logLevel, (line) => process.stdout.write(line)),
  );
  process.removeAllListeners('warning');
  process.on('warning', (warning) => console.warn(warning));
}
