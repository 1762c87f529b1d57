import { describe, expect, it } from 'vitest';
import { checkResources } from 'sijil/schema/checkResources';
import { isAmount } from 'sijil/schema/kindFacts';
import { type MoneyField, signRule } from 'sijil/schema/kinds/number';
import { choice, defineResource, money, reference, text } from 'sijil/schema/index';
import type { Resource } from 'sijil/schema/resource';
import { resourceList } from '#resources';

const sound = defineResource('equipment', {
  label: { one: { ar: 'المعدة', en: 'Equipment' }, many: { ar: 'المعدات', en: 'Equipment' } },
  fields: { name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true }) },
  title: 'name',
  list: ['name'],
  search: ['name'],
  access: { read: ['admin'] },
});

const problemsOf = (changes: Partial<Resource>) => checkResources([{ ...sound, ...changes } as Resource]);

describe('the check of declarations at boot', () => {
  it('finds no problem in the portal’s declarations', () => expect(checkResources(resourceList)).toEqual([]));
  it('accepts a valid declaration', () => expect(problemsOf({})).toEqual([]));

  it('explains a misspelt field in `list`', () => {
    expect(problemsOf({ list: ['nmae'] })).toEqual([
      expect.stringMatching(/^R3 equipment: «list» names the field "nmae"/),
    ]);
  });

  it('explains a missing Arabic label of a resource or a field', () => {
    expect(problemsOf({ label: { ...sound.label, one: { ar: '', en: 'Equipment' } } })).toEqual([
      expect.stringMatching(/^R2/),
    ]);
    expect(problemsOf({ fields: { name: text({ label: { ar: ' ', en: 'Name' } }) } })).toEqual([
      expect.stringMatching(/^R7/),
    ]);
  });

  it('explains a reference to an unknown resource', () => {
    const fields = {
      ...sound.fields,
      ownerId: reference({ label: { ar: 'المالك', en: 'Owner' }, to: 'owners' }),
    };
    expect(problemsOf({ fields })).toEqual([
      expect.stringMatching(/^R8 equipment\.ownerId: refers to "owners"/),
    ]);
  });

  it('explains access without roles or with unknown roles', () => {
    expect(problemsOf({ access: {} })).toEqual([expect.stringMatching(/^R4/)]);
    expect(problemsOf({ access: { read: [] } })).toEqual([expect.stringMatching(/^R5/)]);
    expect(problemsOf({ access: { read: ['chief' as never] } })).toEqual([
      expect.stringMatching(/^R5.*"chief"/),
    ]);
  });

  it('explains an amount without a sign beside one that is negative in some rows', () => {
    const sign = { field: 'kind', negative: ['returned'] } as const;
    const label = { ar: 'المبلغ', en: 'Amount' };
    const kind = choice({
      label: { ar: 'النوع', en: 'Kind' },
      options: { sold: { ar: 'بيع', en: 'Sold' }, returned: { ar: 'إرجاع', en: 'Returned' } },
    });
    const fields = { ...sound.fields, kind, total: money({ label, sign }), tax: money({ label }) };
    expect(problemsOf({ fields })).toEqual([expect.stringMatching(/^R40 equipment\.tax: has no «sign»/)]);
    expect(problemsOf({ fields: { ...fields, tax: money({ label, sign: 'stored' }) } })).toEqual([]);
    expect(problemsOf({ fields: { name: sound.fields.name, total: money({ label, sign }) } })).toEqual([
      expect.stringMatching(/^R40 equipment\.total: its «sign» names "returned"/),
    ]);
  });

  it('knows every amount of the portal and its sign', () => {
    const amounts = resourceList.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, one]) =>
        isAmount(one)
          ? [`${name}.${field}${signRule(one as MoneyField) ? ' (credit notes negative)' : ''}`]
          : [],
      ),
    );
    // Each was looked at: none of the others has rows that take an amount back.
    expect(amounts.toSorted()).toMatchInlineSnapshot(`
      [
        "clientAccounts.credit",
        "clientAccounts.later",
        "clientAccounts.overdue",
        "clientAccounts.owed",
        "instalments.amount",
        "instalments.received",
        "payments.amount",
        "payments.announced",
        "refunds.amount",
        "requests.receiptAmount",
        "requests.total",
        "services.basePrice",
        "taxDocuments.amountDue",
        "taxDocuments.remaining",
        "taxDocuments.subtotal (credit notes negative)",
        "taxDocuments.total (credit notes negative)",
        "taxDocuments.vat (credit notes negative)",
      ]
    `);
  });

  it('explains a choice without options and a duplicate resource name', () => {
    const fields = { ...sound.fields, size: choice({ label: { ar: 'الحجم', en: 'Size' }, options: {} }) };
    expect(problemsOf({ fields })).toEqual([expect.stringMatching(/^R9/)]);
    expect(checkResources([sound, sound])).toContainEqual(
      expect.stringMatching(/^R1 equipment: declared twice/),
    );
  });
});
