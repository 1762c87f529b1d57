// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { byFit, foundRecords, nearestFirst } from 'sijil/react/palette/usePaletteGroups';
import { matchScore } from 'sijil/react/palette/matchScore';
import { newRecords, openScreens, recentItems, rememberItem } from 'sijil/react/palette/paletteItems';

const paths = (items: readonly { readonly to?: string }[]) => items.map(({ to }) => to);

describe('the text typed into the command palette', () => {
  it('finds a screen by the start of a word, with or without the article', () => {
    expect(matchScore('فروع', 'الفروع')).toBeGreaterThan(matchScore('روع', 'الفروع'));
    expect(matchScore('rep', 'Reported inspectors')).toBeGreaterThan(0);
  });

  it('ignores hamza, ta marbuta, vowel marks and case', () => {
    expect(matchScore('اسئله', 'أسئلة الطلب')).toBeGreaterThan(0);
    expect(matchScore('الاماكن', 'الأَماكِن')).toBeGreaterThan(0);
    expect(matchScore('CLIENT types', 'Client types')).toBeGreaterThan(0);
  });

  it('matches fuzzily: missing letters still match, but score lower than the full word', () => {
    expect(matchScore('nspctr', 'Inspectors')).toBeGreaterThan(0);
    expect(matchScore('nspctr', 'Inspectors')).toBeLessThan(matchScore('inspectors', 'Inspectors'));
  });

  it('must match in every word', () => {
    expect(matchScore('client zebra', 'Client types')).toBe(0);
    expect(matchScore('x', 'Client types')).toBe(0);
    expect(matchScore('   ', 'Client types')).toBe(0);
  });
});

describe('the order of found records', () => {
  it('an exact name comes first, then names that begin with the text', () => {
    const named = (ar: string, en: string) => ({ key: en, icon: '', label: { ar, en } });
    const found = [named('مستودع جدة', 'Jeddah depot'), named('مطعم', 'Old Jeddah'), named('جدة', 'Jeddah')];
    const order = (typed: string) => nearestFirst(typed, found).map(({ key }) => key);
    expect(order('جده')).toEqual(['Jeddah', 'Jeddah depot', 'Old Jeddah']);
    expect(order('jeddah')).toEqual(['Jeddah', 'Jeddah depot', 'Old Jeddah']);
  });
});

describe('the order of groups in the command palette', () => {
  const named = (ar: string, en: string) => ({ key: en, icon: '', label: { ar, en } });
  const found = {
    screens: [named('المدن', 'Cities')],
    actions: [named('إضافة جنسية', 'Add nationality')],
    records: [named('إضافة فرع جديد', 'New branch')],
  };
  const order = (typed: string) => byFit(typed, found).map(({ key }) => key);

  it('the group of a screen or action that contains the text comes before the records', () => {
    expect(order('إضافة')).toEqual(['actions', 'records', 'screens']);
    expect(order('cities')).toEqual(['screens', 'records', 'actions']);
  });

  it('screens and actions that match only scattered letters come after records', () => {
    expect(order('ctes')).toEqual(['records', 'screens', 'actions']);
  });
});

describe('the screens and actions of a role', () => {
  it('an admin finds the menu, screens outside the menu, and a form for new records', () => {
    expect(paths(openScreens('admin'))).toEqual(
      expect.arrayContaining(['/home', '/clients', '/templates/inspectorsform', '/client-types']),
    );
    expect(paths(newRecords('admin'))).toEqual(expect.arrayContaining(['/supervisors/create']));
  });

  it('no screen is offered twice, nor any that needs an id', () => {
    const found = paths(openScreens('admin'));
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((path) => path?.includes(':'))).toEqual([]);
  });

  it('a client finds no back-office screens and can add only vehicles, branch documents and API keys', () => {
    const found = paths(openScreens('client'));
    expect(found).toContain('/client/requests');
    for (const path of ['/clients', '/cities', '/home', '/payments', '/sign-in'])
      expect(found).not.toContain(path);
    expect(new Set(paths(newRecords('client')))).toEqual(
      new Set(['/api-tokens/create', '/branchDocuments/create', '/vehicles/create']),
    );
  });

  it('a supervisor finds their inspectors but may not add one', () => {
    expect(paths(openScreens('supervisor'))).toContain('/inspectors');
    expect(paths(newRecords('supervisor'))).not.toContain('/inspectors/create');
  });
});

describe('the entries of found records', () => {
  const label = { ar: 'الطلب', en: 'Request' };
  const request = { resource: 'requests', id: '7', title: 'R-7', about: [], label };

  it('a request opens on the page of the reader’s role', () => {
    expect(paths(foundRecords([request], 'admin_finance'))).toEqual(['/requests/7']);
    expect(paths(foundRecords([request], 'branch_manager'))).toEqual(['/client/requests/7']);
    expect(paths(foundRecords([request], 'supervisor'))).toEqual(['/supervisor/requests/7']);
  });

  it('a record titled by a number also shows what it is about', () => {
    const about = ['مطعم البستان', { ar: 'تفتيش سلامة الغذاء', en: 'Food-safety inspection' }];
    const [item] = foundRecords([{ resource: 'requests', id: '7', title: 'R-7', about, label }], 'admin');
    expect(item?.note).toEqual({
      ar: `${label.ar} · مطعم البستان · تفتيش سلامة الغذاء`,
      en: `${label.en} · مطعم البستان · Food-safety inspection`,
    });
  });

  it('a record without a page for the role is left out', () => {
    const client = { resource: 'clients', id: '1', title: 'Co', about: [], label };
    expect(paths(foundRecords([client], 'admin'))).toEqual(['/clients/1']);
    expect(foundRecords([client], 'supervisor')).toEqual([]);
    expect(foundRecords([{ ...client, resource: 'nothing' }], 'admin')).toEqual([]);
  });
});

describe('the entries chosen lately', () => {
  const item = (name: string) => ({ key: name, icon: 'home', label: { ar: name, en: name }, to: `/${name}` });
  const recent = () => paths(recentItems('u1'));
  beforeEach(() => localStorage.clear());

  it('come the last first, each once, at most six', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g']) rememberItem('u1', item(name));
    expect(recent()).toEqual(['/g', '/a', '/f', '/e', '/d', '/c']);
  });

  it('are screens and records, not actions: an action has no address', () => {
    rememberItem('u1', item('a'));
    const { to: _, ...action } = item('sign-out');
    rememberItem('u1', action);
    expect(recent()).toEqual(['/a']);
  });

  it('belong to one person', () => {
    rememberItem('u2', item('a'));
    expect(recent()).toEqual([]);
  });

  it.each(['nonsense', '{}', '[{"key":"a","icon":"home","to":"//evil.test","label":{"ar":"a","en":"a"}}]'])(
    'ignore other content of the storage: %s',
    (stored) => {
      localStorage.setItem('palette:u1', stored);
      expect(recent()).toEqual([]);
    },
  );
});
