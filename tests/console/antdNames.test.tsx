// @vitest-environment happy-dom
import { Input } from 'antd';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DialogsRoot, LaterPagination, useDialogs } from 'sijil/react/components/antd/laterControls';
import { clearButton } from 'sijil/react/components/icons';
import { changeLanguage, startI18n } from 'sijil/react/providers/i18n';
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

/** Icons that a screen reader would announce by antd's English name. */
const announcedIcons = () =>
  [...document.querySelectorAll('.anticon:not([aria-hidden=true])')].map((one) =>
    one.getAttribute('aria-label'),
  );

it.each(['success', 'info', 'warning', 'error'] as const)(
  'an alert of type %s is announced by its text',
  async (type) => {
    await page.draw(<Alert showIcon type={type} message="تعذّر الحفظ" />);
    expect(page.all('.ant-alert .anticon')).toHaveLength(1);
    expect(announcedIcons()).toEqual([]);
  },
);

it.each(['confirm', 'error'] as const)('a dialog of kind %s is announced by its text', async (kind) => {
  function Opener() {
    const dialogs = useDialogs();
    return (
      <button
        type="button"
        onClick={() => void dialogs[kind]({ title: 'حذف السجل؟', okText: 'حذف', onOk: () => undefined })}
      >
        حذف
      </button>
    );
  }
  await page.draw(
    <DialogsRoot>
      <Opener />
    </DialogsRoot>,
  );
  await act(async () => {
    page.all<HTMLButtonElement>('button')[0]?.click();
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog] .ant-btn')).not.toHaveLength(0));
  expect(announcedIcons()).toEqual([]);
});

it.each([
  ['ar', 'مسح'],
  ['en', 'Clear'],
] as const)('the button that empties a box is named by what it does (%s)', async (language, name) => {
  await startI18n();
  await changeLanguage(language);
  await page.draw(<Input allowClear={clearButton} defaultValue="R-1001" />);
  expect(page.all('button [role=img]').map((one) => one.getAttribute('aria-label'))).toEqual([name]);
});
