import { describe, expect, it } from 'vitest';
import { isOutsideOpening, statedOpeningHours } from '#domain/scheduling/visitHours';

const question = { ar: 'ما أوقات عمل المنشأة؟', en: 'What are your opening hours?' };
const answered = (answer: string) => [{ question, answer }];

describe('the opening hours stated by a client', () => {
  it.each([
    ['من 1 ظهرًا إلى 2 فجرًا', 13 * 60, 2 * 60],
    ['من 12 ظهرًا إلى 1 بعد منتصف الليل', 12 * 60, 60],
    ['من 6 صباحًا إلى 12 منتصف الليل', 6 * 60, 0],
    ['8:30 ص إلى 11 م', 8 * 60 + 30, 23 * 60],
    ['from 1 p.m. to 2 a.m.', 13 * 60, 2 * 60],
  ])('are parsed from «%s»', (answer, opens, closes) => {
    expect(statedOpeningHours(answered(answer))).toEqual({ opens, closes });
  });

  it.each(['10-12', 'طوال اليوم', 'من 8 ص إلى 11 ص ثم من 4 م إلى 9 م', '99 ص إلى 5 م'])(
    'are not guessed from the ambiguous «%s»',
    (answer) => expect(statedOpeningHours(answered(answer))).toBeNull(),
  );

  it('are not read from the answer to a different question', () => {
    const other = {
      question: { ar: 'متى تصل المواد؟', en: 'When do you get supplies?' },
      answer: '6 ص إلى 8 ص',
    };
    expect(statedOpeningHours([other])).toBeNull();
  });
});

describe('a visit at nine in the morning', () => {
  const nine = new Date('2026-11-24T06:00:00Z');
  it('is outside the hours of a kitchen that opens at 13:00', () => {
    expect(isOutsideOpening(nine, answered('من 1 ظهرًا إلى 2 فجرًا'))).toBe(true);
  });
  it('is within the hours of a kitchen that opens at 6:00 or has stated no hours', () => {
    expect(isOutsideOpening(nine, answered('من 6 صباحًا إلى 12 منتصف الليل'))).toBe(false);
    expect(isOutsideOpening(nine, [])).toBe(false);
  });
});

describe('a kitchen that is open past midnight', () => {
  it.each([
    ['2026-11-24T12:00:00Z', false],
    ['2026-11-24T22:30:00Z', false],
    ['2026-11-24T23:30:00Z', true],
  ])('counts as open up to its stated closing time: %s', (at, closed) => {
    expect(isOutsideOpening(new Date(at), answered('من 1 ظهرًا إلى 2 فجرًا'))).toBe(closed);
  });
});
