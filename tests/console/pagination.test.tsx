// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { LaterPagination } from '@framework/components/antd/laterControls';
import { changeLanguage, startI18n } from '@framework/providers/i18n';
import { drawnPage } from '../support/drawn';

const page = drawnPage();
const named = () =>
  page.all('.ant-pagination [aria-label]:not([role=img])').map((one) => one.getAttribute('aria-label'));

it.each([
  ['ar', ['الصفحة السابقة', 'صفحات سابقة', 'صفحات تالية', 'الصفحة التالية', 'عدد السجلات في الصفحة']],
  ['en', ['Previous page', 'Earlier pages', 'Later pages', 'Next page', 'Records per page']],
] as const)('controls of a pagination are named by what they do (%s)', async (language, names) => {
  await startI18n();
  await changeLanguage(language);
  await page.draw(
    <LaterPagination current={10} pageSize={25} total={500} showSizeChanger onChange={vi.fn()} />,
  );
  await act(() => vi.dynamicImportSettled());
  expect([...new Set(named())]).toEqual(names);
});
