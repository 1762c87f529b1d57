import { execFile } from 'node:child_process';
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
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return stdout;
}
