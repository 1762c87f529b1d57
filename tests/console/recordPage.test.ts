import { describe, expect, it } from 'vitest';
import { actionName, type OperationAction } from 'sijil/schema/resource';
import { resources } from '#resources';
import { offeredActions, offeredForMany, sharedActions } from 'sijil/react/console/actions/offeredActions';
import { recordParts } from 'sijil/react/console/record/useRecordTabs';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import { referencingAddress, referencingField, referencingIn } from 'sijil/react/console/actions/StillInUse';

const text = { ar: 'نص', en: 'Text' };
const action = (
  operation: OperationAction['operation'],
  when?: OperationAction['when'],
): OperationAction => ({
  operation,
  label: text,
  done: text,
  ...(when && { when }),
});

describe('actions of a record', () => {
  const actions = [
    action('adminUsers.changeStatus', { field: 'active', in: [true] }),
    action('refunds.create'),
    action('auth.logout'),
  ];
  const offered = (role: Parameters<typeof offeredActions>[2], record = {}) =>
    offeredActions({ actions, name: 'things', access: {}, fields: {} }, record, role).map(actionName);

  it('are offered only to roles that may call the operation', () => {
    expect(offered('supervisor')).toEqual(['auth.logout']);
    expect(offered('admin_finance')).toEqual(['refunds.create', 'auth.logout']);
  });

  it('are offered only while the record meets their condition', () => {
    expect(offered('admin', { active: true })).toContain('adminUsers.changeStatus');
    expect(offered('admin', { active: false })).not.toContain('adminUsers.changeStatus');
  });
});

describe('actions that only set values', () => {
  const { nationalities } = resources;

  it('are offered to those who may change the record, according to its current values', () => {
    const offered = (role: 'admin' | 'supervisor', active: boolean) =>
      offeredActions(nationalities, { active }, role).map(({ label }) => label.en);
    expect(offered('admin', true)).toEqual(['Deactivate']);
    expect(offered('admin', false)).toEqual(['Activate']);
    expect(offered('supervisor', true)).toEqual([]);
  });

  it('are offered for a selection, each with the records that allow the action', () => {
    const [on, off] = [{ active: true }, { active: false }];
    const offered = (records: readonly { active: boolean }[]) =>
      offeredForMany(nationalities, records, 'admin').map(({ action, records: some }) => [
        action.label.en,
        some,
      ]);
    expect(offered([on, off])).toEqual([
      ['Deactivate', [on]],
      ['Activate', [off]],
    ]);
    expect(offered([on])).toEqual([['Deactivate', [on]]]);
    expect(offeredForMany(nationalities, [on], 'supervisor')).toEqual([]);
  });

  it('are limited to a single record where they concern one person, such as a new password', () => {
    const { admins } = resources;
    const labels = (actions: readonly { label: { en: string } }[]) => actions.map(({ label }) => label.en);
    expect(labels(offeredActions(admins, { active: true }, 'admin'))).toContain('Set a one-time password');
    expect(labels(sharedActions(admins, 'admin'))).toEqual(['Deactivate', 'Activate']);
  });
});

describe('the page of a record', () => {
  it('shows a client’s documents in a section of their own, but the services menu with the company’s details', () => {
    const { fields, sections } = resources.clients;
    const { details, documents } = recordParts(fields, sections);
    expect(documents.map(({ label }) => label?.en)).toEqual(['Documents']);
    expect(details.flatMap((section) => section.fields)).toContain('servicesMenu');
    expect(details.flatMap((section) => section.fields)).not.toContain('taxDocument');
  });

  it('has no documents section for a resource without documents', () => {
    expect(recordParts(resources.cities.fields, resources.cities.sections).documents).toEqual([]);
  });
});

describe('deleting a record that is still in use', () => {
  const inspectors = { label: text, resource: 'inspectors', by: 'cityId', count: 3, titles: ['A'] };
  const covering = { ...inspectors, by: 'coverageCityIds' };

  it('links to a list of exactly the referring records, filtered by the referring field', () => {
    expect(referencingAddress(inspectors, '9')).toBe('/inspectors?cityId_in=9');
    expect(referencingAddress(covering, '9')).toBe('/inspectors?coverageCityIds=9');
  });

  it('names the referring field where one resource refers to it in two ways', () => {
    expect(referencingField(covering, [inspectors, covering])?.label.en).toBe('Coverage area');
    expect(referencingField(inspectors, [inspectors])).toBeNull();
  });

  it('has no link where the referring record type or field is not declared', () => {
    expect(referencingAddress({ resource: 'requests', by: null }, '9')).toBeNull();
    expect(referencingAddress({ resource: 'nothing', by: 'cityId' }, '9')).toBeNull();
  });

  it('shows only the message where the refusal lists no records', () => {
    expect(referencingIn(undefined)).toEqual([]);
    expect(referencingIn([inspectors])).toEqual([inspectors]);
  });
});

describe('relative time', () => {
  const now = Date.parse('2026-01-10T12:00:00Z');

  it('counts calendar days of Riyadh from the day before on, and whole weeks, months and years', () => {
    // 00:01 in Riyadh on Sunday 29 November 2026.
    const midnight = Date.parse('2026-11-28T21:01:00Z');
    const expected = [
      ['2026-11-28T20:59:00Z', 'yesterday', 'أمس'],
      ['2026-11-26T07:29:00Z', '3 days ago', 'قبل 3 أيام'],
      ['2026-11-22T20:00:00Z', '1 week ago', 'قبل أسبوع واحد'],
      ['2026-11-10T09:00:00Z', '2 weeks ago', 'قبل أسبوعين'],
      ['2026-10-29T09:00:00Z', '1 month ago', 'قبل شهر واحد'],
      ['2025-11-30T09:00:00Z', '11 months ago', 'قبل 11 شهرًا'],
      ['2025-11-29T09:00:00Z', '1 year ago', 'قبل سنة واحدة'],
      ['2026-11-29T21:00:00Z', 'tomorrow', 'غدًا'],
    ] as const;
    for (const [at, en, ar] of expected) {
      expect([at, relativeTime(at, midnight, 'en')]).toEqual([at, en]);
      expect([at, relativeTime(at, midnight, 'ar')]).toEqual([at, ar]);
    }
  });

  it('uses the largest whole unit of one day, in both languages', () => {
    expect(relativeTime('2026-01-10T11:59:40Z', now, 'en')).toBe('now');
    expect(relativeTime('2026-01-10T09:10:00Z', now, 'en')).toBe('2 hours ago');
    expect(relativeTime('2026-01-09T12:00:00Z', now, 'en')).toBe('yesterday');
    expect(relativeTime('2026-01-10T09:00:00Z', now, 'ar')).toMatch(/3 ساعات/);
  });
});
