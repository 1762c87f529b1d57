// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { valueLoss } from 'sijil/schema/kinds';
import { applyDesign, noDesign } from 'sijil/schema/designs/applyDesign';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { registry } from '#resources';
import { startI18n } from 'sijil/react/providers/i18n';
import { fakeApi } from '../support/fakeApi';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const api = fakeApi();
const stage = fieldStage();
beforeEach(() => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(() => applyDesign(registry, noDesign));

describe('another kind for a designed field', () => {
  const field = valueLoss({ label });
  const paint: FieldDesign = {
    resource: 'vehicles',
    name: 'paint',
    kind: 'text',
    label: { ar: 'لون', en: 'Paint' },
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
    inList: false,
    searched: false,
    readers: null,
    writers: null,
  };
  const values = { ...paint, kind: 'integer' };
  const answer = { problem: null, records: 5, lost: 2, partial: false, examples: [] as object[] };
  const preview = async (given: object) => {
    applyDesign(registry, { ...noDesign, version: 1, fields: [paint] });
    api.on('POST /designs/kinds', () => ({ ...answer, ...given }));
    await stage.input(field, null, { values: { ...values } });
    await stage.press('Preview the change');
    await stage.until(() => stage.all('[role=status]').length > 0);
  };

  it.each([paint, { ...paint, kind: undefined }, { ...values, name: 'new' }])(
    'has no preview where the kind is not another one, or the field is new',
    async (same) => {
      applyDesign(registry, { ...noDesign, version: 1, fields: [paint] });
      await stage.input(field, null, { values: { ...same } });
      expect([stage.said().includes('Change the type to preview'), stage.has('Preview the change')]).toEqual([
        true,
        false,
      ]);
    },
  );

  it('is previewed with the values that stay and those that are lost', async () => {
    await preview({
      examples: [
        { text: 'red', records: 2, becomes: null },
        { text: '٥', records: 1, becomes: '5' },
      ],
    });
    expect(api.written()).toEqual([
      [
        'POST /designs/kinds',
        { resource: 'vehicles', name: 'paint', kind: 'integer', options: [], min: null, max: null },
      ],
    ]);
    expect(stage.texts('.ant-alert-message')).toEqual([
      'The values of 2 records do not fit the new type:',
      'The values of 3 records are kept.',
      'These values are stored in a different format:',
    ]);
    expect(stage.texts('.ant-alert li')).toEqual(['red (2)', '٥ 5']);
  });

  it.each([
    ['no record has a value', { records: 0, lost: 0 }, ['No record has a value in this field.']],
    ['all values fit', { records: 1, lost: 0 }, ['The value of one record is kept.']],
    ['no value fits', { records: 1, lost: 1 }, ['The value of one record does not fit the new type:']],
    [
      'only some were read',
      { records: 1, lost: 0, partial: true },
      [expect.stringContaining('The list is long'), 'The value of one record is kept.'],
    ],
    ['it is impossible', { problem: { ar: 'لا', en: 'Not possible.' } }, ['Not possible.']],
  ])('says that %s', async (_, given, messages) => {
    await preview(given);
    expect(stage.texts('.ant-alert-message')).toEqual(messages);
  });

  it('needs the consent of the person', async () => {
    await preview({});
    await stage.click(stage.card('I agree'));
    await stage.click(stage.card('I agree'));
    expect(stage.taken()).toEqual([true, false]);
  });
});
