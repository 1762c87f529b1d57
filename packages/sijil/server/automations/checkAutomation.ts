import { resourceNamed } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { permissionFor } from 'sijil/schema/access';
import { type AutomationStep, isMessage } from 'sijil/schema/automations/automationSteps';
import { isGoodFor, namedField } from 'sijil/schema/automations/namedField';
import { fieldsTaken, placeholdersIn } from 'sijil/server/automations/messageOf';
import { eventTriggers, isDateTrigger } from 'sijil/schema/automations/triggers';
import { isWrittenBy } from 'sijil/schema/fieldAccess';
import { fromText } from 'sijil/schema/cellText';
import { issueMessages } from 'sijil/schema/issueMessages';
import type { FieldUse } from 'sijil/schema/kinds/chosen';
import type { Resource } from 'sijil/schema/resource';
import { startsAnew } from 'sijil/schema/startingValue';
import { ruleOf } from 'sijil/schema/toZod';
import { type FieldErrors, validate } from 'sijil/schema/validate';
import type { Handlers } from '../http/handlers';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { readableFields } from '../resources/rights';
import { type AutomationRow, matching } from './automationRows';
import { textTable } from 'sijil/schema/texts/textTable';

const messages = textTable('checks/checkAutomation', {
  unreadable: { ar: 'لا يرى هذا الدور هذه السجلات.', en: 'This role cannot see these records.' },
  unannounced: {
    ar: 'لا تُعلن تغييرات هذه السجلات. اختر تاريخًا أو موعدًا متكررًا.',
    en: 'Changes of these records are not announced. Choose a date or a schedule.',
  },
  wrongField: { ar: 'اختر حقلًا من هذه السجلات.', en: 'Choose a field of these records.' },
  unknownFilter: {
    ar: '«{part}» ليس في هذه القائمة، أو لا يراه هذا الدور. انسخ رابط القائمة من جديد.',
    en: '“{part}” is not in this list, or hidden from this role. Paste the link to the list again.',
  },
  unknownPlaceholder: {
    ar: 'لا حقل باسم «{part}» في هذه السجلات، أو لا يراه هذا الدور.',
    en: 'These records have no field “{part}”, or it is hidden from this role.',
  },
  nobody: {
    ar: 'اختر من تصله الرسالة: حقلًا أو دورًا.',
    en: 'Choose who receives the message: a field or a role.',
  },
  unwritable: { ar: 'لا يحق لهذا الدور تعديل هذا الحقل.', en: 'This role cannot change this field.' },
  uncreatable: { ar: 'لا يحق لهذا الدور إضافة هذه السجلات.', en: 'This role cannot create these records.' },
  wrongValue: { ar: 'لا يقبل الحقل هذه القيمة.', en: 'The field does not accept this value.' },
} as const satisfies Record<string, Localized>);

type Checked = Pick<
  AutomationRow,
  'id' | 'resource' | 'trigger' | 'dateField' | 'condition' | 'steps' | 'role'
>;

/** Returns the problems of an automation by field, such as a field that no longer exists or that its role may not read. */
export function problemsOf(
  { clock, handlers }: Pick<AppContext, 'clock' | 'handlers'>,
  automation: Checked,
  language: Language,
): FieldErrors {
  const at = clock();
  const resource = resourceNamed(automation.resource);
  const errors: FieldErrors = {};
  const add = (path: string, message: Localized, part = '') => {
    (errors[path] ??= []).push(message[language].replace('{part}', () => part));
  };
  if (!resource) {
    add('resource', issueMessages.not_an_option);
    return errors;
  }
  const { trigger, dateField, role } = automation;
  if (permissionFor(resource, 'read', { role }) === 'none') add('role', messages.unreadable);
  if (Object.hasOwn(eventTriggers, trigger) && resource.storedBy) add('trigger', messages.unannounced);
  const isField = (value: string | null | undefined, use: FieldUse) => isFieldOf(resource, value, use, role);
  if (isDateTrigger(trigger) && !isField(dateField, 'time')) add('dateField', messages.wrongField);
  const unknown = unknownFilter(resource, automation, at);
  if (unknown !== null) add('condition', messages.unknownFilter, unknown);
  automation.steps.forEach((step, index) =>
    checkStep(handlers, { resource, role, step }, (part, ...what) => add(`steps.${index}.${part}`, ...what)),
  );
  return errors;
}

function isFieldOf(
  resource: Resource,
  value: string | null | undefined,
  use: FieldUse,
  role: AutomationRow['role'],
): boolean {
  const found = namedField(value, resourceNamed);
  const isRead = readableFields(resource, role).some(([name]) => name === found?.name);
  return found?.resource.name === resource.name && isRead && isGoodFor(found.field, use, resourceNamed);
}

