import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** True if code changes the workflow status: drizzle's `update(requests).set({ … status … })`, or SQL. */
function writesRequestStatus(code: string): boolean {
  return (
    /\.update\(\s*requests\s*\)\s*\.set\(\s*\{[^}]*\bstatus\b\s*[:,}]/s.test(code) ||
    /\bupdate\s+requests\s+set\s[^;`]*\bstatus\s*=/is.test(code)
  );
}

/** True if code decides by a status what a page shows, instead of rendering the API's actions. */
function comparesStatus(code: string): boolean {
  return /\bstatus\b['"\]]*\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*[\w.?]*\bstatus\b|\bswitch\s*\([^)]*\bstatus\s*\)/.test(
    code,
  );
}

/** Folder `<audience>/<page>` of a file below src/pages; undefined for a file that belongs to no page. */
function pageOf(file: string): string | undefined {
  return /^src\/pages\/([^/]+\/[^/]+)\//.exec(file)?.[1];
}

function importedFiles(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers
    .filter((name) => /^(\.|@\/)/.test(name))
    .map((name) =>
      name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.posix.dirname(file), name),
    );
}

describe('every database connection', () => {
  it('has an error handler, because an unhandled error ends the process', () => {
    const made = (code: string) => code.match(/new (?:Client|Pool)\(/g)?.length ?? 0;
    const handled = (code: string) => code.match(/\.on\('error',/g)?.length ?? 0;
    const unhandled = sourceFiles('packages/sijil/server', 'server').filter(
      (file) => made(read(file)) > handled(read(file)),
    );
    // A command for developers only, which ends with the error.
    expect(unhandled).toEqual(['server/seed/large/seedLarge.ts']);
  });
});

describe('the status of a request', () => {
  it('is written only by performTransition', () => {
    const writers = sourceFiles(...codeFolders.server).filter((file) => writesRequestStatus(read(file)));
    expect(writers.filter((file) => file !== 'server/workflow/performTransition.ts')).toEqual([]);
  });

  it('is not compared by any page: pages show the actions that the API allows', () => {
    const pages = sourceFiles('src/pages', 'src/requests', 'src/payments', 'packages/sijil/react');
    expect(pages.filter((file) => comparesStatus(read(file)))).toEqual([]);
  });

  it.each([
    ['db.update(requests).set({ status: to, version })', true],
    ['tx\n  .update(requests)\n  .set({ version, status })', true],
    ['sql`UPDATE requests SET version = 2, status = ${to}`', true],
    ['tx.update(requests).set({ visitAt })', false],
    ["tx.update(contracts).set({ status: 'signed' })", false],
  ])('%j is detected as a write: %s', (code, writes) => {
    expect(writesRequestStatus(code)).toBe(writes);
  });

  it.each([
    ["request.status === 'pending'", true],
    ["'pending' !== request?.status", true],
    ['switch (request.status) {', true],
    ["record['status'] == 'pending'", true],
    ['<StatusTag status={request.status} />', false],
    ["action.name === 'signContract'", false],
  ])('%j is detected as a comparison: %s', (code, compares) => {
    expect(comparesStatus(code)).toBe(compares);
  });
});

describe('the displayed state of a request', () => {
  it('comes from requestState: a plain status tag occurs only in the history and status tables', () => {
    const drawn = sourceFiles(...codeFolders.browser).filter((file) => /<StatusTag\b/.test(read(file)));
    expect(drawn.toSorted()).toEqual([
      'src/pages/admin/people/SupervisorWorkload.tsx',
      'src/pages/design/Design.tsx',
      'src/requests/HistoryList.tsx',
    ]);
  });
});

describe('buttons that move an entry of a list', () => {
  it('are always MoveButtons', () => {
    const own = sourceFiles(...codeFolders.browser).filter((file) =>
      /icon=\{<Arrow(?:Up|Down)Outlined/.test(read(file)),
    );
    expect(own).toEqual([]);
    expect(
      sourceFiles(...codeFolders.browser).filter((file) => read(file).includes('<MoveButtons')).length,
    ).toBeGreaterThan(3);
  });
});

describe('every date picker', () => {
  const own = 'packages/sijil/react/fields/pickers/datePicker.tsx';
  const ofAntd = (file: string) =>
    /\b(?:Date|Time)Picker\b[^;]*from 'antd/.test(read(file).replaceAll(/type \w+/g, ''));

  it('comes from one file, which sets Sunday as the first day of the week', () => {
    expect(sourceFiles(...codeFolders.browser).filter(ofAntd)).toEqual([own]);
    expect(read(own)).toContain("import 'dayjs/locale/ar-sa';");
  });

  it('accepts Arabic digits', () => {
    const drawn = sourceFiles(...codeFolders.browser).filter((file) =>
      /<(?:Lazy)?(?:Date|TimeRange)Picker\b/.test(read(file)),
    );
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn.filter((file) => !read(file).includes('<LatinDigits'))).toEqual([]);
  });

  it('of a day is DayBox, because antd’s drops typed text that it cannot read', () => {
    const drawn = sourceFiles(...codeFolders.browser).filter((file) =>
      /<(?:Lazy)?DatePicker\b/.test(read(file)),
    );
    expect(drawn.toSorted()).toEqual([
      'packages/sijil/react/fields/controls/DayBox.tsx',
      'src/charts/MonthRange.tsx',
    ]);
  });
});

describe('every number input', () => {
  it('is NumberBox, because antd’s misplaces a minus in Arabic and drops invalid input', () => {
    expect(sourceFiles(...codeFolders.browser).filter((file) => /\bInputNumber\b/.test(read(file)))).toEqual(
      [],
    );
    expect(read('packages/sijil/react/fields/controls/NumberBox.tsx')).toContain('ltr.ltr');
  });
});

describe('every toast', () => {
  it('is shown through useToast (decision 38), except in two providers outside React', () => {
    const tellers = sourceFiles(...codeFolders.browser).filter((file) =>
      /\buseNotification\b|\b(?:message|notification)\.(?:success|error|info|warning)\(|\buseToasts\.getState\(\)\.show\b/.test(
        read(file),
      ),
    );
    expect(tellers.sort()).toEqual([
      'packages/sijil/react/providers/RefineRoot.tsx',
      'packages/sijil/react/providers/failedCall.ts',
    ]);
  });
});

describe('tests of the app', () => {
  it('use the app’s clock, not the current date', () => {
    const rooms = ['tests/api', 'tests/resources', 'tests/workflow', 'tests/support'];
    const asks = rooms
      .flatMap((room) => sourceFiles(room))
      .filter((file) => /new Date\(\)|\bDate\.now\(\)/.test(read(file)));
    expect(asks).toEqual([]);
  });
});

/** True if a call overrides the contract's type: `useOperation<View>('…')`, `callOperation(…) as View`. */
function assertsAnswer(code: string): boolean {
  return (
    /\b(?:useOperation|useAction|callOperation|callList)</.test(code) ||
    /\(await (?:callOperation|callList)\([^;]*?\)\)\s+as\s/.test(code)
  );
}

describe('the type of an operation’s answer', () => {
  it('comes only from the contract, never from a caller’s type assertion', () => {
    const callers = sourceFiles(...codeFolders.browser).filter(
      (file) => !file.startsWith('packages/sijil/react/providers/operations'),
    );
    expect(callers.filter((file) => assertsAnswer(read(file)))).toEqual([]);
  });

  it.each([
    ["useOperation<RequestView>('inspections.get', { params })", true],
    ["useAction<{ id: string }>('tickets.create')", true],
    ["(await callOperation('auth.login', { body })) as LoginView", true],
    ["useOperation('inspections.get', { params })", false],
    ['callNamed(act.operation, { body })', false],
  ])('%j is detected as an assertion: %s', (code, asserts) => {
    expect(assertsAnswer(code)).toBe(asserts);
  });
});

describe('pages', () => {
  it('do not import files of other pages', () => {
    const intrusions = sourceFiles('src/pages')
      .filter((file) => pageOf(file) !== undefined)
      .flatMap((file) =>
        importedFiles(file)
          .filter((imported) => pageOf(imported) !== undefined && pageOf(imported) !== pageOf(file))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(intrusions).toEqual([]);
  });
});

/** Screens that read part of a list, and their use of it: rows or choices, never a figure. */
const partialReads: Readonly<Record<string, string>> = {
  'src/pages/admin/home/HomePanels.tsx': "the first rows; their number is the list's own total",
  'src/pages/admin/audit/Audit.tsx': "rows, page by page; their number is the list's own total",
  'src/pages/admin/QuestionsOverview.tsx': 'the visits behind a number, page by page',
  'src/pages/admin/home/BehindFigure.tsx': "rows, page by page; their number is the list's own total",
  'src/pages/admin/home/ClientTable.tsx': "rows, page by page; their number is the list's own total",
  'src/pages/admin/people/ClientStatistics.tsx': 'choices',
  'src/pages/admin/work/AssignUnassigned.tsx': 'the rows of one assignment, the longest waiting first',
  'src/pages/client/OwnPackages.tsx': 'rows, page by page',
  'src/pages/client/branches/BranchPanels.tsx': 'rows',
  'src/pages/client/branches/BranchDocuments.tsx': 'rows',
  'src/pages/client/registration/CompanyStep.tsx': 'choices',
  'src/pages/finance/ageing/AgeingPanel.tsx':
    'clients, page by page; their number and sums are the answer’s own',
  'src/pages/finance/ageing/OwedDrawer.tsx': "rows, page by page; their number is the list's own total",
  'src/pages/finance/refunds/Refundable.tsx': 'rows, page by page',
  'src/pages/finance/transfers/TransfersPanel.tsx':
    "rows, page by page; their number is the list's own total",
  'src/pages/services/order/steps/NewVehicle.tsx': 'choices',
  'src/pages/supervisor/form/EndBar.tsx': 'the next form, to which it links',
  'src/pages/support/Tickets.tsx': 'rows, page by page',
  'src/pages/support/conversation/Conversation.tsx': 'choices',
};

/** Sums over data that an answer contains completely. */
const completeSums: Readonly<Record<string, string>> = {
  'src/pages/admin/gallery/justifyRows.ts': 'the widths of the photos in a line',
  'src/pages/admin/people/SupervisorWorkload.tsx': 'the counts of one answer',
  'src/pages/client/request/corrections/AnswerCorrections.tsx': 'the points of one list',
};

/** True if code shows the number of rows, or passes it to a text. */
function showsLength(code: string): boolean {
  return /\{[\w.?]+\.length\}|\bcount: [\w.?]+\.length\b|=\{[\w.?]+\.length\}/.test(code);
}

describe('a figure on a screen', () => {
  const screens = [...sourceFiles('src/pages'), ...sourceFiles('src/layouts'), ...sourceFiles('src/account')];
  const readPart = screens.filter((file) => /\b_end\b|\bpageSize:|\buseRecords[<(]/.test(read(file)));

  it('is never based on a partial list: screens that read one are known', () => {
    expect(readPart.filter((file) => !(file in partialReads))).toEqual([]);
    expect(Object.keys(partialReads).filter((file) => !readPart.includes(file))).toEqual([]);
  });

  it('is not the number of loaded rows', () => {
    expect(readPart.filter((file) => showsLength(read(file)))).toEqual([]);
  });

  it('is summed up by the server', () => {
    expect(
      screens.filter((file) => /\.reduce(Right)?\(/.test(read(file)) && !(file in completeSums)),
    ).toEqual([]);
  });

  it.each([
    ['<span className={styles.count}>{data.length}</span>', true],
    ["t('waiting', { count: data?.rows.length })", true],
    ['<Badge count={rows.length} />', true],
    ['data.length === 0 ? (', false],
    ['<span>{data.total}</span>', false],
  ])('%j is detected as a shown length: %s', (code, shows) => {
    expect(showsLength(code)).toBe(shows);
  });
});

describe('the pure folders', () => {
  it('use no clock and no random numbers', () => {
    const impure = sourceFiles(...codeFolders.pure).filter((file) =>
      /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bcrypto\.(randomUUID|getRandomValues)\(/.test(
        read(file),
      ),
    );
    expect(impure).toEqual([]);
  });
});
