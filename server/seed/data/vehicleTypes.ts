/** Arabic, English. */
export const seedVehicleTypes: readonly (readonly [ar: string, en: string])[] = [
  ['شاحنة مبردة', 'Refrigerated truck'],
  ['شاحنة تجميد', 'Freezer truck'],
  ['فان مبرد', 'Refrigerated van'],
  ['فان توصيل', 'Delivery van'],
  ['دراجة توصيل', 'Delivery motorcycle'],
  ['عربة طعام متنقلة', 'Food truck'],
];
