import type { Options } from '#framework/schema/kinds/choice';

/** The papers that a branch is asked for, and that run out. */
export const branchDocumentKinds = {
  municipalLicence: { ar: 'الرخصة البلدية', en: 'Municipal licence' },
  civilDefence: { ar: 'رخصة السلامة', en: 'Safety licence (Civil Defence)' },
  pestControl: { ar: 'عقد مكافحة الحشرات', en: 'Pest control contract' },
  healthCards: { ar: 'الشهادات الصحية للعاملين', en: 'Workers’ health cards' },
  lease: { ar: 'عقد الإيجار', en: 'Lease' },
  other: { ar: 'مستند آخر', en: 'Another document' },
} as const satisfies Options;
export type BranchDocumentKind = keyof typeof branchDocumentKinds;
