import { describe, expect, it } from 'vitest';
import { doubtsOfPhoto } from '#domain/forms/photoDoubts';
import {
  type EarlierAnswer,
  ownReasonToLook,
  reasonToLook,
  type ReviewedAnswer,
} from '#domain/forms/reviewTriage';

/** Conforming, minor, without photos and words: nothing to look at. */
const plain: ReviewedAnswer = {
  asked: { kind: 'compliance' },
  severity: 'minor',
  score: 2,
  said: null,
  note: null,
  photos: 0,
  photoDoubts: [],
};
const same: EarlierAnswer = { score: 2, said: null, photos: 0 };
const chiller = (reading: number) => ({ asked: { kind: 'temperature', max: 5 } as const, reading });
const freezer = (reading: number) => ({ asked: { kind: 'temperature', max: -18 } as const, reading });
const hot = (reading: number) => ({ asked: { kind: 'temperature', min: 60 } as const, reading });
const chlorine = (reading: number) => ({
  asked: { kind: 'number', min: 50, max: 200, unit: { ar: 'جزء في المليون', en: 'ppm' } } as const,
  reading,
});
const said = (en: string) => ({ ar: en, en });

/** Reviewed by hand: the answer, that of the last visit, and why a supervisor looks at it alone; null if it may be one of many. */
const table: readonly [string, Partial<ReviewedAnswer>, Partial<EarlierAnswer> | null, string | null][] = [
  ['compliant twice', {}, {}, null],
  ['compliant and major twice', { severity: 'major' }, {}, null],
  ['compliant twice, with a photo each time', { photos: 1 }, { photos: 1 }, null],
  ['not applicable twice', { score: null }, { score: null }, null],
  ['a photo now, none before', { photos: 2 }, {}, null],
  ['an empty note', { note: '  ' }, {}, null],
  ['from 2 to 1', { score: 1 }, {}, 'worse'],
  ['from 2 to 0', { score: 0 }, {}, 'worse'],
  ['from 1 to 0', { score: 0 }, { score: 1 }, 'worse'],
  ['from 0 to 2', {}, { score: 0 }, 'better'],
  ['from 1 to 2', {}, { score: 1 }, 'better'],
  ['now applicable', {}, { score: null }, 'better'],
  ['no longer applicable', { score: null }, {}, 'notApplicable'],
  ['no longer applicable, a fault before', { score: null }, { score: 0 }, 'notApplicable'],
  ['a fault twice', { score: 0 }, { score: 0 }, 'fault'],
  ['a partial fault twice', { score: 1 }, { score: 1 }, 'fault'],
  ['critical and compliant twice', { severity: 'critical' }, {}, 'critical'],
  ['critical and not applicable twice', { severity: 'critical', score: null }, { score: null }, 'critical'],
  ['critical and worse', { severity: 'critical', score: 0 }, {}, 'worse'],
  ['a photo outside the visit', { photos: 1, photoDoubts: ['otherTime'] }, { photos: 1 }, 'photo'],
  ['a photo away from the branch', { photos: 1, photoDoubts: ['otherPlace'] }, { photos: 1 }, 'photo'],
  ['a photo used twice', { photos: 1, photoDoubts: ['repeated'] }, {}, 'photo'],
  ['no photo where there was one', {}, { photos: 1 }, 'photoGone'],
  ['the inspector wrote a note', { note: 'Look at this.' }, {}, 'note'],
  ['another choice of the same score', { said: said('gas') }, { said: said('electric') }, 'otherAnswer'],
  ['not asked before', {}, null, 'new'],
  ['critical and not asked before', { severity: 'critical' }, null, 'critical'],
  ['chiller at 2.5, limit 5', chiller(2.5), { said: said('3 °C') }, null],
  ['chiller at 3.9, limit 5', chiller(3.9), {}, null],
  ['chiller at 4.0, limit 5: a degree of it', chiller(4), {}, 'reading'],
  ['chiller at the limit', chiller(5), {}, 'reading'],
  ['chiller over the limit', chiller(9), {}, 'reading'],
  ['freezer at −20.5, limit −18', freezer(-20.5), {}, null],
  ['freezer at −19.8, limit −18: a tenth of it', freezer(-19.8), {}, 'reading'],
  ['hot food at 70, limit 60', hot(70), {}, null],
  ['hot food at 65, limit 60: a tenth of it', hot(65), {}, 'reading'],
  ['chlorine at 100, between 50 and 200', chlorine(100), {}, null],
  ['chlorine at 65, between 50 and 200: a tenth of the range', chlorine(65), {}, 'reading'],
  ['chlorine at 190, between 50 and 200', chlorine(190), {}, 'reading'],
];

describe('an answer under review', () => {
  it.each(table)('%s', (_, now, before, reason) => {
    expect(reasonToLook({ ...plain, ...now }, before && { ...same, ...before })).toBe(reason);
  });

  it('is never among those accepted together if it is a fault, critical, doubtful, near its limit or has words', () => {
    const alone = table.filter(([, now]) => ownReasonToLook({ ...plain, ...now }) !== null);
    expect(alone.every(([, , , reason]) => reason !== null)).toBe(true);
    expect(new Set(alone.map(([, now]) => ownReasonToLook({ ...plain, ...now })))).toEqual(
      new Set(['fault', 'critical', 'photo', 'reading', 'note']),
    );
  });
});

describe('a photo', () => {
  const visit = {
    startedAt: new Date('2026-11-24T06:00:00Z'),
    submittedAt: new Date('2026-11-24T08:00:00Z'),
    place: { latitude: 24.7, longitude: 46.7 },
  };
  const taken = (time: string | null, latitude: number | null = 24.7, accuracy: number | null = 10) => ({
    takenAt: time === null ? null : new Date(`2026-11-24T${time}:00Z`),
    place: latitude === null ? null : { latitude, longitude: 46.7 },
    accuracy,
  });

  it.each([
    ['during the visit, at the branch', taken('07:00'), []],
    ['four minutes before the start, by another clock', taken('05:56'), []],
    ['six minutes before the start', taken('05:54'), ['otherTime']],
    ['an hour after the form was handed in', taken('09:00'), ['otherTime']],
    // One degree of latitude is 111 km.
    ['eleven kilometres away', taken('07:00', 24.8), ['otherPlace']],
    [
      'the day before, and away',
      { ...taken('07:00', 24.8), takenAt: new Date('2026-11-23T07:00:00Z') },
      ['otherTime', 'otherPlace'],
    ],
    ['without any report of the phone', taken(null, null, null), []],
  ] as const)('taken %s has these doubts: %j', (_, photo, doubts) => {
    expect(doubtsOfPhoto(photo, visit)).toEqual(doubts);
  });

  it('of vehicles that may be anywhere is not doubted by its place', () => {
    expect(doubtsOfPhoto(taken('07:00', 20), { ...visit, place: null })).toEqual([]);
  });
});
