interface ClientType {
  readonly ar: string;
  readonly en: string;
  readonly children: readonly (readonly [ar: string, en: string])[];
}

/** Main types with the sub types that a client chooses from. */
export const clientTypes: readonly ClientType[] = [
  {
    ar: 'مطاعم',
    en: 'Restaurants',
    children: [
      ['مطعم خدمة كاملة', 'Full-service restaurant'],
      ['وجبات سريعة', 'Fast food'],
      ['مطعم فاخر', 'Fine dining'],
      ['مقهى', 'Café'],
      ['مطبخ سحابي', 'Cloud kitchen'],
      ['بوفيه', 'Snack bar'],
    ],
  },
  {
    ar: 'مخابز وحلويات',
    en: 'Bakeries and sweets',
    children: [
      ['مخبز', 'Bakery'],
      ['محل حلويات', 'Sweets shop'],
      ['معمل معجنات', 'Pastry workshop'],
    ],
  },
  {
    ar: 'تموين وإعاشة',
    en: 'Catering',
    children: [
      ['مطبخ مركزي', 'Central kitchen'],
      ['إعاشة مستشفيات ومدارس', 'Hospital and school catering'],
      ['تموين مناسبات', 'Event catering'],
    ],
  },
  {
    ar: 'أساطيل نقل الأغذية',
    en: 'Food transport fleets',
    children: [
      ['نقل مبرد', 'Chilled transport'],
      ['نقل مجمد', 'Frozen transport'],
      ['توصيل الطلبات', 'Order delivery'],
    ],
  },
  {
    ar: 'متاجر أغذية',
    en: 'Food retail',
    children: [
      ['سوبرماركت', 'Supermarket'],
      ['ملحمة', 'Butchery'],
      ['محل خضار وفواكه', 'Greengrocer'],
    ],
  },
];
