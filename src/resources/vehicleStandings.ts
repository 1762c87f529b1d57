import {
  boolean,
  choice,
  dateTime,
  decimal,
  defineModuleResource,
  own,
  plate,
  reference,
} from 'sijil/schema/index';
import { grades } from '#domain/scoring/grades';
import { vehicles } from './vehicles';

/** Vehicles of a company with their inspection results, as the company reads them. Written through `vehicles`. */
export const vehicleStandingsResource = defineModuleResource('vehicleStandings', {
  label: {
    one: { ar: 'المركبة', en: 'Vehicle' },
    many: { ar: 'المركبات', en: 'Vehicles' },
    counted: { one: 'مركبة واحدة', two: 'مركبتان', few: 'مركبات', many: 'مركبة' },
  },
  rowsOf: 'vehicles',
  fields: {
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    number: plate({ label: vehicles.fields.number.label }),
    vehicleTypeId: vehicles.fields.vehicleTypeId,
    branchId: reference({ label: vehicles.fields.branchId.label, to: 'branches' }),
    driverName: vehicles.fields.driverName,
    weight: vehicles.fields.weight,
    papers: vehicles.fields.papers,
    score: decimal({
      label: { ar: 'آخر درجة', en: 'Last score' },
      drawnFrom: ['requests.score', 'certificates'],
    }),
    grade: choice({
      label: { ar: 'آخر تقدير', en: 'Last grade' },
      options: grades,
      drawnFrom: ['requests.grade', 'certificates'],
    }),
    visitAt: dateTime({
      label: { ar: 'الزيارة القادمة', en: 'Next visit' },
      drawnFrom: ['requests.visitAt'],
    }),
    certifiedUntil: dateTime({
      endOfDay: true,
      label: { ar: 'الشهادة سارية حتى', en: 'Certificate valid until' },
      drawnFrom: ['certificates.validUntil', 'requests'],
    }),
    active: boolean({ label: { ar: 'مفعّلة', en: 'Active' } }),
  },
  title: 'number',
  list: ['number', 'vehicleTypeId', 'branchId', 'score', 'visitAt', 'certifiedUntil', 'active'],
  search: ['number', 'driverName'],
  sort: { field: 'number', order: 'asc' },
  access: {
    read: [own('clientId', ['client'], 'clientId'), own('branchId', ['branch_manager'], 'branchIds')],
  },
  path: '/client/vehicles',
  api: '/client/vehicles',
});
