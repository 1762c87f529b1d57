/** Parts of a list that are loaded at its first use, in one file: the first rows are rendered without them. */
export { BulkBar } from '../bulk/BulkBar';
export { InlineEditor } from '../inline/InlineEditor';
export { ShortcutHelp } from '../keys/ShortcutHelp';
export { ViewChanges } from '../views/ViewChanges';
export { ViewMenu } from '../views/ViewMenu';
export { SummaryBody } from '../summary/SummaryBody';
export { ColumnChoices } from './ColumnChoices';
export { ColumnDrawer } from './ColumnChoices';
export { ColumnResize } from './ColumnTools';
export { ListFilters } from './ListFilters';
export { ListEmpty } from './ListNotices';
export { HeaderFilter } from './ColumnTools';
export { RowMenu } from './RowMenu';
export { TransferChoices } from '../transfer/TransferChoices';
export { TrashBody } from './TrashBody';
export { UnreadFilters } from './ListNotices';
