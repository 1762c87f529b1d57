import type { Field } from './field';
import { kindOf } from './fieldKinds';
import { hasOptions, holdsMany, isNumber, isTruth, refersToOne, timeOf } from './kindFacts';

/** Periods of the calendar by which a day or a moment is grouped. */
export const groupPeriods = ['month', 'quarter', 'year'] as const;
export type GroupPeriod = (typeof groupPeriods)[number];

/** A field whose equal values make one group, or the periods in which its days lie. */
export interface SummaryGroup {
  readonly field: string;
  readonly period?: GroupPeriod;
}

/** Figures of a group. `count` and `share` without a field are about its records, the others about a number in them. */
export const measureKinds = ['count', 'share', 'sum', 'average', 'min', 'max'] as const;
export type MeasureKind = (typeof measureKinds)[number];

export interface SummaryMeasure {
  readonly kind: MeasureKind;
  readonly field?: string;
}

/** More would be a table that nobody reads. */
export const mostGroupFields = 2;
export const mostMeasures = 4;
/** Groups that are listed, the largest first; the others are added up. */
export const mostGroups = 200;

export type Fields = Readonly<Record<string, Field>>;

/** True for a field whose values make few groups: a choice, yes or no, another record, a day or a moment. */
export function isGroupable(field: Field): boolean {
  if (holdsMany(field) || kindOf(field).filters.length === 0) return false;
  return hasOptions(field) || isTruth(field) || refersToOne(field) || timeOf(field) !== undefined;
}

/** True for a field that can be added up, and averaged. */
export function isMeasurable(field: Field): boolean {
  return isNumber(field) && !holdsMany(field);
}

/** `cityId` or `month(createdAt)`; null for what these fields cannot be grouped by. */
export function parseGroup(text: string, fields: Fields): SummaryGroup | null {
  const { call, name } = partsOf(text);
  const field = own(fields, name);
  if (!field || !isGroupable(field)) return null;
  const period = groupPeriods.find((one) => one === call);
  const isTime = timeOf(field) !== undefined;
  if (isTime) return period ? { field: name, period } : null;
  return call === undefined ? { field: name } : null;
}

/** `count`, `share`, `sum(total)` …; null for what these fields do not have. */
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
