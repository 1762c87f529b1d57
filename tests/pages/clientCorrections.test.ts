import { describe, expect, it } from 'vitest';
import type { FileLink } from '#framework/contract/parts';
import {
  answerOf,
  isAnswered,
  isSaved,
  isSent,
  type Item,
  type ItemAnswer,
  keepMine,
  mergeAnswer,
  openItems,
  toItems,
  withChange,
} from '@/pages/client/request/corrections/correctionAnswers';
import { anItem } from './staffSamples';

const said = (action: string, files: FileLink[]) => ({ action, contested: false, files });
const typedOn = (one: Item, answer: ItemAnswer) => withChange(one, undefined, () => answer);
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
    expect([isSaved(drafted, typed), isSaved(drafted, answerOf(drafted, {}))]).toEqual([false, true]);
    const withFile = said('نظّفناه', [file('one'), file('two')]);
    expect([
      isSaved(drafted, withFile),
      isSaved(drafted, { ...said('نظّفناه', [file('one')]), contested: true }),
    ]).toEqual([false, false]);
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
    const merged = mergeAnswer(meanwhile(said('نظّفناه', [file('b'), file('theirs')])), mine);
    expect(merged?.files.map(({ id }) => id)).toEqual(['b', 'theirs', 'mine']);
    expect(merged?.base.version).toBe(1);
  });

  it('takes the text that only one of them changed', () => {
    const mine = typedOn(begun, said('نظّفناه وعقّمناه', begun.draft?.files ?? []));
    expect(mergeAnswer(meanwhile(said('نظّفناه', [])), mine)?.action).toBe('نظّفناه وعقّمناه');
    const untouched = typedOn(begun, said('نظّفناه', []));
    expect(mergeAnswer(meanwhile(said('بدّلناه', [])), untouched)?.action).toBe('بدّلناه');
  });

  it('asks which text to use where both changed it, and keeps the other person’s files either way', () => {
    const mine = typedOn(begun, said('عقّمناه', begun.draft?.files ?? []));
    const theirs = meanwhile(said('بدّلناه', [file('a'), file('b'), file('theirs')]));
    expect(mergeAnswer(theirs, mine)).toBeNull();
    const kept = keepMine(theirs, mine);
    expect([kept.action, kept.files.map(({ id }) => id), kept.base.version]).toEqual([
      'عقّمناه',
      ['a', 'b', 'theirs'],
      1,
    ]);
  });

  it('asks nothing about changes that this device itself has just sent', () => {
    const sending = said('عقّمناه', [file('a')]);
    const mine = { ...typedOn(begun, said('عقّمناه كله', [file('a')])), sending };
    expect(mergeAnswer(meanwhile(sending), mine)).toMatchObject({
      action: 'عقّمناه كله',
      base: { version: 1 },
    });
  });
});
