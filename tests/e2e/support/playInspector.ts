import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Plays the inspector's own app with `npm run field` against the running portal; some answers fail. */
export async function playInspector(number: string, fail: number): Promise<string> {
  const url = `http://127.0.0.1:${process.env['E2E_PORT']}`;
  const command = [
    '--import',
    'tsx',
    'scripts/field/main.ts',
    'play',
    number,
    '--url',
    url,
    '--fail',
    String(fail),
    // Separate device each time, without the queue of another run.
    '--folder',
    mkdtempSync(path.join(tmpdir(), 'salama-field-')),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return stdout;
}
