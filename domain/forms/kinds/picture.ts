import { defineAnswerKind } from './answerKind';

const isEmpty = ({ fileIds = [] }: { readonly fileIds?: readonly string[] }) => fileIds.length === 0;

/** A photo, which is only recorded. */
export const photo = defineAnswerKind({
  label: { ar: 'صورة', en: 'Photo' },
  scoredBy: () => 'nothing',
  pictureMissing: 'image_required',
  isEmpty,
});

/** The signature of the inspected party, uploaded as a picture. */
export const signature = defineAnswerKind({
  label: { ar: 'توقيع', en: 'Signature' },
  scoredBy: () => 'nothing',
  pictureMissing: 'signature_required',
  isEmpty,
});
