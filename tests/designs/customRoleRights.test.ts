import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { resourceList } from '#resources';
import { customBases, type DeclaredRole } from '#domain/access/roles';
import { rights } from '#domain/workflow/rights';
import type { Action } from 'sijil/schema/access';
import { permissionFor } from 'sijil/schema/access';
import type { Resource } from 'sijil/schema/resource';
import { isWrittenBy, readingOf } from 'sijil/schema/fieldAccess';
import { applyRoles, customRole, type Narrowing, type RecordLimits } from 'sijil/schema/roles/customRoles';
import { differences } from 'sijil/schema/roles/ruleTexts';
import { explain } from 'sijil/schema/roles/explain';

const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];
/** Reviewed: records that no custom role may change, and those that none may read. */
const unchanged = ['admins', 'supervisors', 'customRoles', 'automations'];
const unread = ['automationRuns', 'webhookDeliveries', 'queuedJobs', 'retentionRuns'];
const role = customRole('drawn');
afterAll(() => applyRoles([]));

const left = fc.option(fc.constantFrom('nothing', 'own'), { nil: undefined });
const limitsOf = (fields: readonly string[]) =>
  fc.record({
    read: left,
    create: fc.option(fc.constant('nothing'), { nil: undefined }),
    update: left,
    delete: left,
    fields: fc.dictionary(fc.constantFrom(...fields), fc.constantFrom('hidden', 'fixed'), { maxKeys: 4 }),
  }) as fc.Arbitrary<RecordLimits>;
const drawn = fc.record({
  records: fc
    .subarray([...resourceList], { maxLength: 8 })
    .chain((some) =>
      fc.record(Object.fromEntries(some.map((one) => [one.name, limitsOf(Object.keys(one.fields))]))),
    ),
  rights: fc.subarray(Object.keys(rights), { maxLength: 6 }),
  menu: fc.constant([]),
  home: fc.constant(null),
}) as fc.Arbitrary<Narrowing>;

/** Calls back with many randomly generated custom roles, each applied. */
function eachRole(holds: (base: DeclaredRole, narrowing: Narrowing) => void): void {
  fc.assert(
    fc.property(fc.constantFrom(...customBases), drawn, (base, narrowing) => {
      applyRoles([{ id: 'drawn', name: { ar: 'دور', en: 'Drawn' }, base, narrowing }]);
      holds(base, narrowing);
    }),
    { seed: 30, numRuns: 60 },
  );
}

/** True for a field whose value, or whose being filled, tells of another field, and for a column that two declarations show. */
function showsOthers(resource: Resource, name: string): boolean {
  const { formula, computed, shownWhen, drawnFrom, access } = resource.fields[name] ?? {};
  const isDerived = [formula, computed, shownWhen, drawnFrom, access?.when].some((one) => one !== undefined);
  return isDerived || Boolean(resource.account) || Boolean(resource.people) || isPart(resource);
}
const isPart = ({ name, rowsOf }: Resource) =>
  rowsOf !== undefined || resourceList.some((one) => one.rowsOf === name);

describe('any custom role', () => {
  it('leaves every action on records as in its base role, or limits it as declared', () => {
    eachRole((base, { records, rights: lost }) => {
      for (const resource of resourceList)
        for (const action of actions) {
          const [granted, now] = [base, role].map((one) => permissionFor(resource, action, { role: one }));
          const limits = records[resource.name];
          const ofRows = resource.rowsOf === undefined ? undefined : records[resource.rowsOf]?.read;
          const { needs } = resource;
          const lacking = needs && lost.includes(needs.privilege) ? needs.left : undefined;
          const further = action === 'create' ? [] : [limits?.read, ofRows, lacking];
          const taken = [limits?.[action], ...further, lacking === 'nothing' ? lacking : undefined];
          const isPublic = resource.access[action] === 'everyone';
          const what = `${base} ${resource.name} ${action}`;
          if (isPublic) expect(now, what).toEqual(granted);
          else if (
            taken.includes('nothing') ||
            unread.includes(resource.name) ||
            (action !== 'read' && unchanged.includes(resource.name))
          )
            expect(now, what).toBe('none');
          else if (taken.includes('own')) expect(now, what).not.toBe('all');
          else expect(now, what).toEqual(granted);
        }
    });
  });

  it('never shows a hidden field or writes a fixed one, and leaves other fields as in its base role', () => {
    eachRole((base, { records }) => {
      for (const resource of resourceList)
        for (const name of Object.keys(resource.fields)) {
          const limit = records[resource.name]?.fields?.[name];
          const ofBase = readingOf(resource, name, base);
          const reading = readingOf(resource, name, role);
          const place = `${resource.name}.${name}`;
          if (limit === 'hidden') expect(reading, place).toBe('never');
          // A field that shows others may be hidden with them (`derivedReaders.test.ts`); no other field is.
          else if (showsOthers(resource, name)) expect(['never', ofBase], place).toContainEqual(reading);
          else expect(reading, place).toEqual(ofBase);
          const isGiven = name === 'customRoleId';
          const isLost = reading === 'never' && ofBase !== 'never';
          expect(isWrittenBy(resource, name, role), place).toBe(
            !limit && !isGiven && !isLost && isWrittenBy(resource, name, base),
          );
        }
    });
  });

  it('is explained as it is decided, and never grants more than its base role', () => {
    eachRole((base) => {
      const order = ['refused', 'some', 'allowed'];
      for (const resource of resourceList)
        for (const action of actions) {
          const { answer } = explain(role, { resource: resource.name, action });
          const now = permissionFor(resource, action, { role });
          expect(answer).toBe(now === 'none' ? 'refused' : now === 'all' ? 'allowed' : 'some');
          const ofBase = explain(base, { resource: resource.name, action }).answer;
          expect(order.indexOf(answer)).toBeLessThanOrEqual(order.indexOf(ofBase));
        }
    });
  });

  it('gains no rights when saved unchanged', () => {
    eachRole((_, narrowing) => {
      expect(differences(narrowing, narrowing)).toEqual({ lost: [], gained: [] });
    });
  });
});
