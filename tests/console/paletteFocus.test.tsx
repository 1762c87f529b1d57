// @vitest-environment happy-dom
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import CommandPalette from 'sijil/react/palette/CommandPalette';
import { drawnPage } from '../support/drawn';

const { groups } = vi.hoisted(() => ({ groups: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/palette/usePaletteGroups', () => ({ usePaletteGroups: groups }));

const { draw, all } = drawnPage();

it('the palette opens with the focus in its search box', async () => {
  groups.mockReturnValue({ groups: [], searching: false, failed: false });
  await draw(
    <MemoryRouter>
      <App>
        <CommandPalette onClose={() => undefined} />
      </App>
    </MemoryRouter>,
  );
  // The dialog’s animation ends by itself, after rendering.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const [box] = all<HTMLInputElement>('[role=combobox]');
  expect(box).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
});
