import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot, writeTree } from '../support/folderTree';

/** Forbidden imports, each in a separate file: [file, imported, part of the message with the reason]. */
const refused: [string, string, string][] = [
  ['domain/pricing/a.ts', '../../server/application', 'knows no server'],
  ['domain/pricing/b.ts', '#resources', 'comes before src/'],
  ['domain/pricing/c.ts', '../../src/frame/Footer', 'comes before src/'],
  ['domain/pricing/h.ts', '@framework/theme/tokens', 'of the framework it uses base/'],
  ['domain/pricing/d.ts', 'react', 'belongs in src/'],
  ['domain/pricing/e.ts', 'antd/es/button', 'belongs in src/'],
  ['domain/pricing/f.ts', 'node:fs', 'belong in server/'],
  ['domain/pricing/g.ts', 'fs/promises', 'belong in server/'],
  ['field/sync/a.ts', '../../server/application', 'asks the API'],
  ['field/sync/b.ts', '@/frame/Footer', 'imports nothing of src/'],
  ['field/sync/c.ts', '#resources', 'imports nothing of src/'],
  ['field/sync/d.ts', 'react', 'draws nothing'],
  ['field/sync/e.ts', 'node:fs', 'runs in the browser'],
  ['field/sync/f.ts', '@framework/plain/Panel', 'draws nothing'],
  ['field/sync/g.ts', '../app/App', 'draws nothing'],
  ['field/app/a.ts', '../../server/application', 'asks the API'],
  ['field/app/b.ts', 'antd', 'too large for a telephone'],
  ['field/app/c.ts', '@framework/components/Panel', 'only the plain parts'],
  ['field/app/d.ts', 'node:fs', 'runs in the browser'],
  ['field/app/e.ts', '../../../src/frame/Footer', 'imports nothing of src/'],
  ['src/resources/a.ts', '../../server/application', 'knows no server'],
  ['src/resources/b.ts', '@framework/theme/tokens', 'imports only framework/'],
  ['src/resources/c.ts', '../frame/Footer', 'imports only framework/'],
  ['src/resources/d.ts', 'react', 'never name components'],
  ['src/resources/e.ts', 'antd', 'never name components'],
  ['src/resources/f.ts', 'node:crypto', 'belong in server/'],
  ['server/modules/a.ts', '@/pages/public/sign-in/SignIn', "@/ is the portal's"],
  ['server/modules/b.ts', '@/resources/cities', "@/ is the portal's"],
  ['server/modules/c.ts', '../../src/frame/Footer', 'Outside itself server/ imports only'],
  ['server/modules/d.ts', '../../tests/support/fixture', 'does not import tests'],
  ['server/modules/e.ts', 'antd', 'belongs in src/'],
  ['server/seed/data/a.ts', 'antd', 'belongs in src/'],
  [
    'server/modules/f.ts',
    '#framework/server/resources/export/csvLines',
    'a folder of the framework is an entry',
  ],
  ['framework/schema/a.ts', '#domain/pricing/invoices', 'knows no portal'],
  ['framework/schema/b.ts', 'react', 'are pure'],
  ['framework/schema/c.ts', '#framework/server/db/connect', 'are pure'],
  ['framework/base/d.ts', 'node:fs', 'run in the browser too'],
  ['framework/server/http/a.ts', '#domain/errors', 'knows no portal'],
  ['framework/server/http/b.ts', '../../../server/application', 'knows no portal'],
  ['framework/server/http/c.ts', '@framework/components/Panel', 'draws nothing'],
  ['framework/react/console/a.ts', '@/pages/client/orders/Orders', 'knows no portal'],
  ['framework/react/console/b.ts', 'node:path', 'runs in the browser'],
  ['framework/react/console/c.ts', '#resources', 'knows no portal'],
  [
    'framework/react/console/d.ts',
    "{ contract } from '#framework/schema/application'",
    "takes the contract's types",
  ],
  ['framework/react/console/e.ts', '#framework/server/db/connect', "never imports the server's"],
  ['src/frame/a.ts', '@framework/console/list/RecordList', 'a folder of the framework is an entry'],
  ['src/frame/b.ts', '../../framework/react/console/ResourceList', 'a folder of the framework is an entry'],
  ['src/frame/c.ts', '#framework/server/db/connect', 'never imports server/'],
  ['src/pages/client/d/D.tsx', '@framework/providers/http', 'asked through framework/react/providers/'],
  ['src/pages/client/a/A.tsx', '../../../../server/application', 'never imports server/'],
  ['src/pages/client/b/B.tsx', '@/pages/client/orders/Orders', 'do not import each other'],
  ['src/pages/client/c/C.tsx', '../../supervisor/forms/Forms', 'do not import each other'],
];

const permitted: [string, string][] = [
  ['domain/pricing/ok1.ts', '../errors'],
  ['domain/pricing/ok2.ts', '#domain/errors'],
  ['domain/pricing/ok3.ts', 'zod'],
  ['field/sync/ok1.ts', '#domain/scoring/score'],
  ['field/sync/ok2.ts', '#framework/contract/parts'],
  ['field/app/ok1.ts', '../sync/fieldApi'],
  ['field/app/ok2.ts', '@framework/plain/Page'],
  ['field/app/ok3.ts', 'react'],
  ['src/resources/ok1.ts', '#framework/schema/index'],
  ['src/resources/ok2.ts', './cities'],
  ['server/modules/ok1.ts', '#resources'],
  ['server/modules/ok2.ts', '../../src/resources/cities'],
  ['server/modules/ok3.ts', '../../domain/errors'],
  ['server/modules/ok4.ts', 'node:fs'],
  ['framework/react/console/ok1.ts', '@framework/theme/tokens'],
  ['framework/react/console/ok2.ts', 'react-dom/server'],
  ['src/pages/client/ok/Ok.tsx', './Part'],
  ['src/pages/client/ok/steps/Step.tsx', '../draft'],
  ['src/pages/client/ok/Ok2.tsx', '@framework/console/ResourceList'],
  ['src/frame/ok.ts', '@framework/console/query/useRecords'],
  ['server/modules/ok5.ts', '#framework/server/http/operation'],
  ['framework/react/console/ok3.ts', "{ operations } from '#framework/schema/application'"],
  ['framework/react/console/ok4.ts', "type { Contract } from '#framework/schema/application'"],
  ['src/screens/screens', '../pages/client/orders/Orders'],
];

interface Diagnostic {
  code: string;
  filename: string;
  help?: string;
  message: string;
}

describe('the lint rules for imports between folders', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-lint-'));
  let diagnostics: Diagnostic[] = [];
  const complaint = (file: string) =>
    diagnostics
      .filter((found) => found.filename === file && found.code.includes('no-restricted-imports'))
      .map((found) => `${found.message} ${found.help ?? ''}`)
      .join('\n');

  beforeAll(() => {
    copyFileSync(path.join(projectRoot, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    const statement = (imported: string) =>
      imported.includes(' from ') ? `import ${imported};\n` : `import '${imported}';\n`;
    const files = [...refused, ...permitted].map(([file, imported]) => [file, statement(imported)]);
    writeTree(folder, Object.fromEntries(files));
    const oxlint = path.join(projectRoot, 'node_modules/.bin/oxlint');
    const result = spawnSync(oxlint, ['--format=json', '.'], { cwd: folder, encoding: 'utf8' });
    diagnostics = (JSON.parse(result.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(refused)('%s may not import %s', (file, _imported, reason) => {
    expect(complaint(file)).toContain(reason);
  });

  it.each(permitted)('%s may import %s', (file) => {
    expect(complaint(file)).toBe('');
  });
});
