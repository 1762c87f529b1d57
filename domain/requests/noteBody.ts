import { defineShape, longText, references } from '#framework/schema/index';

/** Note of staff on a request, with the colleagues it mentions. */
export const noteBody = defineShape({
  body: longText({ label: { ar: 'تعليق للفريق', en: 'Note for the team' }, required: true, max: 2000 }),
  mentionedIds: references({ label: { ar: 'من ذُكر فيها', en: 'Who is mentioned' }, to: 'users' }),
});
