import { choice, defineResource, ownFormat, reference, text } from 'sijil/schema/index';

/** Visits of a clinic. */
export const visits = defineResource('visits', {
  label: {
    one: { ar: 'الزيارة', en: 'Visit' },
    many: { ar: 'الزيارات', en: 'Visits' },
  },
  fields: {
    taskId: reference({ label: { ar: 'المهمة', en: 'Task' }, to: 'tasks', required: true }),
    stars: ownFormat('stars', { label: { ar: 'النجوم', en: 'Stars' }, required: true }),
    note: text({ label: { ar: 'الملاحظة', en: 'Note' }, max: 200 }),
    status: choice({
      label: { ar: 'الحالة', en: 'Status' },
      required: true,
      default: 'open',
      options: { open: { ar: 'مفتوحة', en: 'Open' }, closed: { ar: 'مغلقة', en: 'Closed' } },
    }),
  },
  title: 'stars',
  list: ['taskId', 'stars', 'note', 'status'],
  search: ['note'],
  access: { read: ['vet'], create: ['vet'], update: ['vet'], delete: ['vet'] },
  actions: [
    {
      operation: 'visits.close',
      when: { field: 'status', in: ['open'] },
      label: { ar: 'إغلاق', en: 'Close' },
      done: { ar: 'أُغلقت الزيارة.', en: 'The visit is closed.' },
    },
  ],
  menu: { icon: 'star' },
});
