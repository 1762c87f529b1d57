import type { Localized } from 'sijil/base/i18n/localized';
import { frameworkRights } from 'sijil/contract/operationFacts';

/** Rights that a custom role can remove, besides those over records. */
export const rights: Readonly<Record<string, Localized>> = {
  ...frameworkRights,
  'designs.kindChange': { ar: 'معاينة تغيير نوع الحقل', en: 'Preview a change of a field’s type' },
  'loans.open': { ar: 'الاطلاع على الإعارات المفتوحة', en: 'See open loans' },
  'loans.return': { ar: 'إرجاع كتاب', en: 'Return a book' },
};
