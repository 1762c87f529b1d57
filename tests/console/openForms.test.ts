import { describe, expect, it } from 'vitest';
import { OpenForms } from 'sijil/server/live/registerEditing';

const notice = (userId: string, form: string, open = true, id = 'r1') => ({
  resource: 'branches',
  id,
  userId,
  form,
  open,
});
const place = { resource: 'branches', id: 'r1' };

describe('open forms', () => {
  it('count a person with two tabs once, until both are closed', () => {
    const forms = new OpenForms();
    expect(forms.hear(notice('huda', 'a'), 0)).toBe(true);
    expect(forms.hear(notice('huda', 'b'), 0)).toBe(false);
    expect(forms.editorsOf(place, 0)).toEqual(['huda']);
    expect(forms.hear(notice('huda', 'a', false), 1)).toBe(false);
    expect(forms.hear(notice('huda', 'b', false), 1)).toBe(true);
    expect(forms.editorsOf(place, 1)).toEqual([]);
  });

  it('do not change when the same notice is repeated', () => {
    const forms = new OpenForms();
    forms.hear(notice('huda', 'a'), 0);
    expect(forms.hear(notice('huda', 'a'), 10_000)).toBe(false);
    expect(forms.editorsOf(place, 30_000)).toEqual(['huda']);
  });

  it('expire after 25 seconds without a notice, and their record is reported once', () => {
    const forms = new OpenForms();
    forms.hear(notice('huda', 'a'), 0);
    expect(forms.forgetSilent(24_999)).toEqual([]);
    expect(forms.editorsOf(place, 25_000)).toEqual([]);
    expect(forms.forgetSilent(25_000)).toEqual([place]);
    expect(forms.forgetSilent(25_000)).toEqual([]);
  });

  it('are limited to twenty per person', () => {
    const forms = new OpenForms();
    for (let count = 0; count < 25; count += 1)
      forms.hear(notice('huda', String(count), true, `r${count}`), 0);
    const known = Array.from(
      { length: 25 },
      (_, count) => forms.editorsOf({ ...place, id: `r${count}` }, 0).length,
    );
    expect(known.reduce((sum, count) => sum + count, 0)).toBe(20);
  });
});
