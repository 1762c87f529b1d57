// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { PinGroup } from 'sijil/react/console/pins/PinGrid';
import type { Pin } from 'sijil/react/console/pins/pinnedList';
import { drawnPage } from '../support/drawn';

const { update } = vi.hoisted(() => ({ update: vi.fn((_id: string, _values: object) => Promise.resolve()) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/console/writes/useRecordWrites', () => ({ useRecordWrites: () => ({ update }) }));
vi.mock('sijil/react/console/pins/PinCard', () => ({
  PinCard: ({ pin, moving }: { pin: Pin; moving: { handle: object } }) => (
    <span data-pin={pin.id} {...moving.handle} />
  ),
}));

const pin = (id: string, place: number) =>
  ({ id, name: id, list: 'clients', address: '/clients', role: null, place, version: 1 }) as unknown as Pin;
const { draw, all } = drawnPage();
const drawPins = (records: Pin[]) =>
  draw(
    <DialogsRoot>
      <PinGroup label="own" pins={resources.pins} records={records} movable />
    </DialogsRoot>,
  );
afterEach(() => update.mockClear());

const shown = () => all('[data-pin]').map(({ dataset }) => dataset['pin']);
const drag = (type: string, id: string, dropEffect = 'move') =>
  act(async () => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { dropEffect, effectAllowed: '' } });
    all(`[data-pin="${id}"]`)[0]?.dispatchEvent(event);
  });

it('dropping a card over another takes its position, and only the changed positions are written', async () => {
  await drawPins([pin('a', 0), pin('b', 1), pin('c', 2)]);
  await drag('dragstart', 'b');
  await drag('dragover', 'a');
  expect(shown()).toEqual(['b', 'a', 'c']);
  expect(update).not.toHaveBeenCalled();
  await drag('dragend', 'b');
  expect(update.mock.calls).toEqual([
    ['a', { version: 1, place: 1 }],
    ['b', { version: 1, place: 0 }],
  ]);
});

it('a cancelled drag restores the order and writes nothing', async () => {
  await drawPins([pin('a', 0), pin('b', 1)]);
  await drag('dragstart', 'b');
  await drag('dragover', 'a');
  await drag('dragend', 'b', 'none');
  expect([shown(), update.mock.calls]).toEqual([['a', 'b'], []]);
});
