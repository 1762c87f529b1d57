import { describe, expect, it } from 'vitest';
import { checkResources } from '#framework/schema/checkResources';
import { choice, defineResource, reference, text } from '#framework/schema/index';
import type { Resource } from '#framework/schema/resource';
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

describe('the declarations at boot', () => {
  it('are sound as they stand', () => expect(checkResources(resourceList)).toEqual([]));
  it('accept a sound one', () => expect(problemsOf({})).toEqual([]));

  it('explain a field that `list` misspells', () => {
    expect(problemsOf({ list: ['nmae'] })).toEqual([
      expect.stringMatching(/^R3 equipment: «list» names the field "nmae"/),
    ]);
  });

  it('explain a missing Arabic label, of the resource or of a field', () => {
    expect(problemsOf({ label: { ...sound.label, one: { ar: '', en: 'Equipment' } } })).toEqual([
      expect.stringMatching(/^R2/),
    ]);
    expect(problemsOf({ fields: { name: text({ label: { ar: ' ', en: 'Name' } }) } })).toEqual([
      expect.stringMatching(/^R7/),
    ]);
  });

  it('explain a reference that leads nowhere', () => {
    const fields = {
      ...sound.fields,
      ownerId: reference({ label: { ar: 'المالك', en: 'Owner' }, to: 'owners' }),
    };
    expect(problemsOf({ fields })).toEqual([
      expect.stringMatching(/^R8 equipment\.ownerId: refers to "owners"/),
    ]);
  });

  it('explain access that names nobody, or nobody real', () => {
    expect(problemsOf({ access: {} })).toEqual([expect.stringMatching(/^R4/)]);
    expect(problemsOf({ access: { read: [] } })).toEqual([expect.stringMatching(/^R5/)]);
    expect(problemsOf({ access: { read: ['chief' as never] } })).toEqual([
      expect.stringMatching(/^R5.*"chief"/),
    ]);
  });

  it('explain a choice without options and a name that is taken', () => {
    const fields = { ...sound.fields, size: choice({ label: { ar: 'الحجم', en: 'Size' }, options: {} }) };
    expect(problemsOf({ fields })).toEqual([expect.stringMatching(/^R9/)]);
    expect(checkResources([sound, sound])).toContainEqual(
      expect.stringMatching(/^R1 equipment: declared twice/),
    );
  });
});
