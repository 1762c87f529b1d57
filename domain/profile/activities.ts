import { isKeyOf } from '#framework/base/objects';

/** Activities of clients, which decide what their registration asks. */
export const activities = {
  restaurant: { ar: 'مطعم أو مقهى', en: 'Restaurant or café' },
  shop: { ar: 'محل أو مطبخ بلا صالة', en: 'Shop or kitchen without a dining room' },
  fleet: { ar: 'أسطول مركبات', en: 'Vehicle fleet' },
} as const;

export type Activity = keyof typeof activities;

/** A type that says nothing about itself is asked what most are asked. */
export function toActivity(value: unknown): Activity {
  return typeof value === 'string' && isKeyOf(activities, value) ? value : 'shop';
}
