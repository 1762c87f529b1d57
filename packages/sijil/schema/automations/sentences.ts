import { type DeclaredRole, roleLabels } from 'sijil/schema/application';
import { bothLanguages, type Language, type Localized } from '../../base/i18n/localized';
import { daysText, joinedNames, worded } from '../../base/i18n/worded';
import type { Resource } from '../resource';
import { type AutomationStep, isMessage } from './automationSteps';
import { refers } from '../kindFacts';
import { namedField } from './namedField';
import { isDateTrigger, isScheduleTrigger, type Weekday, weekdays } from './triggers';

/** Fields of an automation that its sentences use. */
interface Written {
  readonly resource: string;
  readonly trigger: string;
  readonly dateField?: string | null;
  readonly days?: number | null;
  readonly weekday?: Weekday | null;
  readonly monthDay?: number | null;
  readonly hour?: number | null;
  readonly role: DeclaredRole;
  readonly steps: readonly AutomationStep[];
}

interface Words {
  readonly language: Language;
  readonly named: (name: string) => Resource | undefined;
  /** Label of a trigger that is an event. */
  readonly eventLabel: Localized | undefined;
}

/** Returns the trigger of an automation as a sentence. */
export function whenSentence(automation: Written, { language, named, eventLabel }: Words): string {
  const { trigger, resource, hour } = automation;
  const records = named(resource)?.label.many[language] ?? resource;
  const time = `${String(hour ?? 0).padStart(2, '0')}:00`;
  if (isDateTrigger(trigger)) {
    const date = namedField(automation.dateField, named)?.field.label[language] ?? automation.dateField ?? '';
    const days = daysText(automation.days ?? 0);
    return worded(sentenceTexts[trigger], { date, days, records, time })[language];
  }
  if (isScheduleTrigger(trigger)) {
    const day = trigger === 'monthly' ? (automation.monthDay ?? 1) : weekdays[automation.weekday ?? 'sunday'];
    return worded(sentenceTexts[trigger], { day, records, time })[language];
  }
  return worded(sentenceTexts.event, { event: eventLabel ?? trigger, records })[language];
}

/** Returns a step as a sentence. */
export function stepSentence(step: AutomationStep, { language, named }: Omit<Words, 'eventLabel'>): string {
  const labelOf = (name: string | null | undefined) => namedField(name, named)?.field.label ?? name ?? '';
  const { kind } = step;
  if (isMessage(step)) {
    const to = [step.to ? labelOf(step.to) : '', step.toRole ? roleLabels()[step.toRole] : ''];
    const text = sentenceTexts[kind === 'approval' || kind === 'mail' ? kind : 'notify'];
    const people = joinedNames(to.filter(Boolean).map(bothLanguages));
    return worded(text, { people, days: daysText(step.days ?? 1), subject: step.subject ?? '' })[language];
  }
  if (kind === 'wait') return worded(sentenceTexts.wait, { days: daysText(step.days ?? 1) })[language];
  if (kind === 'webhook') return sentenceTexts.webhook[language];
  if (kind === 'create') {
    const record = named(step.record?.resource ?? '')?.label.one ?? step.record?.resource ?? '';
    return worded(sentenceTexts.create, { record })[language];
  }
  // An id means nothing to a reader.
  const isRecord = refers(namedField(step.field, named)?.field);
  const value = step.value ? (isRecord ? sentenceTexts.chosen : step.value) : '—';
  return worded(sentenceTexts.set, { field: labelOf(step.field), value })[language];
}

/** Sentences about an automation, with placeholders in braces. */
export const sentenceTexts = {
  before: {
    ar: 'قبل «{date}» بمدة {days} في «{records}»، الساعة {time}.',
    en: '{days} before “{date}” in “{records}”, at {time}.',
  },
  after: {
    ar: 'بعد «{date}» بمدة {days} في «{records}»، الساعة {time}.',
    en: '{days} after “{date}” in “{records}”, at {time}.',
  },
  daily: {
    ar: 'كل يوم الساعة {time}، لكل سجل في «{records}».',
    en: 'Every day at {time}, for each record in “{records}”.',
  },
  weekly: {
    ar: 'كل أسبوع يوم {day} الساعة {time}، لكل سجل في «{records}».',
    en: 'Every {day} at {time}, for each record in “{records}”.',
  },
  monthly: {
    ar: 'كل شهر في اليوم {day} الساعة {time}، لكل سجل في «{records}».',
    en: 'Every month on day {day} at {time}, for each record in “{records}”.',
  },
  event: { ar: '«{event}» في «{records}».', en: '{event} in “{records}”.' },
  approval: {
    ar: 'تُطلب الموافقة من: {people}، خلال {days}. السؤال: «{subject}».',
    en: 'Ask {people} for approval within {days}: “{subject}”.',
  },
  mail: {
    ar: 'يُرسل بريد وإشعار إلى: {people}. الموضوع: «{subject}».',
    en: 'Email and notify {people}: “{subject}”.',
  },
  notify: { ar: 'يُرسل إشعار إلى: {people}. الموضوع: «{subject}».', en: 'Notify {people}: “{subject}”.' },
  wait: {
    ar: 'انتظار {days}، ثم التحقق من الشرط من جديد.',
    en: 'Wait {days}, then check the condition again.',
  },
  webhook: { ar: 'يُرسل السجل إلى نظام آخر.', en: 'Send the record to a webhook.' },
  create: { ar: 'يُضاف سجل: {record}.', en: 'Create: {record}.' },
  set: { ar: 'تصبح قيمة «{field}»: {value}.', en: 'Set “{field}” to {value}.' },
  chosen: { ar: 'السجل المختار', en: 'the selected record' },
} as const satisfies Record<string, Localized>;
