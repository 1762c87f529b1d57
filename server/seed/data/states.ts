/** The thirteen regions: ISO 3166-2 code, Arabic, English. */
export const seedStates: readonly (readonly [code: string, ar: string, en: string])[] = [
  ['SA-01', 'الرياض', 'Riyadh'],
  ['SA-02', 'مكة المكرمة', 'Makkah'],
  ['SA-03', 'المدينة المنورة', 'Madinah'],
  ['SA-04', 'المنطقة الشرقية', 'Eastern Province'],
  ['SA-05', 'القصيم', 'Qassim'],
  ['SA-06', 'حائل', "Ha'il"],
  ['SA-07', 'تبوك', 'Tabuk'],
  ['SA-08', 'الحدود الشمالية', 'Northern Borders'],
  ['SA-09', 'جازان', 'Jazan'],
  ['SA-10', 'نجران', 'Najran'],
  ['SA-11', 'الباحة', 'Al Bahah'],
  ['SA-12', 'الجوف', 'Al Jawf'],
  ['SA-14', 'عسير', 'Asir'],
];
