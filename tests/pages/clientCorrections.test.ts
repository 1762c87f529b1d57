import { describe, expect, it } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import {
  answerOf,
  isAnswered,
  isSent,
  openItems,
  toItems,
} from '@/pages/client/request/corrections/correctionAnswers';
import {
  answerWith,
  isConflict,
  isSaved,
  type Item,
  type ItemAnswer,
  keepMine,
  savedAnswerOf,
  takeTheirs,
  type TypedAnswer,
  untouched,
  withChange,
  withoutSaved,
  withSave,
} from '@/pages/client/request/corrections/typedAnswer';
import { anItem } from './staffSamples';

const said = (action: string, files: FileLink[]) => ({ action, contested: false, files });
/** The changes that turn the server's answer into this one. */
function typedOn(one: Item, { action, contested, files }: ItemAnswer): TypedAnswer {
  const saved = savedAnswerOf(one);
  let typed = untouched;
  if (action !== saved.action) typed = withChange(typed, { action, over: saved.action });
  if (contested !== saved.contested) typed = withChange(typed, { contested });
  for (const added of files) {
    if (!saved.files.some(({ id }) => id === added.id)) typed = withChange(typed, { added });
  }
  for (const { id } of saved.files) {
    if (!files.some((kept) => kept.id === id)) typed = withChange(typed, { removed: id });
  }
  return typed;
}
const file = (id: string, type = 'image/jpeg'): FileLink => ({ id, name: id, type, size: 1, url: '' });

describe('the answers to a corrective list', () => {
  it('are complete with a text and two files: a photo and a document, or any two', () => {
    const photo = file('photo');
    const paper = file('paper', 'application/pdf');
    expect(isAnswered(said('أصلحناه', [photo, paper]))).toBe(true);
    expect(isAnswered(said('أصلحناه', [photo, file('other')]))).toBe(true);
    expect(isAnswered(said('أصلحناه', [photo]))).toBe(false);
    expect(isAnswered(said('  ', [photo, paper]))).toBe(false);
  });

  it('can contest a finding with a reason and one file', () => {
    expect(isAnswered({ ...said('كانت سليمة', [file('log')]), contested: true })).toBe(true);
    expect(isAnswered({ ...said('كانت سليمة', []), contested: true })).toBe(false);
  });

  it('leave out items that the supervisor has accepted', () => {
    const items = [
      anItem({ id: 'fine', verdict: 'accepted' }),
      anItem({ id: 'refused', verdict: 'refused' }),
      anItem({ id: 'open' }),
    ];
    expect(openItems(items).map(({ id }) => id)).toEqual(['refused', 'open']);
  });

  it('are sorted by severity, then by the points they recover', () => {
    const items = [
      anItem({ id: 'minor', severity: 'minor', points: 9 }),
      anItem({ id: 'major', severity: 'major', points: 1 }),
      anItem({ id: 'more', severity: 'major', points: 3 }),
      anItem({ id: 'critical', severity: 'critical', points: 0.5 }),
    ];
    expect(openItems(items).map(({ id }) => id)).toEqual(['critical', 'more', 'major', 'minor']);
  });

  it('start from the server’s draft, and local input takes precedence until it is saved', () => {
    const draft = { ...said('نظّفناه', [file('one')]), by: 'خالد', at: '2026-11-22T07:00:00Z' };
    const drafted = anItem({ verdict: 'refused', action: 'قديم', draft });
    expect(answerOf(drafted, {})).toEqual(said('نظّفناه', [file('one')]));
    const typed = said('نظّفناه وعقّمناه', [file('one')]);
    expect(answerOf(drafted, { item: typedOn(drafted, typed) })).toEqual(typed);
    expect(isSaved(drafted, typedOn(drafted, typed))).toBe(false);
    expect(isSaved(drafted, typedOn(drafted, said('نظّفناه', [file('one')])))).toBe(true);
    const withFile = said('نظّفناه', [file('one'), file('two')]);
    const contesting = { ...said('نظّفناه', [file('one')]), contested: true };
    expect([withFile, contesting].map((one) => isSaved(drafted, typedOn(drafted, one)))).toEqual([
      false,
      false,
    ]);
  });

  it('start from the refused answer, unless there is newer input', () => {
    const refused = anItem({ verdict: 'refused', action: 'نظّفناه', files: [file('old')] });
    expect(answerOf(refused, {})).toEqual(said('نظّفناه', [file('old')]));
    const typed = typedOn(refused, said('استبدلناه', []));
    expect(answerOf(refused, { item: typed }).action).toBe('استبدلناه');
  });

  it('are sent with the ids of their files', () => {
    const corrected = anItem({
      draftVersion: 3,
      draft: { ...said(' أصلحناه ', [file('one')]), by: null, at: '' },
    });
    expect(toItems([corrected], {})).toEqual([
      { itemId: 'item', draftVersion: 3, contested: false, action: 'أصلحناه', fileIds: ['one'] },
    ]);
  });

  it('count as sent until someone edits an item or the supervisor refuses it', () => {
    const sent = anItem({ answeredAt: '2026-11-22T07:00:00Z', action: 'أصلحناه' });
    expect([isSent(sent, {}), openItems([sent])]).toEqual([true, []]);
    expect(isSent(sent, { item: typedOn(sent, said('أصلحناه ونظّفناه', [])) })).toBe(false);
    expect(isSent({ ...sent, verdict: 'refused' }, {})).toBe(false);
  });
});

