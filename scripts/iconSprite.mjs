import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which of antd's drawings stands for what a declaration names; `domain/schema/iconNames.ts` has the names. */
export const drawings = {
  apartment: 'apartment',
  appstore: 'appstore',
  audit: 'audit',
  bank: 'bank',
  bell: 'bell',
  calendar: 'calendar',
  car: 'car',
  card: 'credit-card',
  certificate: 'safety-certificate',
  chart: 'bar-chart',
  check: 'check-circle',
  close: 'close',
  coffee: 'coffee',
  compare: 'swap',
  dashboard: 'dashboard',
  environment: 'environment',
  feed: 'thunderbolt',
  file: 'file-text',
  flag: 'flag',
  form: 'form',
  global: 'global',
  key: 'key',
  mail: 'mail',
  picture: 'picture',
  refund: 'rollback',
  reload: 'reload',
  request: 'file-done',
  safety: 'safety',
  setting: 'setting',
  share: 'share-alt',
  shop: 'shop',
  solution: 'solution',
  star: 'star',
  stop: 'stop',
  support: 'customer-service',
  table: 'table',
  user: 'user',
};

export const spriteFile = fileURLToPath(new URL('../src/components/icons.svg', import.meta.url));

/** @returns {string} the drawings in one file, each under its name */
export function iconSprite() {
  const symbols = Object.entries(drawings).map(([name, drawing]) => {
    const file = new URL(
      `../node_modules/@ant-design/icons-svg/inline-namespaced-svg/outlined/${drawing}.svg`,
      import.meta.url,
    );
    const svg = readFileSync(file, 'utf8');
    const [, viewBox, content] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
    if (!viewBox) throw new Error(`${file.pathname} is no drawing`);
    return `<symbol id="${name}" viewBox="${viewBox}">${content.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(spriteFile, iconSprite());
