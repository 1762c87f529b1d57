import { fetchDropdown } from '@framework/components/antd/LaterDropdown';
import { laterPart } from '@framework/components/laterPart';

const parts = () => import('./list/listParts');

/** Called once the rows stand, so that the first touch of the list waits for nothing. */
export const fetchListParts = () => Promise.all([parts(), fetchDropdown()]);

export const BulkBar = laterPart(async () => (await parts()).BulkBar);
export const ColumnChoices = laterPart(async () => (await parts()).ColumnChoices);
export const ColumnDrawer = laterPart(async () => (await parts()).ColumnDrawer);
export const FilterDrawer = laterPart(async () => (await parts()).FilterDrawer);
export const HeaderFilter = laterPart(async () => (await parts()).HeaderFilter);
export const InlineEditor = laterPart(async () => (await parts()).InlineEditor);
export const RowMenu = laterPart(async () => (await parts()).RowMenu);
export const ShortcutKeys = laterPart(async () => (await parts()).ShortcutKeys);
export const TrashBody = laterPart(async () => (await parts()).TrashBody);
export const UnreadFilters = laterPart(async () => (await parts()).UnreadFilters);
export const ViewNameDialog = laterPart(async () => (await parts()).ViewNameDialog);
