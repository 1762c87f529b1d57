import { describe, expect, it } from 'vitest';
import { fillNotice, type NoticeData } from '#domain/notifications/fillNotice';
import {
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

  it('are written for known audiences only', () => {
    expect(written.every(([, audience]) => noticeAudiences.includes(audience))).toBe(true);
  });

  it('omit an unknown value instead of leaving a gap', () => {
    const words = fillNotice('cancel', { ...data, place: null, reason: null, audience: 'inspector' }, 'ar');
    expect(words?.sentence).toBe('أُلغيت زيارة مطاعم النخيل.');
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
