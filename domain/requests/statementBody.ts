import { boolean, date, defineShape } from 'sijil/schema/index';

/** Period of a statement of account, both days included; everything until today when left empty. */
export const statementBody = defineShape(
  {
    from: date({ label: { ar: 'تاريخ البداية', en: 'From' } }),
    to: date({ label: { ar: 'تاريخ النهاية', en: 'To' } }),
    toClient: boolean({
      label: { ar: 'إرساله إلى بريد العميل', en: 'Email it to the client' },
      default: false,
    }),
  },
  [
    {
      field: 'to',
      holds: ({ from, to }) => !from || !to || from <= to,
      message: { ar: 'تاريخ النهاية قبل تاريخ البداية.', en: 'The end date is before the start date.' },
    },
  ],
);
