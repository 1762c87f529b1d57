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
  ['domain/pricing/i.ts', '../../packages/sijil/base/objects', 'is imported as sijil/'],
  ['domain/pricing/h.ts', 'sijil/react/theme/tokens', 'of the framework it uses base/'],
  ['domain/pricing/d.ts', 'react', 'belongs in src/'],
  ['domain/pricing/e.ts', 'antd/es/button', 'belongs in src/'],
  ['domain/pricing/f.ts', 'node:fs', 'belong in server/'],
  ['domain/pricing/g.ts', 'fs/promises', 'belong in server/'],
  ['field/sync/a.ts', '../../server/application', 'asks the API'],
  ['field/sync/b.ts', '@/frame/Footer', 'imports nothing of src/'],
  ['field/sync/c.ts', '#resources', 'imports nothing of src/'],
  ['field/sync/d.ts', 'react', 'draws nothing'],
  ['field/sync/e.ts', 'node:fs', 'runs in the browser'],
  ['field/sync/f.ts', 'sijil/react/plain/Panel', 'draws nothing'],
  ['field/sync/g.ts', '../app/App', 'draws nothing'],
  ['field/app/a.ts', '../../server/application', 'asks the API'],
  ['field/app/b.ts', 'antd', 'too large for a telephone'],
  ['field/app/c.ts', 'sijil/react/components/Panel', 'only the plain parts'],
  ['field/app/d.ts', 'node:fs', 'runs in the browser'],
  ['field/app/e.ts', '../../../src/frame/Footer', 'imports nothing of src/'],
  ['src/resources/a.ts', '../../server/application', 'knows no server'],
  ['src/resources/b.ts', 'sijil/react/theme/tokens', 'imports only sijil/'],
  ['src/resources/c.ts', '../frame/Footer', 'imports only sijil/'],
  ['src/resources/d.ts', 'react', 'never name components'],
  ['src/resources/e.ts', 'antd', 'never name components'],
  ['src/resources/f.ts', 'node:crypto', 'belong in server/'],
  ['server/modules/a.ts', '@/pages/public/sign-in/SignIn', "@/ is the portal's"],
  ['server/modules/b.ts', '@/resources/cities', "@/ is the portal's"],
  ['server/modules/c.ts', '../../src/frame/Footer', 'Outside itself server/ imports only'],
  ['server/modules/d.ts', '../../tests/support/fixture', 'does not import tests'],
  ['server/modules/e.ts', 'antd', 'belongs in src/'],
  ['server/seed/data/a.ts', 'antd', 'belongs in src/'],
  ['server/modules/f.ts', 'sijil/server/resources/export/csvLines', 'a folder of the framework is an entry'],
  ['packages/sijil/schema/a.ts', '#domain/pricing/invoices', 'knows no portal'],
  ['packages/sijil/schema/b.ts', 'react', 'are pure'],
  ['packages/sijil/schema/c.ts', 'sijil/server/db/connect', 'are pure'],
  ['packages/sijil/base/d.ts', 'node:fs', 'run in the browser too'],
  ['packages/sijil/server/http/a.ts', '#domain/errors', 'knows no portal'],
  ['packages/sijil/server/http/b.ts', '../../../../server/application', 'knows no portal'],
  ['packages/sijil/server/http/d.ts', 'library/resources/books', 'knows no portal'],
  ['packages/sijil/react/console/f.ts', '../../../library/pages/screens', 'knows no portal'],
  ['packages/sijil/server/http/c.ts', 'sijil/react/components/Panel', 'draws nothing'],
  ['packages/sijil/react/console/a.ts', '@/pages/client/orders/Orders', 'knows no portal'],
  ['packages/sijil/react/console/b.ts', 'node:path', 'runs in the browser'],
  ['packages/sijil/react/console/c.ts', '#resources', 'knows no portal'],
  [
    'packages/sijil/react/console/d.ts',
    "{ contract } from 'sijil/schema/application'",
    "takes the contract's types",
  ],
  ['packages/sijil/react/console/e.ts', 'sijil/server/db/connect', "never imports the server's"],
  ['src/frame/a.ts', 'sijil/react/console/list/RecordList', 'a folder of the framework is an entry'],
  [
    'src/frame/b.ts',
    '../../packages/sijil/react/console/ResourceList',
    'a folder of the framework is an entry',
  ],
  ['src/frame/c.ts', 'sijil/server/db/connect', 'never imports server/'],
  ['src/pages/client/d/D.tsx', 'sijil/react/providers/http', 'asked through packages/sijil/react/providers/'],
  ['src/pages/client/a/A.tsx', '../../../../server/application', 'never imports server/'],
  ['src/pages/client/b/B.tsx', '@/pages/client/orders/Orders', 'do not import each other'],
  ['src/pages/client/c/C.tsx', '../../supervisor/forms/Forms', 'do not import each other'],
];

const permitted: [string, string][] = [
  ['domain/pricing/ok1.ts', '../errors'],
  ['domain/pricing/ok2.ts', '#domain/errors'],
  ['domain/pricing/ok3.ts', 'zod'],
  ['field/sync/ok1.ts', '#domain/scoring/score'],
  ['field/sync/ok2.ts', 'sijil/contract/parts'],
  ['field/app/ok1.ts', '../sync/fieldApi'],
  ['field/app/ok2.ts', 'sijil/react/plain/Page'],
  ['field/app/ok3.ts', 'react'],
  ['src/resources/ok1.ts', 'sijil/schema/index'],
  ['src/resources/ok2.ts', './cities'],
  ['server/modules/ok1.ts', '#resources'],
  ['server/modules/ok2.ts', '../../src/resources/cities'],
  ['server/modules/ok3.ts', '../../domain/errors'],
  ['server/modules/ok4.ts', 'node:fs'],
  ['packages/sijil/react/console/ok1.ts', 'sijil/react/theme/tokens'],
  ['packages/sijil/react/console/ok2.ts', 'react-dom/server'],
  ['src/pages/client/ok/Ok.tsx', './Part'],
  ['src/pages/client/ok/steps/Step.tsx', '../draft'],
  ['src/pages/client/ok/Ok2.tsx', 'sijil/react/console/ResourceList'],
  ['src/frame/ok.ts', 'sijil/react/console/query/useRecords'],
  ['server/modules/ok5.ts', 'sijil/server/http/operation'],
  ['packages/sijil/react/console/ok3.ts', "{ operations } from 'sijil/schema/application'"],
  ['packages/sijil/react/console/ok4.ts', "type { Contract } from 'sijil/schema/application'"],
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
