import { branchFields, mainBranch } from '#domain/profile/companyFields';
import {
  boolean,
  dateTime,
  decimal,
  defineModuleResource,
  integer,
  json,
  own,
  reference,
} from 'sijil/schema/index';

/** Branches of a company with their inspection results, as the company reads them. Written through `branches`. */
export const branchStandingsResource = defineModuleResource('branchStandings', {
  label: {
    one: { ar: 'الفرع', en: 'Branch' },
    many: { ar: 'الفروع', en: 'Branches' },
    counted: { one: 'فرع واحد', two: 'فرعان', few: 'فروع', many: 'فرعًا' },
  },
  rowsOf: 'branches',
  fields: {
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    name: branchFields.name,
    nameEn: branchFields.nameEn,
    cityId: reference({ label: branchFields.cityId.label, to: 'cities' }),
    street: branchFields.street,
    shortAddress: branchFields.shortAddress,
    responsibleName: branchFields.responsibleName,
    responsiblePhone: branchFields.responsiblePhone,
    openingHours: branchFields.openingHours,
    main: mainBranch,
    /** Lowest score of several services: the list is sorted and filtered by it. */
    score: decimal({ label: { ar: 'آخر درجة', en: 'Last score' }, drawnFrom: ['requests.score'] }),
    /** `ServiceScores`. */
    scores: json({
      label: { ar: 'آخر درجة في كل خدمة', en: 'Last score of each service' },
      drawnFrom: ['requests.score'],
    }),
    visitAt: dateTime({
      label: { ar: 'الزيارة القادمة', en: 'Next visit' },
      drawnFrom: ['requests.visitAt'],
    }),
    certifiedUntil: dateTime({
      endOfDay: true,
      label: { ar: 'الشهادة سارية حتى', en: 'Certificate valid until' },
      drawnFrom: ['certificates.validUntil'],
    }),
    toCorrect: integer({
      label: { ar: 'بنود تنتظر التصحيح', en: 'Items to correct' },
      drawnFrom: ['requests.failedCritical'],
    }),
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' } }),
  },
  title: 'name',
  list: ['name', 'cityId', 'score', 'visitAt', 'certifiedUntil', 'toCorrect'],
  search: ['name', 'nameEn', 'street', 'responsibleName'],
  filters: { first: ['cityId', 'score', 'visitAt', 'certifiedUntil', 'toCorrect', 'active'] },
  sort: { field: 'name', order: 'asc' },
  access: { read: [own('clientId', ['client'], 'clientId'), own('id', ['branch_manager'], 'branchIds')] },
  path: '/client/branches',
  api: '/client/branch-standings',
});
