import type { Localized } from '../../base/i18n/localized';
import type { Tone } from '../tone';

/** States of a queued job. One that is done leaves the queue. */
export const jobStates = {
  running: { ar: 'قيد التنفيذ', en: 'Running', tone: 'progress' },
  due: { ar: 'بانتظار التنفيذ', en: 'Due', tone: 'warning' },
  later: { ar: 'في موعد لاحق', en: 'Later', tone: 'neutral' },
  failed: { ar: 'أخفقت', en: 'Failed', tone: 'danger' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;

export type JobState = keyof typeof jobStates;
