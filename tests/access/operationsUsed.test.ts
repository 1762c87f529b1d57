import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { notInPortal } from '#domain/access/notInPortal';
import { operations } from '#domain/access/operations';
import { roles } from '#domain/access/roles';
import { operationFor, transitionNames, transitions } from '#domain/workflow/requestWorkflow';
import { codeFolders } from '../support/folderTree';

/**
 * Operations that a page, a declaration, or the field tool names; the buttons of a request come from the workflow
 * table.
 */
function namedInCode(): ReadonlySet<string> {
  const folders = [
    ...codeFolders.browser,
    'packages/sijil/schema/automations',
    'packages/sijil/schema/designs',
    'packages/sijil/schema/jobs',
    'field',
  ];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const files = [...inFolders, 'packages/sijil/schema/webhooks.ts'];
  const quoted = files.flatMap((file) => readFileSync(file, 'utf8').match(/'[a-zA-Z]+\.[a-zA-Z]+'/g) ?? []);
  const acts = Object.values(transitions).flatMap((one) =>
    Object.values({ all: one.operation, ...one.operationOf }).filter((id) => id !== undefined),
  );
  return new Set([...quoted.map((one) => one.slice(1, -1)), ...acts]);
}

describe('every workflow transition performed by people', () => {
  const performed = transitionNames.flatMap((name) =>
    roles.filter((role) => transitions[name].by.includes(role)).map((role) => [name, role] as const),
  );

  it.each(performed)('%s names an operation that %s may call', (name, role) => {
    const id = operationFor(name, role);
    expect(id && operations[id].audience).toContain(role);
  });
});

describe('every operation', () => {
  it('is called by the portal or the field tool, or is listed as not in the portal', () => {
    const named = namedInCode();
    const unused = Object.keys(operations).filter((id) => !named.has(id));
    expect(unused.toSorted()).toEqual(Object.keys(notInPortal).toSorted());
  });
});
