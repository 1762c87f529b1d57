import { requestLabel } from './requestLabel';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { formatDate, formatDateTime } from 'sijil/base/formats/dates';
import { formatMoney } from 'sijil/base/formats/money';
import { bothLanguages, type Language, type Localized } from 'sijil/base/i18n/localized';
import { fillText } from './fillText';
import { type NoticeAudience, requestNotices } from './requestNotices';
import { isKeyOf } from 'sijil/base/objects';

/** Values for the text of a notice, as of the step. Instants are ISO 8601. */
export interface NoticeData {
  readonly audience: NoticeAudience;
  readonly number: number;
  readonly service: Localized;
  /** Names in both languages; a text in notices from before there were English names. */
  readonly client: string | Localized;
  readonly place: string | Localized | null;
  readonly supervisor: string | Localized | null;
  readonly inspector: string | Localized | null;
  readonly visitAt: string | null;
  readonly deadline: string | null;
  readonly score: number | null;
  readonly reason: string | null;
  /** Amount in halalas; absent if the notice is not about money. */
  readonly amount?: number;
  /** Halalas that are still to be paid after a part arrived. */
  readonly remaining?: number;
  /** Halalas of a payment that count towards the second one, and those that were paid too much. */
  readonly towardsNext?: number;
  readonly surplus?: number;
  /** Account for bank transfers, in a notice that asks for a payment. */
  readonly iban?: string;
}

/** Returns a notice in the reader's language; null when its kind has no text for that audience. */
export function fillNotice(
  kind: string,
  data: NoticeData,
  language: Language,
): { readonly title: string; readonly sentence: string } | null {
  const notice = isKeyOf(requestNotices, kind) ? requestNotices[kind]?.[data.audience] : undefined;
  if (!notice) return null;
  const values = wordsOf(data, language);
  return {
    title: fillText(notice.title[language], values),
    sentence: fillText(notice.sentence[language], values),
  };
}

function wordsOf(data: NoticeData, language: Language): Record<string, string | null> {
  return {
    number: requestLabel(data.number),
    service: data.service[language],
    client: bothLanguages(data.client)[language],
    place: data.place && bothLanguages(data.place)[language],
    supervisor: data.supervisor && bothLanguages(data.supervisor)[language],
    inspector: data.inspector && bothLanguages(data.inspector)[language],
    visitAt: data.visitAt && formatDateTime(data.visitAt, language),
    deadline: data.deadline && formatDate(data.deadline, language),
    score: data.score === null ? null : String(data.score),
    reason: data.reason && sentenceOf(data.reason),
    amount: moneyText(data.amount, language),
    remaining: moneyText(data.remaining, language),
    towardsNext: moneyText(data.towardsNext, language),
    surplus: moneyText(data.surplus, language),
    iban: data.iban === undefined ? null : isolateLtr(inGroups(data.iban)),
  };
}

const moneyText = (amount: number | undefined, language: Language): string | null =>
  amount === undefined ? null : formatMoney(amount, language);

/** An IBAN in groups of four, as people read and compare it. */
const inGroups = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Ends a reason with a full stop where it has none, because more text follows. */
function sentenceOf(reason: string): string {
  const trimmed = reason.trim();
  return /[.!?؟…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
