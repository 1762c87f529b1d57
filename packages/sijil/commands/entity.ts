import { guardedAccounts } from 'sijil/schema/application';
import { readApplication } from './readApplication';
import { writeEntity } from './writeEntity';

/** `sijil entity NAME`: writes a new declaration and lists it. */
export async function entity([name = '']: readonly string[]): Promise<void> {
  const { folder: root } = await readApplication();
  const { succeeded, message } = writeEntity({
    name,
    root,
    folder: 'resources',
    index: 'application.ts',
    roles: guardedAccounts(),
    run: (command, given) => `npx sijil ${[command, given].filter(Boolean).join(' ')}`,
  });
  console.log(message);
  if (!succeeded) process.exitCode = 1;
}
