import type { Localized } from '../../base/i18n/localized';
import { permissionFor } from '../access';
import { hasOptions } from '../kindFacts';
import { declaredRoles } from 'sijil/schema/application';
import type { Resource } from '../resource';

interface DatedField {
  readonly resource: Resource;
  readonly name: string;
  readonly label: Localized;
}

/** Days before the date, and hour of the email, of a new reminder. */
const [usualDays, usualHour] = [30, 8];

/** Returns a new automation that sends an email before the date of a field; its recipients are still to be chosen. */
export function reminder(automations: Resource, { resource, name, label }: DatedField) {
  const { title, label: records } = resource;
  const field = automations.fields['role'];
  const offered = declaredRoles().filter((role) => hasOptions(field) && role in field.options);
  const reader = offered.find((role) => permissionFor(resource, 'read', { role }) === 'all');
  return {
    resource: resource.name,
    trigger: 'before',
    dateField: `${resource.name}.${name}`,
    days: usualDays,
    hour: usualHour,
    steps: [
      {
        kind: 'mail',
        subject: {
          ar: `${label.ar}: {{${title.ar}}}`,
          en: `${label.en}: {{${title.en}}}`,
        },
        text: {
          ar: `${records.one.ar}: {{${title.ar}}}\n${label.ar}: {{${name}}}`,
          en: `${records.one.en}: {{${title.en}}}\n${label.en}: {{${name}}}`,
        },
      },
    ],
    ...(reader && { role: reader }),
  };
}
