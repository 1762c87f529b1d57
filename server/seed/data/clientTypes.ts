import type { Activity } from '#domain/profile/companyFields';

interface ClientType {
  readonly ar: string;
  readonly en: string;
  readonly activity: Activity;
  readonly children: readonly (readonly [ar: string, en: string])[];
}

/** Main types with the sub types that clients can choose. */
export const seedClientTypes: readonly ClientType[] = [
  {
    ar: 'مطاعم',
    en: 'Restaurants',
    activity: 'restaurant',
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
    activity: 'shop',
    children: [
      ['مخبز', 'Bakery'],
      ['محل حلويات', 'Sweets shop'],
      ['معمل معجنات', 'Pastry workshop'],
    ],
  },
  {
    ar: 'تموين وإعاشة',
    en: 'Catering',
    activity: 'shop',
    children: [
      ['مطبخ مركزي', 'Central kitchen'],
      ['إعاشة مستشفيات ومدارس', 'Hospital and school catering'],
      ['تموين مناسبات', 'Event catering'],
    ],
  },
  {
    ar: 'أساطيل نقل الأغذية',
    en: 'Food transport fleets',
    activity: 'fleet',
    children: [
      ['نقل مبرد', 'Chilled transport'],
      ['نقل مجمد', 'Frozen transport'],
      ['توصيل الطلبات', 'Order delivery'],
    ],
  },
  {
    ar: 'متاجر أغذية',
    en: 'Food retail',
    activity: 'shop',
    children: [
      ['سوبرماركت', 'Supermarket'],
      ['ملحمة', 'Butchery'],
      ['محل خضار وفواكه', 'Greengrocer'],
    ],
  },
];
