/** Parts that name and choose records: all that needs the declarations and Refine's data hooks, fetched in one go. */
export { RecordSelect } from './RecordSelect';
export { ReferenceInput } from './ReferenceInput';
