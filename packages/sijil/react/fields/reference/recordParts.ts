/** Parts that name and select records, which need the declarations and Refine's data hooks; loaded as one file. */
export { RecordSelect } from './RecordSelect';
export { ReferenceInput } from './ReferenceInput';
