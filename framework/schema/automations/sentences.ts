import { type DeclaredRole, roleLabels } from '#app/roles';
import type { Language, Localized } from '../../base/i18n/localized';
import { daysText } from '../../base/i18n/periodText';
import type { Resource } from '../resource';
import { type AutomationStep, isMessage } from './automationSteps';
import { refers } from '../kindFacts';
import { namedField } from './namedField';
import { isDateTrigger, isScheduleTrigger, type Weekday, weekdays } from './triggers';

/** Labels and language of the sentences about an automation. */
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
    const days = daysText(automation.days ?? 0)[language];
    const texts = {
      before: {
        ar: `قبل «${date}» بـ${days} في «${records}»، الساعة ${time}.`,
        en: `${days} before “${date}” of ${records}, at ${time}.`,
      },
      after: {
        ar: `بعد «${date}» بـ${days} في «${records}»، الساعة ${time}.`,
        en: `${days} after “${date}” of ${records}, at ${time}.`,
      },
    };
    return texts[trigger][language];
  }
  if (isScheduleTrigger(trigger)) {
    const day = weekdays[automation.weekday ?? 'sunday'][language];
    const texts = {
      daily: { ar: 'كل يوم', en: 'Every day' },
      weekly: { ar: `كل أسبوع يوم ${day}`, en: `Every ${day}` },
      monthly: {
        ar: `كل شهر في اليوم ${automation.monthDay ?? 1}`,
        en: `Every month on day ${automation.monthDay ?? 1}`,
      },
    };
    const turn = texts[trigger][language];
    return language === 'ar'
      ? `${turn} الساعة ${time}، لكل سجل في «${records}».`
      : `${turn} at ${time}, for each of ${records}.`;
  }
  const event = eventLabel?.[language] ?? trigger;
  return language === 'ar' ? `«${event}» في «${records}».` : `${event} (${records}).`;
}

/** Returns a step as a sentence. */
export function stepSentence(step: AutomationStep, { language, named }: Omit<Words, 'eventLabel'>): string {
  const labelOf = (name: string | null | undefined) =>
    namedField(name, named)?.field.label[language] ?? name ?? '';
  if (isMessage(step)) {
    const to = [step.to ? labelOf(step.to) : '', step.toRole ? roleLabels[step.toRole][language] : ''].filter(
      Boolean,
    );
    const subject = step.subject?.[language] ?? '';
    if (step.kind === 'approval') {
      const days = daysText(step.days ?? 1)[language];
      return language === 'ar'
        ? `تُطلب الموافقة من: ${to.join('، ')}، خلال ${days}. السؤال: «${subject}».`
        : `Ask ${to.join(', ')} for approval within ${days}: “${subject}”.`;
    }
    if (language === 'ar') {
      const sent = step.kind === 'mail' ? 'يُرسل بريد وإشعار' : 'يُرسل إشعار';
      return `${sent} إلى: ${to.join('، ')}. الموضوع: «${subject}».`;
    }
    return `${step.kind === 'mail' ? 'Mail and notify' : 'Notify'} ${to.join(', ')}: “${subject}”.`;
  }
  if (step.kind === 'wait') {
    const days = daysText(step.days ?? 1)[language];
    return language === 'ar'
      ? `انتظار ${days}، ثم تُطبَّق التصفية من جديد.`
      : `Wait ${days}, then ask the filter again.`;
  }
  if (step.kind === 'webhook')
    return language === 'ar' ? 'يُرسل السجل إلى خطاف ويب.' : 'Send the record to a webhook.';
  if (step.kind === 'create') {
    const target = named(step.record?.resource ?? '')?.label.one[language] ?? step.record?.resource ?? '';
    return language === 'ar' ? `يُضاف سجل: ${target}.` : `Create: ${target}.`;
  }
  // An id says nothing.
  const isRecord = refers(namedField(step.field, named)?.field);
  const chosen = language === 'ar' ? 'السجل المختار' : 'the chosen record';
  const value = step.value ? (isRecord ? chosen : step.value) : '—';
  return language === 'ar'
    ? `يصبح «${labelOf(step.field)}»: ${value}.`
    : `Set “${labelOf(step.field)}” to ${value}.`;
}
