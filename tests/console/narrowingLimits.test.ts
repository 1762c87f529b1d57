import { expect, it } from 'vitest';
import { permissionFor } from 'sijil/schema/access';
import { resourceList } from 'sijil/schema/application';
import { titleFields } from 'sijil/schema/titleFields';
import { resources } from '#resources';
import { onlyTheName } from 'sijil/react/fields/renderers/narrowing/FieldRows';
import { nothingOf } from 'sijil/react/fields/renderers/narrowing/RecordRows';

it('«Name only» leaves the name in both languages, which no role may hide', () => {
  const { fields = {}, ...actions } = onlyTheName(resources.branches);
  expect([fields['name'], fields['nameEn'], fields['street']]).toEqual([undefined, undefined, 'hidden']);
  expect(actions).toEqual({ create: 'nothing', update: 'nothing', delete: 'nothing' });
  const hidden = resourceList().flatMap((resource) =>
    titleFields(resource).filter((name) => onlyTheName(resource).fields?.[name]),
  );
  expect(hidden).toEqual([]);
});

it('a role that starts with nothing loses every action of its base that a role can lose', () => {
  expect(nothingOf(resources.branches, 'admin')).toEqual({
    read: 'nothing',
    create: 'nothing',
    update: 'nothing',
    delete: 'nothing',
  });
  // Cities are read by everybody, for addresses.
  expect(nothingOf(resources.cities, 'admin')).not.toHaveProperty('read');
  const given = resourceList().filter(
    (resource) => permissionFor(resource, 'read', { role: 'admin' }) === 'none',
  );
  expect(
    given.flatMap((resource) => Object.keys(nothingOf(resource, 'admin')).filter((one) => one === 'read')),
  ).toEqual([]);
});
