import {
  choice,
  choices,
  date,
  defineResource,
  integer,
  localized,
  ownedList,
  text,
  timeRange,
} from 'sijil/schema/index';

import { USUAL_NOTICE_HOURS } from '#domain/scheduling/deadlines';
import { weekdays } from '#domain/scheduling/weekdays';

/** Settings of visit times and durations, a single record; planned visits stay unchanged. */
export const visitSettings = defineResource('visitSettings', {
  label: {
    one: { ar: 'مواعيد الزيارات', en: 'Visit times' },
    many: { ar: 'مواعيد الزيارات', en: 'Visit times' },
  },
  path: '/visit-settings',
  fields: {
    name: localized({ label: { ar: 'اسم الدوام', en: 'Name of the hours' }, required: true, max: 80 }),
    workDays: choices({
      label: { ar: 'أيام العمل', en: 'Working days' },
      required: true,
      min: 1,
      options: weekdays,
    }),
    hours: timeRange({
      label: { ar: 'ساعات العمل', en: 'Working hours' },
      help: { ar: 'تبدأ الزيارة وتنتهي خلالها.', en: 'A visit begins and ends within them.' },
      required: true,
    }),
    ramadanHours: timeRange({
      label: { ar: 'ساعات العمل في رمضان', en: 'Working hours in Ramadan' },
      help: { ar: 'رمضان بحسب تقويم أم القرى.', en: 'Ramadan by the Umm al-Qura calendar.' },
      required: true,
    }),
    slotMinutes: integer({
      label: { ar: 'الفاصل بين المواعيد (دقيقة)', en: 'Interval between visit times (minutes)' },
      required: true,
      min: 15,
      max: 480,
    }),
    visitMinutes: integer({
      label: { ar: 'مدة الزيارة (دقيقة)', en: 'Visit duration (minutes)' },
      required: true,
      min: 15,
      max: 480,
    }),
    noticeHours: integer({
      label: { ar: 'مهلة الحجز (ساعة)', en: 'Notice before a visit (hours)' },
      help: {
        ar: 'أقل مدة بين حجز الموعد وبدء الزيارة، ولا تُعرض مواعيد أقرب منها.',
        en: 'The least time between booking a visit and its start; nearer times are not offered.',
      },
      required: true,
      min: 0,
      max: 336,
      default: USUAL_NOTICE_HOURS,
    }),
    prayerMinutes: integer({
      label: { ar: 'وقت الصلاة بعد الأذان (دقيقة)', en: 'Free time after each call to prayer (minutes)' },
      help: {
        ar: 'تُحسب أوقات الصلاة لكل مدينة وكل يوم بتقويم أم القرى، ولا تبدأ زيارة خلالها.',
        en: 'Prayer times are computed for each city and day by the Umm al-Qura method; no visit begins in them.',
      },
      required: true,
      min: 0,
      max: 60,
    }),
    travelMinutes: integer({
      label: { ar: 'التنقل داخل المدينة (دقيقة)', en: 'Travel time within a city (minutes)' },
      required: true,
      min: 0,
      max: 240,
    }),
    travelBetweenCitiesMinutes: integer({
      label: { ar: 'التنقل بين مدينتين (دقيقة)', en: 'Travel time to another city (minutes)' },
      required: true,
      min: 0,
      max: 1440,
    }),
    progressShown: choice({
      label: { ar: 'تقدم الزيارة', en: 'Visit progress' },
      help: {
        ar: 'يراه العميل والمشرف وفريق العمليات في صفحة الطلب، من دون درجات ولا ملاحظات.',
        en: 'Client, supervisor and operations see it on the request’s page, without scores and findings.',
      },
      required: true,
      options: {
        off: { ar: 'لا يظهر', en: 'Not shown' },
        progress: { ar: 'القسم وعدد البنود', en: 'Section and number of items' },
      },
      default: 'progress',
    }),
    holidays: ownedList({
      label: { ar: 'الإجازات الرسمية', en: 'Holidays' },
      item: { ar: 'إجازة', en: 'Holiday' },
      max: 200,
      fields: {
        name: text({ label: { ar: 'المناسبة', en: 'Holiday name' }, required: true, max: 80 }),
        startsOn: date({ label: { ar: 'بداية الإجازة', en: 'From' }, required: true }),
        endsOn: date({ label: { ar: 'نهاية الإجازة', en: 'To' }, required: true }),
      },
    }),
  },
  rules: [
    {
      field: 'travelBetweenCitiesMinutes',
      holds: ({ travelMinutes, travelBetweenCitiesMinutes }: Record<string, unknown>) =>
        Number(travelBetweenCitiesMinutes) >= Number(travelMinutes),
      message: {
        ar: 'التنقل بين مدينتين لا يقل عن التنقل داخل المدينة.',
        en: 'Travel time to another city cannot be shorter than within a city.',
      },
    },
    {
      field: 'holidays',
      holds: ({ holidays }: Record<string, unknown>) =>
        !Array.isArray(holidays) ||
        holidays.every(({ startsOn, endsOn }) => String(startsOn) <= String(endsOn)),
      message: {
        ar: 'يوم نهاية الإجازة قبل يوم بدايتها.',
        en: 'A holiday ends before it begins.',
      },
    },
  ],
  title: 'name',
  list: ['name', 'hours', 'workDays', 'slotMinutes', 'visitMinutes'],
  search: ['name'],
  sections: [
    {
      label: { ar: 'مدة الزيارة والتنقل', en: 'Duration and travel' },
      fields: [
        'slotMinutes',
        'visitMinutes',
        'noticeHours',
        'prayerMinutes',
        'travelMinutes',
        'travelBetweenCitiesMinutes',
      ],
    },
    { label: { ar: 'أثناء الزيارة', en: 'During a visit' }, fields: ['progressShown'] },
    { label: { ar: 'الإجازات', en: 'Holidays' }, fields: ['holidays'] },
  ],
  bodyKb: 64,
  access: { read: ['admin'], update: ['admin'] },
  single: true,
  menu: { icon: 'calendar', group: 'business' },
});
