import '../../server/definitions';
import { CommandError } from './commandError';
import { runField } from './runField';

try {
  await runField(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
