/** Names of the rights to the library's own operations. */
export const rights = {
  'loans.open': { ar: 'الاطلاع على الإعارات المفتوحة', en: 'See open loans' },
  'loans.return': { ar: 'إرجاع كتاب', en: 'Return a book' },
} as const;
