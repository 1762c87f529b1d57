import './definitions';
import { runProcess } from 'sijil/server/runProcess';
import { demoEmail, demoPassword } from '../domain/demo';
import { readConfig } from './config';

await runProcess({
  readConfig: () => readConfig(process.env),
  load: async () => (await import('./application')).application,
  announce: ({ publicUrl }) =>
    console.log(
      `\n  Lending library  →  ${publicUrl}\n  ${demoEmail} / ${demoPassword}\n\n  Ctrl-C stops it.\n`,
    ),
});
