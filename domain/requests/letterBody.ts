import { boolean, defineShape } from 'sijil/schema/index';

/** Whether the letter that reminds a client of what is due is emailed to the client too. */
export const letterBody = defineShape({
  toClient: boolean({
    label: { ar: 'إرساله إلى بريد العميل', en: 'Email it to the client' },
    default: false,
  }),
});
