import type { DocumentText } from '#domain/contracts/contractPaper';
import type { Localized } from '#framework/base/i18n/localized';
import type { QuoteLine } from '#domain/pricing/quote';

/** Description of a quote's line on a contract or an invoice. */
export function lineDescription(
  line: QuoteLine,
  service: Localized,
  packageName: Localized | null,
): DocumentText {
  if (line.kind === 'fee') return line.label ?? { ar: 'رسوم إضافية', en: 'Extra fees' };
  if (line.kind !== 'package' || !packageName) return service;
  return { ar: `${service.ar}: ${packageName.ar}`, en: `${service.en}: ${packageName.en}` };
}
