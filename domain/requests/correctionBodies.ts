import type { Localized } from 'sijil/base/i18n/localized';
import {
  boolean,
  choice,
  defineShape,
  integer,
  longText,
  ownedList,
  reference,
  references,
  text,
} from 'sijil/schema/index';
import { textTable } from 'sijil/schema/texts/textTable';
import { verdicts } from './choices';
import { note, version } from './stepBodies';

const contested = boolean({ label: { ar: 'اعتراض على الملاحظة المرصودة', en: 'Disagrees with the finding' } });

/** Version of the draft that this change started from; a draft saved since is refused. */
const draftVersion = { label: { ar: 'نسخة المسودة', en: 'Version of the draft' }, min: 0 };

/** Draft of an answer, of which nothing is required yet. */
export const correctionDraftBody = defineShape({
  version: integer({ ...draftVersion, required: true }),
  contested,
  action: longText({ label: { ar: 'وصف التصحيح', en: 'What did you correct?' }, max: 1000 }),
  fileIds: references({
    label: { ar: 'صور أو مستندات تثبت التصحيح', en: 'Photos or documents as evidence' },
    to: 'files',
  }),
});

/** Branch manager to whom items are assigned; null removes the assignment. */
export const assignCorrectionsBody = defineShape({
  items: ownedList({
    label: { ar: 'البنود', en: 'Items' },
    item: { ar: 'بند', en: 'Item' },
    required: true,
    max: 500,
    fields: { itemId: text({ label: { ar: 'البند', en: 'Item' }, required: true, max: 36 }) },
  }),
  managerId: reference({ label: { ar: 'مدير الفرع', en: 'Branch manager' }, to: 'users' }),
});

export const correctiveAnswersBody = defineShape({
  version,
  /** True to send some items now and the others later. */
  partly: boolean({ label: { ar: 'إرسال جزء', en: 'Send a part' } }),
  items: ownedList({
    label: { ar: 'الإجراءات التصحيحية', en: 'Corrective actions' },
    item: { ar: 'بند', en: 'Item' },
    required: true,
    max: 500,
    fields: {
      itemId: text({ label: { ar: 'البند', en: 'Item' }, required: true }),
      draftVersion: integer(draftVersion),
      contested,
      action: longText({
        label: { ar: 'وصف التصحيح', en: 'What did you correct?' },
        required: true,
        max: 1000,
      }),
      fileIds: references({
        label: { ar: 'صور أو مستندات تثبت التصحيح', en: 'Photos or documents as evidence' },
        to: 'files',
        required: true,
      }),
    },
  }),
});

export const verdictBody = defineShape(
  {
    version,
    verdict: choice({ label: { ar: 'القرار', en: 'Decision' }, required: true, options: verdicts }),
    note,
  },
  [
    {
      field: 'note',
      holds: ({ verdict, note: why }) => verdict !== 'refused' || Boolean(why),
      message: {
        ar: 'اكتب سبب الرفض ليعرف العميل ما ينقصه.',
        en: 'Explain why, so that the client knows what is missing.',
      },
    },
  ],
);

/** Returns the message that refuses to decide about a contested finding without a reason; null where none is missing. */
export function missingReason(contested: boolean, why: string | null | undefined): Localized | null {
  if (!contested || why) return null;
  return reasonNeeded;
}

const reasonNeeded = textTable('checks/correctionBodies/reasonNeeded', {
  ar: 'اكتب سبب قرارك في الاعتراض؛ يقرؤه العميل.',
  en: 'Give the reason for your decision; the client reads it.',
});

/** Finishes a review; `approve` also approves the corrective list, in the same step. A review of a form has no such list. */
export const finishReviewBody = defineShape({
  version,
  approve: boolean({ label: { ar: 'اعتماد الإجراءات التصحيحية', en: 'Approve the corrective actions' } }),
});

/** Approves the reviewed list; with `approved: false` returns the refused items while time remains. */
export const approveCorrectionsBody = defineShape({
  version,
  approved: boolean({ label: { ar: 'اعتماد', en: 'Approve' }, required: true }),
});

/** «Either one file of each type or two files» (rules 2.8): a photo and a document, or two of either. So two files. */
const correctionFiles = 2;

/** Number of files needed to contest a finding. */
const contestFiles = 1;

export function filesAsked(contested: boolean): number {
  return contested ? contestFiles : correctionFiles;
}

/** True when the files are enough evidence for a correction, or for contesting it. */
export function provesAnswer(fileIds: readonly string[], contested: boolean): boolean {
  return new Set(fileIds).size >= filesAsked(contested);
}
