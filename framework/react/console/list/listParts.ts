/** What a list needs once it is touched, fetched together: its first rows are drawn without it. */
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
