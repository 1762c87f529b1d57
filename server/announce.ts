import type { Config } from './config';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';

/** Tells, once everything answers, where the portal is and who may try it. */
export function announce(config: Config): void {
  const lines = [
    '',
    `  سلامة · Salama  →  ${config.publicUrl}`,
    `  API reference   →  ${config.publicUrl}/api/v1/docs`,
  ];
  if (config.demo) {
    lines.push('', `  Demo accounts (password ${demoPassword}):`);
    lines.push(...demoAccounts.map(({ email, label }) => `    ${email.padEnd(24)} ${label.en}`));
  }
  console.log([...lines, '', '  Ctrl-C stops it.', ''].join('\n'));
}
