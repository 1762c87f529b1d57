import { expect, it } from 'vitest';
import { boolean, defineResource, image, integer, ownedList, text } from 'sijil/schema/index';
import { copiedValues, copyPath } from 'sijil/react/console/form/newRecord';

const label = { ar: 'اسم', en: 'Name' };
const rooms = defineResource('rooms', {
  label: { one: label, many: label },
  fields: {
    name: text({ label }),
    serial: text({ label, unique: true }),
    photo: image({ label }),
    cost: integer({ label, access: { write: ['supervisor'] } }),
    seen: integer({ label, readOnly: true }),
    active: boolean({ label }),
    shelves: ownedList({ label, item: label, fields: { height: integer({ label }) } }),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  access: { read: ['admin'], create: ['admin'] },
});

it('a duplicate copies the fields that its author may write, except unique values, files and row ids', () => {
  const record = {
    id: 'r1',
    version: 4,
    createdAt: '',
    updatedAt: '',
    $title: 'Cold',
    $titles: {},
    name: 'Cold',
    serial: 'S-1',
    photo: {
      id: 'f1',
      url: '/f1',
    },
    cost: 5,
    seen: 9,
    active: false,
    shelves: [
      {
        id: 'row-1',
        height: 40,
      },
    ],
  };
  expect(copiedValues(rooms, 'admin', record)).toEqual({
    name: 'Cold',
    active: false,
    shelves: [{ height: 40 }],
  });
  expect(copyPath(rooms, 'r1')).toBe('/rooms/create?_copy=r1');
});
