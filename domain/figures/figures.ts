import type { Localized } from 'sijil/base/i18n/localized';
import { keysOf } from 'sijil/base/objects';

/** Unit of a figure; money in halalas, a score out of 100 with one decimal. */
export type FigureUnit = 'count' | 'money' | 'score';

interface Figure {
  readonly label: Localized;
  readonly unit: FigureUnit;
  /** List that the figure opens: requests, or the client table. */
  readonly list: 'requests' | 'clients';
  /** True when it can be charted by month. */
  readonly chart: boolean;
}

/** Figures for the company's own staff, with the meaning of each name (decision 25). */
export const figures = {
  orders: {
    label: { ar: 'الطلبات الموقّعة', en: 'Signed orders' },
    unit: 'count',
    list: 'requests',
    chart: true,
  },
  value: {
    label: { ar: 'قيمة الطلبات', en: 'Value of orders' },
    unit: 'money',
    list: 'requests',
    chart: true,
  },
  inspections: {
    label: { ar: 'نتائج أُرسلت', en: 'Results sent' },
    unit: 'count',
    list: 'requests',
    chart: true,
  },
  averageScore: {
    label: { ar: 'متوسط الدرجات', en: 'Average score' },
    unit: 'score',
    list: 'requests',
    chart: true,
  },
  clients: { label: { ar: 'العملاء', en: 'Clients' }, unit: 'count', list: 'clients', chart: false },
  newClients: { label: { ar: 'عملاء جدد', en: 'New clients' }, unit: 'count', list: 'clients', chart: false },
  orderingClients: {
    label: { ar: 'عملاء طلبوا', en: 'Clients who ordered' },
    unit: 'count',
    list: 'clients',
    chart: false,
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export const figureNames = keysOf(figures);

export type RequestFigure = 'orders' | 'value' | 'inspections' | 'averageScore';

export const requestFigures: readonly RequestFigure[] = ['orders', 'value', 'inspections', 'averageScore'];

export type ClientFigure = Exclude<FigureName, RequestFigure>;

export const clientFigures: readonly ClientFigure[] = ['clients', 'newClients', 'orderingClients'];

/** Sort orders of the client table. */
export const clientSorts = ['name', 'createdAt', 'orders', 'value', 'inspections', 'averageScore'] as const;

export type ClientSort = (typeof clientSorts)[number];

/**
 * Change of a figure, one decimal: in per cent of the value before, of a score in points. Null when either is missing, or
 * the value before is zero.
 */
export function figureChange(value: number | null, before: number | null, unit: FigureUnit): number | null {
  if (value === null || before === null) return null;
  if (unit === 'score') return toTenths(value - before);
  return before === 0 ? null : toTenths(((value - before) / before) * 100);
}

const toTenths = (exact: number) => Math.round(exact * 10) / 10;

/**
 * Minimum number of other companies in a city mean before it is shown: with fewer, a reader who knows the others' results could
 * compute the last one.
 */
export const companiesInCityMean = 5;

/** Days within which a package ends soon. */
export const packageDays = 30;
