import type { OrderDraftView, OwnBranchView, QuoteView, ServiceView } from '#domain/api/orderViews';

const text = (en: string) => ({ ar: `${en} ع`, en });

export const aService = (about: Partial<ServiceView> = {}): ServiceView => ({
  id: 's1',
  name: text('Kitchen inspection'),
  description: text('Visit'),
  image: null,
  subject: 'branch',
  billing: 'single',
  basePrice: 50_000,
  basePriceWithVat: 57_500,
  min: null,
  max: null,
  balance: 0,
  packages: [],
  howItWorks: [],
  questions: [],
  purchases: [],
  ...about,
});

export const aPackage = (
  about: Partial<ServiceView['packages'][number]> = {},
): ServiceView['packages'][number] => ({
  id: 'p1',
  name: text('Year'),
  duration: 'annual',
  quantity: 4,
  price: 200_000,
  payable: 200_000,
  payableWithVat: 230_000,
  ...about,
});

export const aPurchase = (remaining: number, endsOn = '2027-03-31'): ServiceView['purchases'][number] => ({
  id: 'bought',
  name: text('Year'),
  remaining,
  quantity: 12,
  endsOn,
  paused: false,
});

export const aBranch = (id: string, about: Partial<OwnBranchView> = {}): OwnBranchView =>
  ({
    id,
    name: id,
    restaurant: null,
    city: text('Riyadh'),
    district: text('Olaya'),
    street: 'King Road',
    responsibleName: 'Huda',
    main: false,
    ...about,
  }) as OwnBranchView;

export const aDraft = (about: Partial<OrderDraftView> = {}): OrderDraftView => ({
  step: 'location',
  writes: 0,
  data: {},
  orderKey: 'key-1',
  open: null,
  remembered: {},
  ...about,
});

export const aQuote = (about: Partial<QuoteView> = {}): QuoteView => ({
  lines: [{ kind: 'service', label: null, quantity: 1, unitPrice: 50_000, discount: 0, amount: 50_000 }],
  discount: 0,
  extraFees: 0,
  subtotal: 50_000,
  vatPercent: 15,
  vat: 7500,
  total: 57_500,
  instalments: [{ sequence: 1, amount: 57_500, daysAfterSignature: 0 }],
  twoPaymentsOffered: false,
  ...about,
});
