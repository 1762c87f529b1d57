import { describe, expect, it } from 'vitest';
import { returnReason } from '@/requests/ReturnReason';

const step = (transition: string, from: string, to: string, reason: string | null = null) =>
  ({ transition, from, to, reason }) as never;

describe('the reason of a rejection or return that is still unanswered', () => {
  it('is the reason of the latest rejection or return', () => {
    const history = [
      step('sendDetails', 'supervisor_assigned', 'details_sent'),
      step('rejectDetails', 'details_sent', 'details_rejected', 'يوم الجرد'),
    ];
    expect(returnReason({ history })?.reason).toBe('يوم الجرد');
  });

  it('is answered by the next step, or by another payment in the same status', () => {
    const rejected = step('rejectPayment', 'payment_pending', 'payment_pending', 'المبلغ ناقص');
    expect(returnReason({ history: [rejected] })?.reason).toBe('المبلغ ناقص');
    const paidAgain = step('pay', 'payment_pending', 'payment_pending');
    expect(returnReason({ history: [rejected, paidAgain] })).toBeNull();
    const proposed = step('sendDetails', 'details_rejected', 'details_sent');
    expect(
      returnReason({ history: [step('rejectDetails', 'details_sent', 'details_rejected', 'س'), proposed] }),
    ).toBeNull();
  });
});
