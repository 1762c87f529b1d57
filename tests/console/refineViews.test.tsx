// @vitest-environment happy-dom
import { CreateButton, EditButton, List } from '@refinedev/antd';
import { Refine, type RouterProvider } from '@refinedev/core';
import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { i18nProviderIn } from 'sijil/react/providers/RefineRoot';
import { accessControlProvider } from 'sijil/react/providers/may';
import { useSession } from 'sijil/react/providers/session';
import { filesUnder } from '../support/sourceTree';
import { drawnPage } from '../support/drawn';
import { textsOf } from '../i18n/texts';

const { draw } = drawnPage();
const textsIn = (language: 'ar' | 'en') =>
  JSON.parse(readFileSync(`packages/sijil/react/i18n/${language}/refine.json`, 'utf8')) as object;

beforeAll(async () => {
  await i18next.init({
    lng: 'ar',
    resources: { ar: { refine: textsIn('ar') }, en: { refine: textsIn('en') } },
    interpolation: { escapeValue: false },
  });
});

const daysOff = {
  name: 'admin/days-off',
  identifier: 'daysOff',
  list: '/daysOff',
  create: '/daysOff/create',
  edit: '/daysOff/:id/edit',
};

/** The list’s address; no link leads away from it. */
const routerProvider: RouterProvider = {
  parse: () => () => ({ resource: daysOff, action: 'list', pathname: '/daysOff', params: {} }),
  go: () => () => undefined,
  back: () => () => undefined,
  Link: ({ children }) => <span>{children}</span>,
};

async function drawList(language: 'ar' | 'en') {
  await draw(
    <Refine
      routerProvider={routerProvider}
      i18nProvider={i18nProviderIn(language)}
      resources={[daysOff]}
      options={{ disableTelemetry: true }}
    >
      <List resource="daysOff" headerButtons={<CreateButton />}>
        <EditButton recordItemId="1" />
      </List>
    </Refine>,
  );
  return document.body.textContent;
}

it('Refine’s list and buttons use the reader’s language and the declared resource names', async () => {
  const arabic = await drawList('ar');
  expect(arabic).toContain('إضافة');
  expect(arabic).toContain('تعديل');
  expect(arabic).toContain('طلبات الإجازة');
  expect(arabic).not.toMatch(/[A-Za-z]/);
  const english = await drawList('en');
  expect(english).toContain('Days off');
  expect(english).toContain('Add');
});

it('Refine’s page titles combine the action with the declared resource name', () => {
  const { translate } = i18nProviderIn('ar');
  expect(translate('nationalities.titles.edit', 'Edit')).toBe('تعديل الجنسية');
  expect(translate('nationalities.titles.list', 'Nationalities')).toBe('الجنسيات');
  expect(translate('admin/days-off.admin/days-off', 'Days off')).toBe('طلبات الإجازة');
  expect(translate('notKnown.titles.list', 'Things')).toBe('Things');
  expect(translate('notifications.createError', { statusCode: 409 }, 'x')).toContain('409');
});

it('every text key used by Refine’s views and hooks is translated', () => {
  const written = [...textsOf('ar', 'refine').keys()];
  const code = ['core', 'antd'].flatMap((name) =>
    filesUnder([`node_modules/@refinedev/${name}/src`], ['.ts', '.tsx']).map((file) =>
      readFileSync(file, 'utf8'),
    ),
  );
  const named = code.flatMap((text) => [
    ...text.matchAll(/"((?:buttons|notifications)\.\w+|warnWhenUnsavedChanges|autoSave\.\w+)"/g),
  ]);
  const asked = new Set(named.map(([, key = '']) => key));
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((key) => !written.includes(key))).toEqual([]);
});

const daysOffList = { name: 'admin/days-off', identifier: 'daysOff' };

/** Asks as Refine’s buttons do: by the resource’s path, with the resource as a parameter. */
const mayOpen = async (role: 'admin' | 'client') => {
  useSession.setState({ user: { role } as never });
  const asked = { resource: daysOffList.name, action: 'list', params: { resource: daysOffList } };
  return (await accessControlProvider.can(asked)).can;
};

it('Refine’s buttons follow the declared access even where the resource’s path differs from its name', async () => {
  expect(await mayOpen('admin')).toBe(true);
  expect(await mayOpen('client')).toBe(false);
});
