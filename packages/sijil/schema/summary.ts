import type { Field } from './field';
import { kindOf } from './fieldKinds';
import { hasOptions, holdsMany, isNumber, isTruth, refersToOne, timeOf } from './kindFacts';
import { ownFields } from './lists/filterFields';
import { summaryCharts, type SummaryLook } from './lists/listState';

/** Reads the summary in the query of a list's address; null where no known field is grouped by. */
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

/** Returns the parameters of an address with a summary; defaults are omitted. */
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

/** Returns the initial summary that a list's menu opens. */
export function summaryBy(group: SummaryGroup): SummaryLook {
  return {
    groups: [groupText(group)],
    measures: [measureText({ kind: 'count' })],
    chart: summaryCharts[0],
    compare: false,
  };
}

/** Returns a saved group or measure with the present names of its fields. */
export function underPresentName(text: string, named: (name: string) => string): string {
  return text
    .split(',')
    .map((one) => one.replace(/\w+(?=\)$)|^\w+$/, named))
    .join(',');
}

/** Periods of the calendar by which a day or a moment is grouped. */
export const groupPeriods = ['month', 'quarter', 'year'] as const;
export type GroupPeriod = (typeof groupPeriods)[number];

/** A field whose equal values make one group, or the periods in which its days lie. */
export interface SummaryGroup {
  readonly field: string;
  readonly period?: GroupPeriod;
}

/** Figures of a group. `count` and `share` without a field are about its records, the others about a number in them. */
const measureKinds = ['count', 'share', 'sum', 'average', 'min', 'max'] as const;
export type MeasureKind = (typeof measureKinds)[number];

export interface SummaryMeasure {
  readonly kind: MeasureKind;
  readonly field?: string;
}

/** Limits of a summary: nobody reads a larger table. */
export const mostGroupFields = 2;
export const mostMeasures = 4;

/** Groups that are listed, the largest first; the others are combined. */
export const mostGroups = 200;

type Fields = Readonly<Record<string, Field>>;

/** True for a field whose values make few groups: a choice, yes or no, another record, a day or a moment. */
export function isGroupable(field: Field): boolean {
  if (holdsMany(field) || kindOf(field).filters.length === 0) return false;
  return hasOptions(field) || isTruth(field) || refersToOne(field) || timeOf(field) !== undefined;
}

/** True for a field that can be added up, and averaged. */
export function isMeasurable(field: Field): boolean {
  return isNumber(field) && !holdsMany(field);
}

/** Reads `cityId` or `month(createdAt)`; null for a group that these fields do not support. */
export function parseGroup(text: string, fields: Fields): SummaryGroup | null {
  const { call, name } = partsOf(text);
  const field = own(fields, name);
  if (!field || !isGroupable(field)) return null;
  const period = groupPeriods.find((one) => one === call);
  const isTime = timeOf(field) !== undefined;
  if (isTime) return period ? { field: name, period } : null;
  return call === undefined ? { field: name } : null;
}

/** Reads `count`, `share`, `sum(total)` …; null for a measure that these fields do not support. */
export function parseMeasure(text: string, fields: Fields): SummaryMeasure | null {
  if (text === 'count' || text === 'share') return { kind: text };
  const { call, name } = partsOf(text);
  const kind = measureKinds.find((one) => one === call && one !== 'count');
  const field = own(fields, name);
  return kind && field && isMeasurable(field) ? { kind, field: name } : null;
}

export function groupText({ field, period }: SummaryGroup): string {
  return period ? `${period}(${field})` : field;
}

export function measureText({ kind, field }: SummaryMeasure): string {
  return field === undefined ? kind : `${kind}(${field})`;
}

const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

function partsOf(text: string): { readonly call: string | undefined; readonly name: string } {
  const [, call, inner] = /^(\w+)\((\w+)\)$/.exec(text) ?? [];
  return { call, name: inner ?? text };
}
