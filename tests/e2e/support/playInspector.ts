import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The inspector's own app, played by `npm run field` against the running portal; some answers fail. */
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
    // A device of its own each time: what another run queued is none of this one's.
    '--folder',
    mkdtempSync(path.join(tmpdir(), 'salama-field-')),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return stdout;
}
