import { describe, expect, it } from 'vitest';
import { fillNotice, type NoticeData } from '#domain/notifications/fillNotice';
import { topicOf } from '#domain/notifications/noticeTopics';
import {
  type Notice,
  type NoticeAudience,
  noticeAudiences,
  type NoticeKind,
  requestNotices,
} from '#domain/notifications/requestNotices';
import { transitionNames, transitions } from '#domain/workflow/requestWorkflow';

const data: NoticeData = {
  audience: 'client',
  number: 1001,
  service: { ar: 'تفتيش سلامة الغذاء', en: 'Food-safety inspection' },
  client: 'مطاعم النخيل',
  place: 'فرع العليا',
  supervisor: 'نورة',
  inspector: 'سعد',
  visitAt: '2026-11-24T07:00:00.000Z',
  deadline: '2026-12-07T20:59:59.999Z',
  score: 92.5,
  reason: 'المبلغ ناقص',
};

/** Audiences of each step, from the table. */
const notified = transitionNames.flatMap((name) =>
  transitions[name].effects
    .filter((effect) => effect.startsWith('notify'))
    .map((effect) => [name, effect.slice('notify'.length).toLowerCase() as NoticeAudience] as const),
);

const written = Object.entries(requestNotices).flatMap(([kind, notices]) =>
  Object.keys(notices).map((audience) => [kind as NoticeKind, audience as NoticeAudience] as const),
);

describe('the texts of order notices', () => {
  it.each(notified)('exist: %s for the %s', (name, audience) => {
    expect(fillNotice(name, { ...data, audience }, 'ar')).not.toBeNull();
  });

  it.each(written)('are complete in Arabic and English: %s for the %s', (kind, audience) => {
    for (const language of ['ar', 'en'] as const) {
      const words = fillNotice(kind, { ...data, audience }, language);
      expect(`${words?.title} ${words?.sentence}`).not.toMatch(/[{}[\]]|—|undefined|null/);
      expect(words?.sentence).toMatch(/[.!؟]$/);
      expect(/[\u0600-\u06FF]/.test(words?.title ?? '')).toBe(language === 'ar');
    }
  });

  const inBoth = ({ title, sentence }: Notice) =>
    (['ar', 'en'] as const).map((language) => `${title[language]} ${sentence[language]}`);
  const everyNotice = written.map(([kind, audience]) => ({
    kind,
    audience,
    notice: requestNotices[kind]?.[audience],
  }));

  it.each(everyNotice)(
    'name the service and the branch or vehicle: $kind for the $audience',
    ({ notice }) => {
      for (const text of notice ? inBoth(notice) : ['']) {
        expect(text).toContain('{service}');
        expect(text).toContain('{place}');
      }
    },
  );

  it.each(everyNotice.filter(({ kind }) => topicOf(kind) === 'payment'))(
    'state the amount of money: $kind for the $audience',
    ({ notice }) => {
      for (const text of notice ? inBoth(notice) : ['']) expect(text).toContain('{amount}');
    },
  );

  it('remind of a payment in other words before, on and after its day', () => {
    const texts = (['paymentReminder', 'paymentDueToday', 'paymentOverdue'] as const).map((kind) =>
      fillNotice(kind, { ...data, amount: 57_500 }, 'en'),
    );
    expect(texts.map((text) => text?.title)).toEqual([
      'Your second payment',
      'Your second payment is due today',
      'Your second payment is overdue',
    ]);
    for (const text of texts) expect(text?.sentence).toMatch(/SAR 575.*7 December 2026/);
    expect(texts[2]?.sentence).not.toContain('is due');
  });

  it('remind of corrections in other words on the last day', () => {
    const [before, onTheDay] = (['correctionsReminder', 'correctionsDueToday'] as const).map(
      (kind) => fillNotice(kind, data, 'en')?.sentence,
    );
    expect(before).toContain('ends on 7 December 2026');
    expect(onTheDay).toContain('ends today, 7 December 2026');
  });

  it('ask for the first payment with its amount, day, account and purpose', () => {
    const words = fillNotice(
      'requestPayment',
      { ...data, amount: 115_050, iban: 'SA0380000000608010167519' },
      'ar',
    );
    for (const part of ['1,150.50 ريال', '7 ديسمبر 2026', 'SA03 8000 0000 6080 1016 7519', 'R-1001'])
      expect(words?.sentence).toContain(part);
  });

  it('are written for known audiences only', () => {
    expect(written.every(([, audience]) => noticeAudiences.includes(audience))).toBe(true);
  });

  it('omit an unknown value instead of leaving a gap', () => {
    const words = fillNotice('cancel', { ...data, place: null, reason: null, audience: 'inspector' }, 'ar');
    expect(words?.sentence).toBe('أُلغيت زيارة مطاعم النخيل لخدمة «تفتيش سلامة الغذاء».');
  });

  it('state the refunded amount, and work for older notices without an amount', () => {
    const words = (amount: object) => fillNotice('refundMade', { ...data, ...amount }, 'en')?.sentence;
    expect(words({ amount: 115_050 })).toMatch(/^We sent the amount refunded \(SAR 1,150\.50\) for/);
    expect(words({})).toMatch(/^We sent the amount refunded for/);
  });

  it('end a reason with its own punctuation mark, or with a full stop', () => {
    const ended = fillNotice('rejectPayment', { ...data, reason: 'هل المبلغ كامل؟' }, 'ar');
    expect(ended?.sentence).toContain('هل المبلغ كامل؟ يمكنك');
    expect(fillNotice('rejectPayment', data, 'ar')?.sentence).toContain('المبلغ ناقص. يمكنك');
  });
});
