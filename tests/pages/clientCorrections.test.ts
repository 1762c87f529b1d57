import { describe, expect, it } from 'vitest';
import type { FileLink } from '#domain/api/parts';
import {
  answerOf,
  isAnswered,
  isKept,
  type Item,
  openItems,
  toItems,
} from '@/pages/client/request/corrections/correctionAnswers';

const file = (id: string, type = 'image/jpeg'): FileLink => ({ id, name: id, type, size: 1, url: '' });
const item = (part: Partial<Item>): Item => ({
  id: 'item',
  vehicle: null,
  category: { ar: 'نص', en: 'text' },
  question: { ar: 'نص', en: 'text' },
  questionKey: 'key',
  severity: 'major',
  originalScore: 0,
  inspectorNote: null,
  supervisorNote: null,
  reading: null,
  bounds: null,
  evidence: [],
  action: null,
  files: [],
  points: null,
  draft: null,
  verdict: null,
  verdictNote: null,
  rounds: [],
  ...part,
});

describe('the answers to a corrective list', () => {
  it('are complete with words and two files: a photo and a document, or any two', () => {
    const photo = file('photo');
    const paper = file('paper', 'application/pdf');
    expect(isAnswered({ action: 'أصلحناه', files: [photo, paper] })).toBe(true);
    expect(isAnswered({ action: 'أصلحناه', files: [photo, file('other')] })).toBe(true);
    expect(isAnswered({ action: 'أصلحناه', files: [photo] })).toBe(false);
    expect(isAnswered({ action: '  ', files: [photo, paper] })).toBe(false);
  });

  it('leave what the supervisor has accepted alone', () => {
    const items = [
      item({ id: 'fine', verdict: 'accepted' }),
      item({ id: 'refused', verdict: 'refused' }),
      item({ id: 'open' }),
    ];
    expect(openItems(items).map(({ id }) => id)).toEqual(['refused', 'open']);
  });

  it('come with the critical first, then with what brings back the most points', () => {
    const items = [
      item({ id: 'minor', severity: 'minor', points: 9 }),
      item({ id: 'major', severity: 'major', points: 1 }),
      item({ id: 'more', severity: 'major', points: 3 }),
      item({ id: 'critical', severity: 'critical', points: 0.5 }),
    ];
    expect(openItems(items).map(({ id }) => id)).toEqual(['critical', 'more', 'major', 'minor']);
  });

  it('go on from the draft on the server, and what is typed here counts until it is there', () => {
    const draft = { action: 'نظّفناه', files: [file('one')], by: 'خالد', at: '2026-11-22T07:00:00Z' };
    const drafted = item({ verdict: 'refused', action: 'قديم', draft });
    expect(answerOf(drafted, {})).toEqual({ action: 'نظّفناه', files: [file('one')] });
    const typed = { action: 'نظّفناه وعقّمناه', files: [file('one')] };
    expect(answerOf(drafted, { item: typed })).toEqual(typed);
    expect([isKept(drafted, typed), isKept(drafted, answerOf(drafted, {}))]).toEqual([false, true]);
  });

  it('begin with what was sent before, where it was refused', () => {
    const refused = item({ verdict: 'refused', action: 'نظّفناه', files: [file('old')] });
    expect(answerOf(refused, {})).toEqual({ action: 'نظّفناه', files: [file('old')] });
    expect(answerOf(refused, { item: { action: 'استبدلناه', files: [] } }).action).toBe('استبدلناه');
  });

  it('are sent with the ids of their files', () => {
    const answers = { item: { action: ' أصلحناه ', files: [file('one'), file('two')] } };
    expect(toItems([item({}), item({ id: 'fine', verdict: 'accepted' })], answers)).toEqual([
      { itemId: 'item', action: 'أصلحناه', fileIds: ['one', 'two'] },
    ]);
  });
});
