import type { Localized } from '../i18n/localized';
import type { Tone } from '../schema/tone';

/** What can become of a bought package. */
export const packageStates = {
  open: { ar: 'متاحة', en: 'Open', tone: 'success' },
  paused: { ar: 'موقوفة حتى سداد الدفعة الثانية', en: 'Paused until its second payment', tone: 'warning' },
  usedUp: { ar: 'استُنفدت', en: 'Used up', tone: 'neutral' },
  expired: { ar: 'انتهت مدتها', en: 'Expired', tone: 'neutral' },
  closed: { ar: 'أُغلقت', en: 'Closed', tone: 'neutral' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;
export type PackageState = keyof typeof packageStates;

interface Bought {
  readonly left: number;
  /** The last Riyadh day on which it can be drawn on. */
  readonly endsOn: string;
  /** It was cancelled, or its money went back. */
  readonly closed: boolean;
  /** Its second payment is overdue (rules 4.3). */
  readonly overdue: boolean;
}

/** Whether something can be drawn from a package on a Riyadh day, and why not. */
export function packageState({ left, endsOn, closed, overdue }: Bought, today: string): PackageState {
  if (closed) return 'closed';
  if (left <= 0) return 'usedUp';
  if (endsOn < today) return 'expired';
  return overdue ? 'paused' : 'open';
}
