export { fieldSetters } from '../../server/modules/inspections/assignment/assign';