describe('merging two people’s drafts of one item', () => {
  const begun = anItem({ draft: { ...said('نظّفناه', [file('a'), file('b')]), by: 'سارة', at: '' } });
  const meanwhile = (answer: ReturnType<typeof said>) =>
    anItem({ draftVersion: 1, draft: { ...answer, by: 'خالد', at: '2026-11-22T07:00:00Z' } });

  it('applies each person’s added and removed files', () => {
    const mine = typedOn(begun, said('نظّفناه', [file('a'), file('b'), file('mine')]));
    const merged = answerWith(meanwhile(said('نظّفناه', [file('b'), file('theirs')])), mine);
    expect(merged.files.map(({ id }) => id)).toEqual(['b', 'theirs', 'mine']);
  });

  it('takes the text that only one of them changed', () => {
    const mine = typedOn(begun, said('نظّفناه وعقّمناه', begun.draft?.files ?? []));
    expect(answerWith(meanwhile(said('نظّفناه', [])), mine).action).toBe('نظّفناه وعقّمناه');
    const withoutText = typedOn(begun, said('نظّفناه', []));
    expect(answerWith(meanwhile(said('بدّلناه', [])), withoutText).action).toBe('بدّلناه');
  });

  it('takes the colleague’s text where one’s own was changed back', () => {
    const back = withChange(typedOn(begun, said('عقّمناه', [])), { action: 'نظّفناه', over: 'نظّفناه' });
    const theirs = meanwhile(said('بدّلناه', []));
    expect(isConflict(theirs, back)).toBe(false);
    expect(answerWith(theirs, withoutSaved(theirs, back) ?? untouched).action).toBe('بدّلناه');
  });

  it('asks which text to use where both changed it, and keeps everybody’s files either way', () => {
    const mine = typedOn(begun, said('عقّمناه', [file('a'), file('b'), file('mine')]));
    const theirs = meanwhile(said('بدّلناه', [file('a'), file('b'), file('theirs')]));
    expect(isConflict(theirs, mine)).toBe(true);
    const resolved = keepMine(theirs, mine);
    expect(isConflict(theirs, resolved)).toBe(false);
    const files = ['a', 'b', 'theirs', 'mine'].map((id) => file(id));
    expect(answerWith(theirs, resolved)).toEqual(said('عقّمناه', files));
    expect(answerWith(theirs, takeTheirs(mine))).toEqual(said('بدّلناه', files));
  });

  it('asks nothing about a text that was just sent from here, nor about its spaces, which the server removes', () => {
    const sent = withSave(begun, typedOn(begun, said('عقّمناه ', [file('a')])));
    const arrived = meanwhile(said('عقّمناه', [file('a')]));
    expect([isConflict(arrived, sent), isSaved(arrived, sent)]).toEqual([false, true]);
    const typedOnIt = withChange(sent, { action: 'عقّمناه كله', over: 'عقّمناه' });
    expect([isConflict(arrived, typedOnIt), isSaved(arrived, typedOnIt)]).toEqual([false, false]);
  });

  it('keeps a text that returned to the saved one while another save may still arrive', () => {
    const saving = withSave(begun, typedOn(begun, said('عقّمناه', [file('a'), file('b')])));
    const back = withChange(saving, { action: 'نظّفناه', over: 'نظّفناه' });
    expect(isSaved(begun, back)).toBe(false);
    expect(answerWith(meanwhile(said('عقّمناه', [file('a'), file('b')])), back).action).toBe('نظّفناه');
  });
});
