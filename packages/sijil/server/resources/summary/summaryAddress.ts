import { z } from 'zod';
import type { Language } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import { timeOf } from 'sijil/schema/kindFacts';
import { issueMessages } from 'sijil/schema/issueMessages';
import {
  mostGroupFields,
  mostMeasures,
  parseGroup,
  parseMeasure,
  type SummaryGroup,
  type SummaryMeasure,
} from 'sijil/schema/summary';
import { ApiError, fieldError } from '../../http/apiError';
import type { Reader } from '../rights';

/** Parameters of a summary, besides those of the list's filters. */
export const summaryAddress = z.object({
  /** Up to two fields, `cityId,month(createdAt)`. */
  _group: z.string(),
  /** `count,share,sum(total),share(total),average(score),min(score),max(score)`; the count if absent. */
  _measure: z.string().optional(),
  /** Field whose filter determines the previous period: `createdAt` for `createdAt_gte=month`. */
  _compare: z.string().optional(),
  /** Operation of the declared list whose rows are requested. */
  list: z.string().optional(),
});

/** Requested summary: groups, measures, a comparison and the filters of its list. */
export interface AskedSummary {
  readonly groups: readonly SummaryGroup[];
  readonly measures: readonly SummaryMeasure[];
  readonly compared: ComparedField | null;
  /** The parameters of the list. */
  readonly address: Readonly<Record<string, unknown>>;
}

interface ComparedField {
  readonly name: string;
  readonly field: Field;
  readonly from: string;
  /** Absent: until now. */
  readonly to: string | undefined;
}

/**
 * Reads a summary's address; a field that the role may not read counts as undeclared.
 * @throws ApiError unknown_parameter, validation_failed
 */
export function readSummaryAddress(
  { fields }: Reader,
  language: Language,
  { _group, _measure, _compare, ...address }: Readonly<Record<string, string>>,
): AskedSummary {
  if (['_sort', '_order', '_deleted'].some((one) => one in address))
    throw new ApiError('unknown_parameter', { parameter: '_sort' });
  if (_group === undefined)
    throw fieldError('_group', issueMessages.required[language].replace('{label}', '_group'));
  const readable = Object.fromEntries(fields);
  const groups = listed(_group, mostGroupFields, '_group', (text) => parseGroup(text, readable));
  const measures = listed(_measure ?? 'count', mostMeasures, '_measure', (text) =>
    parseMeasure(text, readable),
  );
  if (_compare === undefined) return { groups, measures, compared: null, address };
  const field = fields.get(_compare);
  const { [`${_compare}_gte`]: from, [`${_compare}_lte`]: to, ...others } = address;
  // With `_match`, where one condition is enough, no filter determines the period.
  if (!field || timeOf(field) === undefined || from === undefined || '_match' in address)
    throw new ApiError('unknown_parameter', { parameter: '_compare' });
  return { groups, measures, compared: { name: _compare, field, from, to }, address: others };
}

function listed<T>(
  sent: string,
  most: number,
  parameter: string,
  parse: (text: string) => T | null,
): readonly T[] {
  const texts = sent.split(',');
  const parsed = texts.map(parse).filter((one) => one !== null);
  const isKnown = parsed.length === texts.length && new Set(texts).size === texts.length;
  if (!isKnown || texts.length > most) throw new ApiError('unknown_parameter', { parameter });
  return parsed;
}
