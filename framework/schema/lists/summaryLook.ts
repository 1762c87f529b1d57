import {
  type Fields,
  groupText,
  measureText,
  mostGroupFields,
  mostMeasures,
  parseGroup,
  parseMeasure,
  type SummaryGroup,
  type SummaryMeasure,
} from '../summary';
import { ownFields } from './filterFields';
import { summaryCharts, type SummaryLook } from './listState';

/** A summary in the query of a list's address; null where nothing known is grouped by. */
export function parseSummary(address: URLSearchParams, narrowing: Fields): SummaryLook | null {
  const fields = ownFields(narrowing);
  const texts = (name: string, most: number, isKnown: (text: string) => boolean) =>
    [...new Set(address.get(name)?.split(','))].filter(isKnown).slice(0, most);
  const groups = texts('group', mostGroupFields, (text) => parseGroup(text, fields) !== null);
  if (groups.length === 0) return null;
  const measures = texts('measure', mostMeasures, (text) => parseMeasure(text, fields) !== null);
  return {
    groups,
    measures: measures.length > 0 ? measures : ['count'],
    chart: summaryCharts.find((one) => one === address.get('chart')) ?? summaryCharts[0],
    compare: address.get('compare') === 'true',
  };
}

/** The parameters of an address with a summary; what is as usual is not written. */
export function summaryParameters(summary: SummaryLook | null): [string, string][] {
  if (!summary) return [];
  const { groups, measures, chart, compare } = summary;
  const isUsual = measures.length === 1 && measures[0] === 'count';
  return Object.entries({
    group: groups.join(','),
    ...(isUsual ? {} : { measure: measures.join(',') }),
    ...(chart === summaryCharts[0] ? {} : { chart }),
    ...(compare ? { compare: 'true' } : {}),
  });
}

/** Groups and measures of a summary whose fields are known. */
export function partsOfSummary({ groups, measures }: SummaryLook, fields: Fields) {
  return {
    groups: groups.flatMap((text): SummaryGroup | readonly never[] => parseGroup(text, fields) ?? []),
    measures: measures.flatMap((text): SummaryMeasure | readonly never[] => parseMeasure(text, fields) ?? []),
  };
}

/** The summary that the menu of a list begins with. */
export function summaryBy(group: SummaryGroup): SummaryLook {
  return {
    groups: [groupText(group)],
    measures: [measureText({ kind: 'count' })],
    chart: summaryCharts[0],
    compare: false,
  };
}

/** A saved group or measure under the present names of its fields. */
export function underPresentName(text: string, named: (name: string) => string): string {
  return text
    .split(',')
    .map((one) => one.replace(/\w+(?=\)$)|^\w+$/, named))
    .join(',');
}
