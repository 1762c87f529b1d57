import { defineShape, integer, longText, references } from 'sijil/schema/index';

/** Version of the record that the user has seen; a stale one is refused with 409. */
export const version = integer({ label: { ar: 'النسخة', en: 'Version' }, required: true, min: 1 });

/** Reason of a step: required, and optional. */
export const reason = longText({ label: { ar: 'السبب', en: 'Reason' }, required: true, max: 1000 });

export const note = longText({ label: { ar: 'تعليق', en: 'Note' }, max: 1000 });

/** Body of a step without other input. */
export const versionBody = defineShape({ version });

export const reasonBody = defineShape({ version, reason });

/** Revocation on a certificate's own page, whose address names the certificate. */
export const revokeThisBody = defineShape({ reason });

/** Note of staff on a request, with the colleagues it mentions. */
export const noteBody = defineShape({
  body: longText({ label: { ar: 'تعليق للفريق', en: 'Note for the team' }, required: true, max: 2000 }),
  mentionedIds: references({ label: { ar: 'المذكورون فيه', en: 'People mentioned' }, to: 'users' }),
});
