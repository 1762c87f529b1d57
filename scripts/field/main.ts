import '../../server/definitions';
import { FieldError } from './fieldError';
import { runField } from './runField';

try {
  await runField(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  if (!(error instanceof FieldError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
