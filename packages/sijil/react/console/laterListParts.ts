import { fetchDropdown } from 'sijil/react/components/antd/laterControls';
import { laterPart } from 'sijil/react/components/laterPart';

const parts = () => import('./list/listParts');

/** Loads the parts once the rows are rendered, so that the first interaction does not wait. */
export const fetchListParts = () => Promise.all([parts(), fetchDropdown()]);

export const LaterActiveFilters = laterPart(async () => (await import('./list/ActiveFilters')).ActiveFilters);
export const LaterBulkBar = laterPart(async () => (await parts()).BulkBar);
export const LaterColumnChoices = laterPart(async () => (await parts()).ColumnChoices);
export const LaterColumnDrawer = laterPart(async () => (await parts()).ColumnDrawer);
export const LaterColumnResize = laterPart(async () => (await parts()).ColumnResize);
export const LaterHeaderFilter = laterPart(async () => (await parts()).HeaderFilter);
export const LaterInlineEditor = laterPart(async () => (await parts()).InlineEditor);
export const LaterLayoutBody = laterPart(async () => (await import('./layouts/LayoutBody')).LayoutBody);
export const LaterListFilters = laterPart(async () => (await parts()).ListFilters);
export const LaterListEmpty = laterPart(async () => (await parts()).ListEmpty);
export const LaterRecordCards = laterPart(async () => (await import('./list/RecordCards')).RecordCards);
export const LaterRowMenu = laterPart(async () => (await parts()).RowMenu);
export const LaterShortcutHelp = laterPart(async () => (await parts()).ShortcutHelp);
export const LaterSummaryBody = laterPart(async () => (await parts()).SummaryBody);
export const LaterTransferChoices = laterPart(async () => (await parts()).TransferChoices);
export const LaterTrashBody = laterPart(async () => (await parts()).TrashBody);
export const LaterUnreadFilters = laterPart(async () => (await parts()).UnreadFilters);
export const LaterViewChanges = laterPart(async () => (await parts()).ViewChanges);
export const LaterViewMenu = laterPart(async () => (await parts()).ViewMenu);
