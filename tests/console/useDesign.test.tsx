// @vitest-environment happy-dom
import { Button } from 'antd';
import { act, lazy, type ReactNode, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { registry, resources } from '#resources';
import { applyDesign, type Design, noDesign } from 'sijil/schema/designs/applyDesign';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { text } from 'sijil/schema/kinds/text';
import { defineShape } from 'sijil/schema/shape';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { LazyDialog, useHeldPage } from 'sijil/react/components/heldPage';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useUnsavedForms } from 'sijil/react/forms/unsavedForms';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { InlineCell } from 'sijil/react/console/list/recordCells';
import { useDesign } from 'sijil/react/frame/useDesign';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../support/drawn';

const { draw } = drawnPage();
const person = {
  id: 'a',
  name: 'Sara',
  email: 'sara@example.test',
  role: 'admin',
  language: 'en',
  profile_completed: true,
  must_change_password: false,
  must_add_second_factor: false,
  spending_limit: null,
  client: null,
} as const;
const field = (name: string): FieldDesign => ({
  resource: 'branches',
  name,
  kind: 'text',
  label: { ar: 'رقم البوابة', en: 'Gate number' },
  help: null,
  required: false,
  isUnique: false,
  options: null,
  target: null,
  min: null,
  max: null,
  startsAs: null,
  formula: null,
  shownField: null,
  shownValues: null,
  place: null,
  inList: true,
  searched: false,
  readers: null,
  writers: null,
});

afterEach(() => {
  useUnsavedForms.setState({ forms: [] });
  useSession.setState({ user: null });
  applyDesign(registry, noDesign);
});

let pages = 0;
function Page() {
  // Counted once per mount of a page.
  useState(() => (pages += 1));
  return <p>{Object.keys(resources.branches.fields).join(' ')}</p>;
}

function Frame() {
  return <Outlet key={useDesign()} />;
}

async function open(design?: Design, first: ReactNode = <Page />) {
  pages = 0;
  useSession.setState({ user: design ? { ...person, design } : person });
  const children = [
    { path: '/one', element: first },
    { path: '/two', element: <Page /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/one'] });
  await draw(<RouterProvider router={router} />);
  return router;
}
const receive = (design: Design) => act(async () => useSession.setState({ user: { ...person, design } }));
const shown = () => document.body.textContent?.split(' ') ?? [];

it('a page has the fields of the session it is opened with', async () => {
  await open({ version: 3, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(shown()).toContain('gateNumber');
  expect(pages).toBe(1);
});

it('a page is remounted when its user’s fields change, but not for a new version of the same fields', async () => {
  await open();
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(shown()).toContain('gateNumber');
  expect(pages).toBe(2);
  await receive({ version: 2, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(pages).toBe(2);
  await receive({ version: 3, types: [], roles: [], buttons: [], fields: [] });
  expect(shown()).not.toContain('gateNumber');
});

const shape = defineShape({ note: text({ label: { ar: 'ملاحظة', en: 'Note' } }) });

/** Types a text into the form's input, as a keyboard does. */
const type = (typed: string) =>
  act(async () => {
    const input = document.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('input typed into a form survives a new design; the next page has the new fields', async () => {
  const router = await open(
    undefined,
    <>
      <Page />
      <ShapeForm shape={shape} onSubmit={async () => {}} />
    </>,
  );
  const input = document.querySelector('input');
  await type('Back gate');
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(shown()).not.toContain('gateNumber');
  expect(pages).toBe(1);
  expect(document.querySelector('input')).toBe(input);
  expect(input?.value).toBe('Back gate');
  await act(() => router.navigate('/two'));
  expect(shown()).toContain('gateNumber');
});

it('a page with an open menu is not remounted; the next page has the new fields', async () => {
  const menu = { items: [{ key: 'export', label: 'Export' }] };
  const router = await open(
    undefined,
    <>
      <Page />
      <LaterDropdown begun menu={menu}>
        <Button>More</Button>
      </LaterDropdown>
    </>,
  );
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(pages).toBe(1);
  await act(() => router.navigate('/two'));
  expect(shown()).toContain('gateNumber');
});

function Drawer() {
  const [open, setOpen] = useState(true);
  useHeldPage(open);
  return (
    <button type="button" onClick={() => setOpen(false)}>
      Close
    </button>
  );
}

it('a page with an open drawer is remounted as soon as the drawer is closed', async () => {
  await open(
    undefined,
    <>
      <Page />
      <Drawer />
    </>,
  );
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(pages).toBe(1);
  await act(async () => document.querySelector('button')?.click());
  expect(pages).toBe(2);
  expect(document.body.textContent).toContain('gateNumber');
});

it('a page whose dialog is still loading is remounted only after the loaded dialog is closed', async () => {
  let load = () => {};
  const Loading = lazy(
    () =>
      new Promise<{ default: typeof Drawer }>((resolve) => {
        load = () => resolve({ default: Drawer });
      }),
  );
  await open(
    undefined,
    <>
      <Page />
      <LazyDialog>
        <Loading />
      </LazyDialog>
    </>,
  );
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(pages).toBe(1);
  await act(async () => load());
  expect(pages).toBe(1);
  await act(async () => document.querySelector('button')?.click());
  expect(pages).toBe(2);
});

it('a page with an open dialog is not remounted: what the dialog shows once would be lost', async () => {
  await open(
    undefined,
    <>
      <Page />
      <HeldModal open title="Secret" okText="Keep" />
    </>,
  );
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(pages).toBe(1);
});

it('a page with a cell opened for editing is not remounted, even before anything is typed', async () => {
  const { basePrice } = resources.services.fields;
  const record = { id: 'a', version: 1, $title: 'Audit', $titles: {} } as never;
  await open(
    undefined,
    <>
      <Page />
      <InlineCell
        resource={resources.services}
        name="basePrice"
        field={basePrice}
        record={record}
        draw={() => 'price'}
      />
    </>,
  );
  await act(async () => document.querySelector<HTMLElement>('[data-inline]')?.click());
  await receive({ version: 1, types: [], roles: [], buttons: [], fields: [field('gateNumber')] });
  expect(pages).toBe(1);
});
