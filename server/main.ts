import './definitions';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';
import { runProcess } from 'sijil/server/runProcess';
import { type Config, readConfig } from './config/readConfig';

/** Prints, once everything responds, the portal's address, the demo accounts, and the services that are simulated. */
function announce(config: Config): void {
  const lines = ['', `  سلامة · Salama  →  ${config.publicUrl}`];
  lines.push(`  تطبيق المفتش    →  ${config.publicUrl}/field/`);
  if (config.apiDocs) lines.push(`  API reference   →  ${config.publicUrl}/api/v1/docs`);
  if (config.demo) {
    lines.push('', `  Demo accounts (password ${demoPassword}):`);
    lines.push(...demoAccounts.map(({ email, label }) => `    ${email.padEnd(24)} ${label.en}`));
  }
  console.log([...lines, '', '  Ctrl-C stops it.', ''].join('\n'));
  // A warning, so that a log of warnings has it.
  if (config.sandbox && config.databaseUrl !== undefined) console.warn(sandboxWarning.join('\n'));
}

const sandboxWarning = [
  '  SANDBOX=on: الخدمات غير المعيّنة (الدفع والهوية والبريد) تجريبية؛ لا تستقبل بها عملاء حقيقيين.',
  '  SANDBOX=on: services that are not set (cards, identity, mail) are only pretended. Serve no real clients with it.',
];

await runProcess({
  readConfig: () => readConfig(process.env),
  load: async () => (await import('./process')).application,
  announce,
});
