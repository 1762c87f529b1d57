import { defineShape, longText, ownedList, reference, text } from '#framework/schema/index';
import { version } from './stepBodies';

/** Reason for a choice against the list's advice; only staff read it in the history. */
const whyChosen = longText({ label: { ar: 'سبب الاختيار', en: 'Why this choice' }, max: 1000 });

export const assignSupervisorBody = defineShape({
  version,
  choice: whyChosen,
  supervisorId: reference({ label: { ar: 'المشرف', en: 'Supervisor' }, to: 'supervisors', required: true }),
});

export const assignInspectorBody = defineShape({
  version,
  choice: whyChosen,
  inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors', required: true }),
});

/** Largest number of requests in one assignment: their list should still fit a glance. */
export const mostAssigned = 50;

const assignedItems = ownedList({
  label: { ar: 'الطلبات', en: 'Requests' },
  item: { ar: 'طلب', en: 'Request' },
  required: true,
  max: mostAssigned,
  fields: { id: text({ label: { ar: 'الطلب', en: 'Request' }, required: true, max: 36 }), version },
});

export const assignSupervisorsBody = defineShape({
  supervisorId: assignSupervisorBody.fields.supervisorId,
  items: assignedItems,
});

export const assignInspectorsBody = defineShape({
  inspectorId: assignInspectorBody.fields.inspectorId,
  items: assignedItems,
});
