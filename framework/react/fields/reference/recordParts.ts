/** What names and chooses records: all that needs the declarations and Refine's data hooks, fetched together. */
export { RecordSelect } from './RecordSelect';
export { ReferenceInput } from './ReferenceInput';
