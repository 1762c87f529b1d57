import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

/** Providers given to Refine, with the hooks that call each; at least one of them must be used (decision 38). */
const askedBy: Readonly<Record<string, readonly string[]>> = {
  routerProvider: ['useLogout', 'useShow', 'useOne', 'useList'],
  dataProvider: ['useList', 'useShow', 'useOne', 'useMany'],
  authProvider: ['useLogout'],
  auditLogProvider: ['useLogList'],
  accessControlProvider: ['useCan'],
  // Hooks whose notifications are not disabled.
  notificationProvider: ['useLogout'],
  liveProvider: ['useSubscription'],
  // Provides the texts of Refine's messages; Refine's views and buttons use the rest.
  i18nProvider: ['useCreate', 'useUpdate', 'useSelect'],
  resources: ['useList', 'useShow', 'useOne'],
};

/** Options of Refine that affect a hook used here. */
const options = ['disableTelemetry', 'reactQuery'];

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('Refine', () => {
  const root = textOf('packages/sijil/react/providers/RefineRoot.tsx');
  const mounted = /<Refine\s([\s\S]*?)\n {4}>/.exec(root)?.[1] ?? '';
  const given = [...mounted.matchAll(/^ {6}(\w+)=/gm)].map(([, name = '']) => name);
  const code = sourceFiles(...codeFolders.browser).map(textOf);

  it('has only providers that some hook uses', () => {
    expect(given.filter((name) => name !== 'options').toSorted()).toEqual(Object.keys(askedBy).toSorted());
    const unasked = Object.entries(askedBy).filter(
      ([, hooks]) => !hooks.some((hook) => code.some((one) => new RegExp(`\\b${hook}[(<]`).test(one))),
    );
    expect(unasked).toEqual([]);
  });

  it('has only options of hooks that are used', () => {
    const set = [...mounted.matchAll(/^ {8}(\w+):/gm)].map(([, name = '']) => name);
    expect(set.toSorted()).toEqual(options.toSorted());
  });
});
