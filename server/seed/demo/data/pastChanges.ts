/** Former drivers of a company's first vehicle. */
export const formerDrivers = [
  'ناصر بن علي الشهري',
  'عبدالرشيد خان',
  'مشاري بن فهد الحربي',
  'محمد إقبال',
  'عايض بن سعيد القحطاني',
] as const;

/** Former responsible persons of a branch. */
export const formerResponsible = [
  { name: 'وليد بن حسن الزهراني', phone: '+966541208833' },
  { name: 'هاني بن محمود خوجة', phone: '+966559917204' },
  { name: 'تركي بن ماجد العنزي', phone: '+966503346179' },
  { name: 'أنس بن عبدالله الحازمي', phone: '+966567702915' },
] as const;

/** Former maximum of vehicles in one request. */
export const formerMostVehicles = 30;
