import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IconName } from 'sijil/schema/menu';

type Drawings = Readonly<Record<string, string>>;

/** Drawing of antd for each icon name of a declaration. */
export const menuDrawings: Readonly<Record<IconName, string>> = {
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

/** Drawings of `packages/sijil/react/plain/Icon.tsx`, by antd's names. */
export const plainDrawings = [
  'car',
  'check',
  'check-circle-filled',
  'clock-circle-filled',
  'close',
  'close-circle-filled',
  'cloud-sync',
  'disconnect',
  'exclamation-circle-filled',
  'eye',
  'eye-invisible',
  'file-search',
  'inbox',
  'info-circle-filled',
  'link',
  'loading',
  'lock',
  'mail',
  'minus-circle',
  'moon',
  'search',
  'shop',
  'sun',
  'swap',
  'translation',
  'warning',
];

const require = createRequire(import.meta.url);
const antdsDrawings = path.join(
  path.dirname(require.resolve('@ant-design/icons-svg/package.json')),
  'inline-namespaced-svg',
);
const inSource = (name: string) => fileURLToPath(new URL(`../packages/sijil/react/${name}`, import.meta.url));

/** Drawings of each file, by the names under which they are requested. */
export const sprites: readonly { readonly file: string; readonly drawings: Drawings }[] = [
  { file: inSource('components/icons.svg'), drawings: menuDrawings },
  {
    file: inSource('plain/icons.svg'),
    drawings: Object.fromEntries(plainDrawings.map((name) => [name, name])),
  },
];

/** Returns the drawings as one file, each under its name. */
export function iconSprite(drawings: Drawings): string {
  const symbols = Object.entries(drawings).map(([name, drawing]) => {
    const kind = drawing.endsWith('-filled') ? 'filled' : 'outlined';
    const file = path.join(antdsDrawings, kind, `${drawing.replace(/-filled$/, '')}.svg`);
    const svg = readFileSync(file, 'utf8');
    const [, attributes = '', content = ''] = /<svg ([^>]+)>(.*)<\/svg>/s.exec(svg) ?? [];
    const viewBox = attributes.match(/(?:viewBox|fill-rule)="[^"]+"/g);
    if (!viewBox) throw new Error(`${file} is no drawing`);
    return `<symbol id="${name}" ${viewBox.toSorted().toReversed().join(' ')}>${content.trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, drawings } of sprites) writeFileSync(file, iconSprite(drawings));
