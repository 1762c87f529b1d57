/** `npm run entity -- equipment`: writes the declaration of a new back-office entity and lists it. It has no prompts. */
import path from 'node:path';
import { writeEntity } from 'sijil/commands/writeEntity';

const [name = ''] = process.argv.slice(2);
const scripts: Readonly<Record<string, string>> = { start: 'npm start' };
const { succeeded, message } = writeEntity({
  name,
  root: path.dirname(import.meta.dirname),
  folder: 'src/resources',
  index: 'src/resources/index.ts',
  roles: ['admin'],
  run: (command, given) =>
    scripts[command] ?? `npm run ${command}${given === undefined ? '' : ` -- ${given}`}`,
});
console.log(message);
if (!succeeded) process.exitCode = 1;
