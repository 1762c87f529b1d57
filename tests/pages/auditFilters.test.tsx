// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AuditFilters } from '@/pages/admin/audit/AuditFilters';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/language', () => ({
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('sijil/react/fields/reference/RecordSelect', () => ({ RecordSelect: () => null }));

const { draw, all } = drawnPage();

it('the two dates of the audit log share one cell, so that neither wraps without the other', async () => {
  await draw(<AuditFilters address={{ filters: {}, page: 1, narrow: vi.fn() }} />);
  const boxes = () => all('search > *').map((cell) => cell.querySelectorAll('.ant-picker').length);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(boxes()).toEqual([0, 0, 0, 2]);
  });
});