function unknownFilter(resource: Resource, automation: Checked, at: Date): string | null {
  try {
    matching(resource, automation, at);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { parameter } = error.parameters;
    return typeof parameter === 'string' ? parameter : '';
  }
}

type Add = (part: string, message: Localized, named?: string) => void;

interface CheckedStep {
  readonly resource: Resource;
  readonly role: AutomationRow['role'];
  readonly step: AutomationStep;
}

function checkStep(handlers: Handlers, checked: CheckedStep, add: Add): void {
  const { resource, role, step } = checked;
  if (isMessage(step)) checkMessage(resource, role, step, add);
  if (step.kind === 'set') checkSetting(handlers, checked, add);
  if (step.kind === 'create') checkCreation(resource, role, step, add);
  const lasts = step.kind === 'wait' || step.kind === 'approval';
  if (lasts && step.days == null) addRequired(add, 'days', { ar: 'عدد الأيام', en: 'Days' });
  if (step.kind === 'webhook' && !step.webhookId)
    addRequired(add, 'webhookId', { ar: 'النظام المرتبط', en: 'Webhook' });
}

function checkMessage(resource: Resource, role: AutomationRow['role'], step: AutomationStep, add: Add): void {
  if (!step.to && !step.toRole) add('to', messages.nobody);
  if (step.to && !isFieldOf(resource, step.to, 'people', role)) add('to', messages.wrongField);
  const known = new Set(readableFields(resource, role).map(([name]) => name));
  for (const part of ['subject', 'text'] as const) {
    const text = step[part];
    if (!text)
      addRequired(
        add,
        part,
        part === 'subject' ? { ar: 'الموضوع', en: 'Subject' } : { ar: 'النص', en: 'Text' },
      );
    const missing = [...placeholdersIn(text?.ar ?? ''), ...placeholdersIn(text?.en ?? '')].find(
      (name) => !known.has(name),
    );
    if (missing !== undefined) add(part, messages.unknownPlaceholder, missing);
  }
}

function checkSetting(handlers: Handlers, { resource, role, step }: CheckedStep, add: Add): void {
  const found = namedField(step.field, resourceNamed);
  if (!found || !isFieldOf(resource, step.field, 'value', role)) {
    add('field', messages.wrongField);
    return;
  }
  if (!maySet(handlers, found.resource, found.name, role)) {
    add('field', messages.unwritable);
    return;
  }
  if (!step.value) {
    if (found.field.required || resource.storedBy) add('value', messages.wrongValue);
  } else if (!ruleOf(found.field).safeParse(fromText(found.field, step.value)).success)
    add('value', messages.wrongValue);
}

/** True for a field that a role writes: by the record's form, or for a module's records, by the module's own operation. */
function maySet(
  { fieldSetters }: Handlers,
  resource: Resource,
  name: string,
  role: AutomationRow['role'],
): boolean {
  if (resource.storedBy) return fieldSetters[`${resource.name}.${name}`]?.roles.includes(role) ?? false;
  return permissionFor(resource, 'update', { role }) !== 'none' && isWrittenBy(resource, name, role);
}

function checkCreation(
  resource: Resource,
  role: AutomationRow['role'],
  step: AutomationStep,
  add: Add,
): void {
  const target = step.record ? resourceNamed(step.record.resource) : undefined;
  if (!step.record || !target) return addRequired(add, 'record', { ar: 'السجل الجديد', en: 'New record' });
  if (target.storedBy || permissionFor(target, 'create', { role }) === 'none')
    return add('record', messages.uncreatable);
  const { values } = step.record;
  const known = new Set(readableFields(resource, role).map(([name]) => name));
  const missing = fieldsTaken(values).find((name) => !known.has(name));
  if (missing !== undefined) add('record', messages.unknownPlaceholder, missing);
  const checked = (language: Language) => validate(target, 'create', values, language);
  const [ar, en] = [checked('ar'), checked('en')];
  if (ar.ok || en.ok) return;
  for (const [path, [first]] of Object.entries(ar.errors)) {
    const name = path.split('.')[0] ?? '';
    const field = target.fields[name];
    // Known only when the run is performed.
    const isLater =
      fieldsTaken(values[name]).length > 0 ||
      (values[name] === undefined && field !== undefined && startsAnew(field));
    if (field && isLater) continue;
    add('record', { ar: first ?? '', en: en.errors[path]?.[0] ?? '' });
  }
}

function addRequired(add: Add, part: string, label: Localized): void {
  add(part, {
    ar: issueMessages.required.ar.replace('{label}', label.ar),
    en: issueMessages.required.en.replace('{label}', label.en),
  });
}
