import { percentOf } from './halalas';

/** What inspecting some items again costs without VAT, in halalas: a share of the service's base price. */
export function reinspectionPrice(basePrice: number, percent: number): number {
  return percentOf(basePrice, percent);
}
