import { describe, expect, it } from 'vitest';
import { checkResources } from 'sijil/schema/checkResources';
import {
  boolean,
  defineResource,
  integer,
  localized,
  location,
  only,
  own,
  through,
  reference,
  text,
} from 'sijil/schema/index';
import type { DeclaredList, ListFilters } from 'sijil/schema/declaredList';
import type { Resource } from 'sijil/schema/resource';

const label = { one: { ar: 'المعدة', en: 'Equipment item' }, many: { ar: 'المعدات', en: 'Equipment' } };
const nameField = text({ label: { ar: 'الاسم', en: 'Name' }, required: true });
const sound = defineResource('equipment', {
  label,
  fields: {
    name: nameField,
    size: integer({ label: { ar: 'المقاس', en: 'Size' } }),
    held: boolean({ label: { ar: 'في العهدة', en: 'Held' } }),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  access: { read: ['admin'], update: ['admin'] },
});
const part = defineResource('parts', {
  label: { one: { ar: 'القطعة', en: 'Part' }, many: { ar: 'القطع', en: 'Parts' } },
  fields: {
    name: nameField,
    equipmentId: reference({ label: { ar: 'المعدة', en: 'Item' }, to: 'equipment' }),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  access: { read: ['admin'] },
});

// @ts-expect-error: the types refuse it too
const misspelt = text({ label: nameField.label, requierd: true });

/** Withheld from a role until another field is set. */
const withheldUntil = (field: string, role = 'client') => ({
  access: { when: { field, is: 'set', for: [role] } },
});

/** Problems of a declaration with a mistaken change, even one that the types would refuse. */
const said = (changes: object) => checkResources([{ ...sound, ...changes } as Resource, part]);

/** Problems of lists of the equipment under operations of their own. */
const saidOfLists = (
  ...given: readonly (Omit<Partial<DeclaredList>, 'operation'> & { readonly operation: string })[]
) =>
  checkResources(
    [sound, part],
    [],
    Object.fromEntries(given.map((list, at) => [`list${at}`, { resource: sound, ...list } as DeclaredList])),
  );

describe('a wrong list of records is reported with its fix', () => {
  it('lists of one operation that select the same rows have no problems', () => {
    const held = { held_eq: 'true', size_gte: '3' };
    const turned = { size_gte: '3', held_eq: 'true' };
    expect(saidOfLists({ operation: 'a.list', where: held }, { operation: 'a.list', where: turned })).toEqual(
      [],
    );
    expect(saidOfLists({ operation: 'a.list', where: held }, { operation: 'b.list' })).toEqual([]);
  });

  it('lists of one operation that select different rows are named, both of them', () => {
    const problems = saidOfLists(
      { operation: 'a.list', where: { held_eq: 'true' } },
      { operation: 'a.list', where: { held_eq: 'false' } },
    );
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^R42 equipment: the lists "list0" and "list1" .*operation "a\.list"/);
  });

  it.each([
    ['a field that nobody declares', { heldd_eq: 'true' }, 'heldd_eq=true'],
    ['a comparison that the field does not have', { held_gte: 'true' }, 'held_gte=true'],
    ['a value that the field cannot have', { size_gte: 'large' }, 'size_gte=large'],
  ])('a selection or a view by %s is named', (_what, filters: ListFilters, named) => {
    expect(saidOfLists({ operation: 'a.list', where: filters })[0]).toContain(
      `R43 equipment: «where» of the list "list0" filters by "${named}"`,
    );
    const view = { id: 'large', label: nameField.label, filters };
    expect(saidOfLists({ operation: 'a.list', presets: [view] })[0]).toContain(
      'R43 equipment: the view "large"',
    );
    expect(said({ presets: [view] })[0]).toContain('R43 equipment: the view "large"');
  });
});

describe('a wrong declaration is reported with its fix', () => {
  it('a valid declaration has no problems', () => expect(said({})).toEqual([]));

  it.each<[string, object, RegExp]>([
    [
      'an action at a value that its field cannot have',
      {
        actions: [
          {
            set: { held: true },
            label: nameField.label,
            done: nameField.label,
            when: { field: 'held', in: ['yes'] },
          },
        ],
      },
      /^R44 equipment: «actions\.when» names the value "yes" of held, which has true, false/,
    ],
    ['rows of records that nobody declares', { rowsOf: 'partz' }, /^R40 equipment: «rowsOf» names "partz"/],
    [
      'a field computed from one that nobody declares',
      { fields: { ...sound.fields, size: { ...sound.fields.size, drawnFrom: ['parts.nam'] } } },
      /^R40 equipment\.size: «drawnFrom» names "parts\.nam"\. .*name/,
    ],
    [
      'a name whose English form nobody declares',
      { search: [], fields: { ...sound.fields, name: { ...nameField, inEnglish: 'size' } } },
      /^R41 equipment\.name: its «inEnglish» is "size", which is no optional text/,
    ],
    [
      'a search that finds only one form of a name',
      {
        fields: {
          ...sound.fields,
          name: { ...nameField, inEnglish: 'nameEn' },
          nameEn: text({ label: nameField.label, isName: 'latin' }),
        },
      },
      /^R41 equipment: «search» names "name" without its English form\. Add "nameEn"\./,
    ],
    [
      'an Arabic label without Arabic letters',
      { label: { ...label, one: { ar: 'Equipment', en: 'Equipment' } } },
      /^R11 equipment: label\.one: the Arabic text "Equipment" holds no Arabic letter/,
    ],
    [
      'a misspelt option of the declaration',
      { serch: ['name'] },
      /^R32 equipment: .*"serch"\. Did you mean "search"\?/,
    ],
    [
      'misspelt options of a field',
      { fields: { ...sound.fields, name: misspelt } },
      /^R32 equipment\.name: .*"requierd"\. Did you mean "required"\?/,
    ],
    [
      'a unique switch',
      { fields: { ...sound.fields, held: boolean({ label: nameField.label, unique: true }) } },
      /^R33 equipment\.held: is «unique»/,
    ],
    [
      'a plate unique within what is no reference',
      { fields: { ...sound.fields, name: { ...nameField, unique: { within: 'owner' } } } },
      /^R33 equipment\.name: is unique within "owner"/,
    ],
    [
      'a unique text in two languages that is too long',
      {
        fields: { ...sound.fields, story: localized({ label: nameField.label, long: true, unique: true }) },
      },
      /^R33 equipment\.story: is «unique», but its texts are too long/,
    ],
    [
      'a text in two languages that is unique together with another field',
      {
        fields: { ...sound.fields, title: localized({ label: nameField.label }) },
        uniqueTogether: [['size', 'title']],
      },
      /^R33 equipment: «uniqueTogether» names "title", which is compared in each language/,
    ],
    [
      'rows of a sheet told by a name that many may have',
      { fields: { ...sound.fields, title: localized({ label: nameField.label }) }, importKey: 'title' },
      /^R38 equipment: «importKey» is "title"/,
    ],
    [
      'own rows told by a switch',
      { access: { read: [own('held', ['client'])] } },
      /^R34 .*own\("held"\), but a boolean/,
    ],
    [
      'rows in a state that none is in',
      { access: { read: [only('held', 'yes', ['client'])] } },
      /^R34 .*only\("held", "yes"\)/,
    ],
    [
      'rows that belong to records which the field does not refer to',
      { access: { read: [through('name', 'branches', ['client'])] } },
      /^R34 .*through\("name", "branches"\)/,
    ],
    ['a misspelt action', { access: { reed: ['admin'] } }, /^R5 .*"reed"\. Did you mean "read"\?/],
    ['an icon that there is not', { menu: { icon: 'sopt' } }, /^R35 .*"sopt".*Did you mean "stop"\?/],
    [
      'a field that was another one that is there',
      { fields: { ...sound.fields, size: integer({ label: nameField.label, was: 'name' }) } },
      /^R36 equipment\.size: «was» names "name"/,
    ],
    ['a dropped field that is declared', { dropped: ['size'] }, /^R36 equipment: «dropped» names "size"/],
    ['a page’s address', { path: '/sign-in' }, /^R37 equipment: the address "\/sign-in"/],
    ['a module’s API', { api: '/auth' }, /^R37 equipment: the API address "\/auth" is a module's/],
    [
      'nobody who may write a field',
      { fields: { ...sound.fields, name: text({ label: nameField.label, access: { write: [] } }) } },
      /^R5 equipment\.name: «access\.write» is an empty list/,
    ],
    [
      'an operation that there is not',
      { actions: [{ operation: 'equipment.seal', label: label.one, done: label.one }] },
      /^R14 .*Add the row 'equipment\.seal': \{ method: 'POST', url: '\/equipment\/:id\/seal'/,
    ],
    [
      'a section without its Arabic label',
      { sections: [{ label: { ar: '', en: 'Work' }, fields: ['name'] }] },
      /^R2 equipment: the label of section 1: .*Write «ar»/,
    ],
    [
      'a section naming no field',
      { sections: [{ label: label.one, fields: ['price'] }] },
      /^R3 .*«sections».*"price"/,
    ],
    [
      'a rule naming no field',
      { rules: [{ field: 'price', holds: () => true, message: label.one }] },
      /^R3 .*«rules».*"price".*Declare it or remove it/,
    ],
    [
      'a filter of no field',
      { filters: { first: ['nane'] } },
      /^R3 equipment: «filters» names the field "nane".*Did you mean "name"\?/,
    ],
    [
      'a filter that is shown at once and in a group',
      { filters: { first: ['name'], more: [{ label: nameField.label, fields: ['name'] }] } },
      /^R23 equipment: «filters» names "name" twice/,
    ],
    [
      'a group of filters without an Arabic label',
      { filters: { first: ['name'], more: [{ label: { ar: '', en: 'Rest' }, fields: ['size'] }] } },
      /^R2 equipment: the label of group 1 of the filters/,
    ],
    ['a letter too many in `list`', { list: ['names'] }, /^R3 .*"names".*Did you mean "name"\?/],
    [
      'two letters swapped in `sort`',
      { sort: { field: 'szie', order: 'asc' } },
      /^R3 .*Did you mean "size"\?/,
    ],
    [
      'a name that is no column',
      { fields: { ...sound.fields, 'full name': nameField } },
      /^R12 .*"full name" is not camelCase/,
    ],
    [
      'a field that every record has',
      { fields: { ...sound.fields, version: nameField } },
      /^R12 equipment: every record has "version" already/,
    ],
    [
      'children of no declaration',
      { children: [{ resource: 'screws', by: 'x' }] },
      /^R13 .*"screws", which is no/,
    ],
    [
      'children by a field that is not there',
      { children: [{ resource: 'parts', by: 'ownerId' }] },
      /^R13 .*parts\.ownerId, which parts does not declare/,
    ],
    [
      'children by a field that refers to nothing of ours',
      { children: [{ resource: 'parts', by: 'name' }] },
      /^R13 .*parts\.name, which is no reference to equipment/,
    ],
    [
      'an action of no operation',
      { actions: [{ operation: 'equipment.burn', label: label.one, done: label.one }] },
      /^R14 .*"equipment\.burn", which domain\/access\/operations\.ts does not have/,
    ],
    [
      'an action whose operation takes no record',
      { actions: [{ operation: 'auth.logout', label: label.one, done: label.one }] },
      /^R14 .*no «:id»/,
    ],
    [
      'a link to no page',
      { actions: [{ link: '/equipmant/:id/repair', label: label.one, roles: ['admin'] }] },
      /^R39 .*leads to "\/equipmant\/:id\/repair", which is no page/,
    ],
    [
      'a link filled with a field that is not there',
      { actions: [{ link: '/requests/:requestId', label: label.one, roles: ['admin'] }] },
      /^R3 .*«actions» names the field "requestId"/,
    ],
    [
      'a link for somebody whom its page does not let in',
      { actions: [{ link: '/requests/:id', label: label.one, roles: ['admin', 'client'] }] },
      /^R39 .*may not open: client\./,
    ],
    [
      'an inline field that is shown only',
      { inline: ['size'], fields: { ...sound.fields, size: { ...sound.fields.size, readOnly: true } } },
      /^R15 .*"size", but it is readOnly/,
    ],
    [
      'an inline field that is entered once',
      { inline: ['size'], fields: { ...sound.fields, size: { ...sound.fields.size, createOnly: true } } },
      /^R15 .*"size", but it is createOnly/,
    ],
    [
      'an inline field where nobody updates',
      { inline: ['size'], access: { read: ['admin'] } },
      /^R15 .*nobody may/,
    ],
    [
      'a search in what cannot be searched',
      { search: ['held'] },
      /^R16 .*"held", but a field of kind boolean/,
    ],
    ['a title that names nothing', { title: { ar: 'held', en: 'held' } }, /^R17 .*«title» names "held"/],
    [
      'a reference narrowed by a field of nobody',
      {
        fields: {
          ...sound.fields,
          partId: reference({ label: label.one, to: 'parts', narrowedBy: { colour: 'size' } }),
        },
      },
      /^R8 equipment\.partId: «narrowedBy» names "colour"/,
    ],
    [
      'a point that begins where nothing has a middle',
      { fields: { ...sound.fields, place: location({ label: label.one, startsAt: { held: 'parts' } }) } },
      /^R8 equipment\.place: «startsAt» names "parts", which declares no location/,
    ],
    ['an address that another has', { path: '/parts' }, /^R18 parts: has the address "\/parts" of equipment/],
    ['an API address that another has', { api: '/parts' }, /^R18 parts: has the API address/],
    [
      'an operation that another has',
      { operations: { list: 'parts.list' } },
      /^R18 parts: its operation "parts\.list" is equipment's already/,
    ],
    [
      'an export by the name of another’s',
      { operations: { export: 'parts.export' } },
      /^R18 parts: its operation "parts\.export" is equipment's already/,
    ],
    [
      'a bulk change by the name of another’s history',
      { operations: { bulk: 'parts.history' } },
      /^R18 parts: its operation "parts\.history" is equipment's already/,
    ],
    [
      'two operations of its own by one name',
      { operations: { export: 'equipment.all', list: 'equipment.all' } },
      /^R18 equipment: its operation "equipment\.all" is equipment's already/,
    ],
    [
      'an import that is written by hand',
      { access: { read: ['admin'], create: ['admin'] }, operations: { import: 'payments.export' } },
      /^R18 equipment: its operation "payments\.export" stands in domain\/access\/operations\.ts too/,
    ],
    [
      'a restore that is written by hand',
      { access: { read: ['admin'], delete: ['admin'] }, operations: { restore: 'sessions.end' } },
      /^R18 equipment: its operation "sessions\.end" stands/,
    ],
    [
      'nothing to be called by',
      { label: undefined },
      /^R22 equipment: «label» is missing or empty\. Write label: \{/,
    ],
    ['no fields', { fields: {} }, /^R22 equipment: «fields» is missing or empty/],
    ['no list', { list: undefined }, /^R22 equipment: «list» is missing or empty\. Write list: \['name'\]/],
    ['an empty list', { list: [] }, /^R22 equipment: «list» is missing or empty/],
    [
      'no search',
      { search: undefined },
      /^R22 equipment: «search» is missing.*\[\] where nothing is searched/,
    ],
    ['no access', { access: undefined }, /^R22 equipment: «access» is missing/],
    ['access that lets nobody read', { access: { update: ['admin'] } }, /^R4 .*lets nobody read/],
    [
      'access to what nobody can do',
      { access: { read: ['admin'], publish: ['admin'] } },
      /^R5 .*no such action as "publish"\. The actions are read, create/,
    ],
    ['access that is no list', { access: { read: 'admin' } }, /^R5 .*«access\.read» is no list\. Write/],
    [
      'rows of one’s own by what nobody has',
      { access: { read: [{ field: 'name', roles: ['client'], as: 'companyId' }] } },
      /^R5 .*"companyId"\), which nobody has\. Write one of userId, clientId, branchIds/,
    ],
    [
      'a field for a role that is none',
      { fields: { ...sound.fields, size: { ...sound.fields.size, access: { read: ['chef'] } } } },
      /^R5 equipment\.size: «access\.read» names no such role as "chef"/,
    ],
    [
      'a field withheld until a field of nobody is set',
      { fields: { ...sound.fields, size: { ...sound.fields.size, ...withheldUntil('sentAt') } } },
      /^R29 equipment\.size: «access\.when» names "sentAt", which is no field/,
    ],
    [
      'a field withheld from a role that is none',
      { fields: { ...sound.fields, size: { ...sound.fields.size, ...withheldUntil('held', 'chef') } } },
      /^R5 equipment\.size: «access\.when\.for» names no such role as "chef"/,
    ],
    [
      'a title that some readers may not read',
      { fields: { ...sound.fields, name: { ...nameField, access: { read: ['admin'] } } } },
      /^R30 equipment\.name: names the record wherever/,
    ],
    [
      'a value withheld from those who write it',
      { fields: { ...sound.fields, size: { ...sound.fields.size, ...withheldUntil('held', 'admin') } } },
      /^R31 equipment\.size: is withheld from admin/,
    ],
    [
      'help in one language',
      { fields: { ...sound.fields, size: { ...sound.fields.size, help: { ar: '', en: 'Wide' } } } },
      /^R7 equipment\.size, its help: .*Write «ar»/,
    ],
    [
      'a rule that says why in one language',
      { rules: [{ field: 'name', holds: () => true, message: { ar: '', en: 'No' } }] },
      /^R2 equipment: the message of the rule of name: .*Write «ar»/,
    ],
    ['a field listed twice', { list: ['name', 'name'] }, /^R23 equipment: «list» names "name" twice/],
    [
      'a password in the list',
      {
        fields: { ...sound.fields, secret: { kind: 'password', min: 8, label: label.one } },
        list: ['secret'],
      },
      /^R24 equipment: «list» names "secret"/,
    ],
    [
      'limits without room between them',
      { fields: { ...sound.fields, size: { ...sound.fields.size, min: 5, max: 2 } } },
      /^R25 equipment\.size: its «min» 5 is greater than its «max» 2/,
    ],
    [
      'a default that the field refuses',
      { fields: { ...sound.fields, size: { ...sound.fields.size, min: 5, default: 1 } } },
      /^R26 equipment\.size: its «default» 1 is not a value/,
    ],
    [
      'a required field that nobody can fill in',
      {
        fields: { ...sound.fields, name: { ...nameField, readOnly: true } },
        access: { read: ['admin'], create: ['admin'] },
      },
      /^R27 equipment\.name: is required and readOnly/,
    ],
    ['an address that is none', { path: 'equipment' }, /^R28 equipment: «path» is "equipment"/],
    [
      'a name that a list’s address uses',
      { fields: { ...sound.fields, q: nameField } },
      /^R12 equipment: "q" means something else already/,
    ],
    [
      'a column that the search makes',
      { fields: { ...sound.fields, searchKey: nameField } },
      /^R12 equipment: every record has "searchKey" already/,
    ],
    [
      'an operation that is written by hand',
      { operations: { list: 'lookups.cities' } },
      /^R18 equipment: its operation "lookups\.cities" stands in domain\/access\/operations\.ts too/,
    ],
  ])('%s', (_, changes, message) => {
    expect(said(changes)).toEqual([expect.stringMatching(message)]);
  });

  it('all mistakes are reported at once', () => {
    expect(said({ list: ['nmae'], search: ['held'], access: { read: ['chief'] } })).toHaveLength(3);
  });
});

describe('errors across declarations', () => {
  it('a declaration cannot use the table of a module', () => {
    const taken = { ...sound, name: 'cardAttempts' } as Resource;
    expect(checkResources([taken], ['card_attempts'])).toEqual([
      expect.stringMatching(/^R37 cardAttempts: the table/),
    ]);
  });

  it('a misspelt reference gets a suggestion', () => {
    const off = {
      ...part,
      fields: { ...part.fields, equipmentId: reference({ label: nameField.label, to: 'equipmnt' }) },
    };
    expect(checkResources([sound, off as Resource])).toEqual([
      expect.stringMatching(/^R8 .*"equipmnt".*Did you mean "equipment"\?/),
    ]);
  });

  it('references can be filtered only by fields of the same kind', () => {
    const narrowedBy = { name: 'size' };
    const fields = {
      name: nameField,
      size: integer({ label: nameField.label }),
      equipmentId: reference({ label: nameField.label, to: 'equipment', narrowedBy }),
    };
    expect(checkResources([sound, { ...part, fields } as Resource])).toEqual([
      expect.stringMatching(/^R8 parts\.equipmentId: .*the one is a text, the other a integer/),
    ]);
  });
});
