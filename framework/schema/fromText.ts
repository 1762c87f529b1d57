import { plainNumber, toLatinDigits } from '../base/formats/numbers';
import { readMapPoint } from '../base/geo/coordinates';
import { readRiyals } from '../base/formats/money';
import { languages } from '../base/i18n/localized';
import { riyadhInstant } from '../base/time/riyadhTime';
import { readDay } from './dayText';
import type { Field } from './field';
import { type StoredKind, storedKindOf } from './fieldKinds';
import { hasOptions } from './kindFacts';

/**
 * What somebody typed in a cell, as the value of its field: digits of either script, yes and no in both languages, a
 * choice by its key or its label, money in riyals, a date in every way that
 * means one day only. A text that cannot be read is left as it
 * is, so that `validate` refuses it in its own words. References stay texts, ids or titles: only the server knows them.
 */
export function fromText(field: Field, typed: string): unknown {
  const text = typed.trim();
  return readers[storedKindOf(field)](text, field);
}

type Reader = (text: string, field: Field) => unknown;

const asTyped: Reader = (text) => text;

const readers = {
  text: asTyped,
  longText: asTyped,
  richText: asTyped,
  localized: asTyped,
  email: asTyped,
  phone: asTyped,
  url: asTyped,
  iban: asTyped,
  nationalId: asTyped,
  commercialRegistration: asTyped,
  taxNumber: asTyped,
  shortAddress: asTyped,
  plate: asTyped,
  colour: asTyped,
  integer: toNumber,
  decimal: toNumber,
  percent: (text) => toNumber(text.replace(/[%٪]/u, '')),
  money: readRiyals,
  boolean: toBoolean,
  date: (text) => toDay(text.slice(0, 40)) ?? text,
  dateTime: toMoment,
  timeRange: (text) => toLatinDigits(text).replaceAll(/\s/g, '').replace(/[–—]/u, '-'),
  choice: toOption,
  choices: (text, field) => partsOf(text, /[؛;|،,]/u).map((part) => toOption(part, field)),
  reference: asTyped,
  references: (text) => partsOf(text, /[؛;|]/u),
  image: asTyped,
  file: asTyped,
  files: asTyped,
  location: toPlace,
  password: asTyped,
  ownedList: asTyped,
  json: asTyped,
} satisfies Record<StoredKind, Reader>;

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

function toNumber(text: string): unknown {
  const number = plainNumber(text);
  return number === null ? text : Number(number);
}

const yes = new Set(['نعم', 'أجل', 'صح', 'صحيح', 'yes', 'y', 'true', '1', 'on']);
const no = new Set(['لا', 'كلا', 'خطأ', 'no', 'n', 'false', '0', 'off']);

function toBoolean(text: string): unknown {
  const word = toLatinDigits(text).toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : text;
}

function toOption(text: string, field: Field): unknown {
  const wanted = text.toLowerCase();
  const options = hasOptions(field) ? Object.entries(field.options) : [];
  const found =
    options.find(([key]) => key.toLowerCase() === wanted) ??
    options.find(([, option]) => languages.some((language) => option[language].toLowerCase() === wanted));
  return found?.[0] ?? text;
}

/** A sheet that holds days only writes them as midnights. */
function toDay(typed: string): string | null {
  return readDay(typed.replace(/[\sT]+0{1,2}:00(:00(\.0+)?)?$/, ''));
}

/** A day with or without a time of day means Riyadh; ISO 8601 with its zone is taken as it is. */
function toMoment(typed: string): unknown {
  // A pattern that may begin anywhere takes the square of a text's length; no moment is as long as this.
  if (typed.length > 40) return typed;
  const text = toLatinDigits(typed);
  if (/T.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return text;
  const [, dayText = '', hours = '0', minutes = '00'] =
    /^([^:]+?)(?:[\sT،,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/u.exec(text) ?? [];
  const day = toDay(dayText);
  if (!day || Number(hours) > 23 || Number(minutes) > 59) return typed;
  try {
    const at = riyadhInstant(day, Number(hours)).getTime() + Number(minutes) * 60_000;
    return new Date(at).toISOString();
  } catch {
    return typed;
  }
}

/** «24.7136, 46.6753»: latitude, longitude. */
/** Two numbers, as an export writes them, or a map's link. */
function toPlace(typed: string): unknown {
  const [latitude, longitude, ...more] = toLatinDigits(typed).split(/[,،;\s]+/u);
  if (!latitude || !longitude || more.length > 0) return readMapPoint(typed) ?? typed;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const known = Number.isFinite(place.latitude) && Number.isFinite(place.longitude);
  return known ? place : (readMapPoint(typed) ?? typed);
}
