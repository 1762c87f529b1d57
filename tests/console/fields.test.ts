import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { backOf } from 'sijil/react/console/form/CreateForm';
import { indefiniteName } from 'sijil/react/fields/recordNoun';
import { edgeOfDay, fromInstant, toInstant } from 'sijil/react/fields/controls/days';
import { parseMarkdown } from 'sijil/react/fields/kinds/Markdown';
import { narrowingOf } from 'sijil/react/fields/reference/ReferenceInput';
import { emptyRow, errorsBelow } from 'sijil/react/fields/ownedList/OwnedRowFields';
import { moved } from 'sijil/react/components/MoveButtons';
import { uploadProblem } from 'sijil/base/files/uploads';
import { FieldFilterText } from 'sijil/react/console/groups/GroupText';
import { PresenceFilter } from 'sijil/react/fields/filters/TextFilter';
import { isFilterable } from 'sijil/react/fields/isFilterable';
import { rendererOf } from 'sijil/react/fields/renderers';
import type { Field } from 'sijil/schema/field';
import { type FieldKind, fieldKinds } from 'sijil/schema/fieldKinds';
import { resources } from '#resources';

describe('moments are entered in Riyadh time', () => {
  it('three hours ahead of UTC, whatever the browser’s time zone', () => {
    expect(fromInstant('2026-01-31T22:30:00.000Z')?.format('YYYY-MM-DD HH:mm')).toBe('2026-02-01 01:30');
    expect(toInstant(dayjs('2026-02-01T01:30:00'))).toBe('2026-01-31T22:30:00.000Z');
  });

  it('a day in a filter begins and ends in Riyadh', () => {
    expect(edgeOfDay('2026-02-01', 'gte')).toBe('2026-01-31T21:00:00.000Z');
    expect(edgeOfDay('2026-02-01', 'lte')).toBe('2026-02-01T20:59:59.999Z');
  });
});

describe('choosing a record', () => {
  it('a city waits for its state, and is then limited to that state', () => {
    const city = resources.branches.fields.cityId;
    expect(narrowingOf(city, {})).toBeNull();
    expect(narrowingOf(city, { stateId: 's1' })).toEqual({ stateId: 's1' });
  });

  it('a state depends on no other field', () => {
    expect(narrowingOf(resources.branches.fields.stateId, {})).toEqual({});
  });
});

describe('owned rows', () => {
  it('a new row starts with the defaults of its fields', () => {
    expect(emptyRow(resources.services.fields.questions.fields)).toEqual({ mandatory: false });
  });

  it('a row can be moved, but not beyond the ends of the list', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('an error message is matched to its row and field', () => {
    const errors = { 'packages.0.price': ['x'], packages: ['y'], packagesNote: ['z'] };
    expect(errorsBelow(errors, 'packages')).toEqual({ '0.price': ['x'] });
  });
});

describe('checking a file before its upload', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pdf = new TextEncoder().encode('%PDF-1.7');

  it('goes by its content, not by its name', () => {
    expect(uploadProblem(10, png, 'image')).toBeNull();
    expect(uploadProblem(10, pdf, 'image')).toBe('wrongType');
    expect(uploadProblem(10, pdf, 'document')).toBeNull();
    expect(uploadProblem(10, new TextEncoder().encode('MZ'), 'document')).toBe('wrongType');
  });

  it('allows at most 500 kB and no empty file', () => {
    expect(uploadProblem(500 * 1024, png, 'image')).toBeNull();
    expect(uploadProblem(500 * 1024 + 1, png, 'image')).toBe('tooLarge');
    expect(uploadProblem(0, png, 'image')).toBe('empty');
  });
});

describe('rich text', () => {
  it('supports headings, lists and emphasis', () => {
    expect(parseMarkdown('# عنوان\n- أ\n- **ب**')).toEqual([
      { as: 'h2', content: [{ as: 'text', text: 'عنوان' }] },
      { as: 'ul', items: [[{ as: 'text', text: 'أ' }], [{ as: 'strong', text: 'ب' }]] },
    ]);
  });

  it('never creates a link that runs a script, and shows HTML as text', () => {
    const drawn = JSON.stringify(parseMarkdown('[x](javascript:alert(1)) <img onerror=1>'));
    expect(drawn).not.toContain('"link"');
    expect(parseMarkdown('<b>x</b>')).toEqual([{ as: 'p', content: [{ as: 'text', text: '<b>x</b>' }] }]);
  });

  it('parses any text, even incomplete markup', () => {
    for (const source of ['>', '#', '-', '1.', '', '\n\n\n', '> a\nb\n# c']) {
      expect(parseMarkdown(source)).toBeInstanceOf(Array);
    }
  });
});

describe('the name of a resource inside a sentence', () => {
  it('has no article in Arabic', () => {
    expect(indefiniteName(resources.clients, 'ar')).toBe('عميل');
    expect(indefiniteName(resources.vehicleTypes, 'ar')).toBe('نوع مركبة');
    expect(indefiniteName(resources.districts, 'ar')).toBe('حي');
  });

  it('has no capital letter in English', () => {
    expect(indefiniteName(resources.clientTypes, 'en')).toBe('client type');
  });
});

it('a form returns only to an address within the portal', () => {
  expect(backOf({ back: '/clients/1?tab=branches' })).toBe('/clients/1?tab=branches');
  for (const state of [null, {}, { back: '//evil.test' }, { back: 'https://evil.test' }, { back: 1 }]) {
    expect(backOf(state)).toBeNull();
  }
});

describe('the filters of a field', () => {
  const label = { ar: 'حقل', en: 'Field' };
  const field = (kind: FieldKind, required = false) => ({ kind, label, required }) as Field;
  const kinds = Object.keys(fieldKinds) as FieldKind[];

  it('can be determined without the controls, and match the filter controls', () => {
    const filterable = kinds.filter((kind) => isFilterable(field(kind)));
    expect(filterable).toEqual(kinds.filter((kind) => rendererOf(field(kind)).Filter !== undefined));
  });

  it('can be described in words without the controls', () => {
    const filters = { null: 'false' };
    const said = kinds.filter((kind) => FieldFilterText({ field: field(kind), filters }) !== null);
    expect(said).toEqual(kinds.filter((kind) => isFilterable(field(kind))));
  });

  it('do not test a required value for presence', () => {
    const untold = kinds.filter((kind) => isFilterable(field(kind)) && !isFilterable(field(kind, true)));
    expect(untold).toEqual(kinds.filter((kind) => rendererOf(field(kind)).Filter === PresenceFilter));
  });
});
