import type { Localized } from 'sijil/base/i18n/localized';

export type SandboxOutcome = 'approved' | 'refused' | 'expired' | 'active';

/** Numbers for which the sandbox identity service simulates each outcome; any other valid number is approved. */
export const sandboxPersons: readonly {
  readonly nationalId: string;
  readonly outcome: SandboxOutcome;
  readonly label: Localized;
}[] = [
  {
    nationalId: '1000000008',
    outcome: 'approved',
    label: { ar: 'تُقبل بعد ثوانٍ', en: 'Approved after a few seconds' },
  },
  { nationalId: '1000000016', outcome: 'refused', label: { ar: 'تُرفض', en: 'Declined' } },
  {
    nationalId: '1000000024',
    outcome: 'expired',
    label: { ar: 'تنتهي مهلتها دون رد', en: 'Expires without an answer' },
  },
  {
    nationalId: '1000000032',
    outcome: 'active',
    label: { ar: 'لها طلب قائم', en: 'Has a verification under way' },
  },
];

export function sandboxOutcome(nationalId: string): SandboxOutcome {
  return sandboxPersons.find((identity) => identity.nationalId === nationalId)?.outcome ?? 'approved';
}
