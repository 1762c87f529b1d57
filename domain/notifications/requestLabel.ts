import { isolateLtr } from 'sijil/base/formats/bidi';

/** Label of a request, R-1001, isolated within Arabic text. */
export function requestLabel(number: number): string {
  return isolateLtr(`R-${number}`);
}
