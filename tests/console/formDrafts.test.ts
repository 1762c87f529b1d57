import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localized, password, text } from 'sijil/schema/index';
import {
  draftOf,
  dropDraft,
  dropDraftsOfOthers,
  keepDrafts,
  openForm,
  typedValues,
} from 'sijil/react/forms/formDrafts';

const label = { ar: 'حقل', en: 'Field' };
const fields = {
  name: text({ label }),
  title: localized({ label, max: 20 }),
  secret: password({ label, min: 8 }),
};

beforeEach(() => {
  const entries: Record<string, string> = {};
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }) as Record<string, string>;
  vi.stubGlobal('sessionStorage', Object.assign(storage, entries));
});

describe('input that is unsaved when a session ends', () => {
  it('is restored for the same person in the same form, and for nobody else', () => {
    const close = openForm({ address: '/a', typed: () => ({ name: 'x' }) });
    keepDrafts('ada');
    close();
    expect(draftOf('ada', '/a')).toEqual({ name: 'x' });
    expect(draftOf('ada', '/b')).toBeNull();
    expect(draftOf('bob', '/a')).toBeNull();
  });

  it('is discarded once it is saved, and when another person signs in', () => {
    const close = openForm({ address: '/a', typed: () => ({ name: 'x' }) });
    keepDrafts('ada');
    keepDrafts('bob');
    close();
    dropDraft('bob', '/a');
    expect(draftOf('bob', '/a')).toBeNull();
    dropDraftsOfOthers('bob');
    expect(draftOf('ada', '/a')).toBeNull();
  });

  it('holds only the values that differ from the start, never a password, and is null without any', () => {
    const start = { name: 'a', title: { ar: 'أ', en: 'a' } };
    const typed = { ...start, title: { ar: 'أ', en: 'b' }, secret: 'Demo1234' };
    expect(typedValues(fields, start, typed)).toEqual({ title: { ar: 'أ', en: 'b' } });
    expect(typedValues(fields, start, { ...start, secret: 'Demo1234' })).toBeNull();
  });

  it('is ignored where it cannot be parsed', () => {
    sessionStorage.setItem('draft:ada:/a', '{');
    expect(draftOf('ada', '/a')).toBeNull();
  });
});
