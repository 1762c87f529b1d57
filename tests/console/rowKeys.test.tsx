// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useRowKeys } from 'sijil/react/console/keys/useListKeys';
import { useTheme } from 'sijil/react/theme/themeStore';
import { drawnPage } from '../support/drawn';

const { draw, all, press, focus } = drawnPage();
const { direction } = useTheme.getState();
afterEach(() => act(() => useTheme.setState({ direction })));

const records = ['one', 'two'].map((id) => ({ id, version: 1 }) as ConsoleRecord);

function Rows() {
  const rowProps = useRowKeys(records, undefined, () => undefined);
  return (
    <table>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} {...rowProps(record)}>
            <td>
              <button type="button" data-inline="" id={`${record.id}-first`}>
                Change
              </button>
              <button type="button" data-inline="" id={`${record.id}-second`}>
                Change
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('data-row');

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)(
  'on a page that reads %s, %s moves the focus from a row to its cells',
  async (reads, next, previous) => {
    useTheme.setState({ direction: reads });
    await draw(
      <MemoryRouter>
        <Rows />
      </MemoryRouter>,
    );
    await focus(all('[data-row=one]')[0]);
    const steps: unknown[] = [];
    for (const key of [next, next, previous, previous]) {
      await press(key);
      steps.push(focused());
    }
    expect(steps).toEqual(['one-first', 'one-second', 'one-first', 'one']);
  },
);

it('the up and down arrows move between rows and stop at the ends', async () => {
  await draw(
    <MemoryRouter>
      <Rows />
    </MemoryRouter>,
  );
  await focus(all('[data-row=one]')[0]);
  const steps: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'Home', 'ArrowUp', 'End']) {
    await press(key);
    steps.push(focused());
  }
  expect(steps).toEqual(['two', 'two', 'one', 'one', 'two']);
});
