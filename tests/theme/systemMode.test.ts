// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useTheme } from 'sijil/react/theme/themeStore';

test('the mode follows the system until the user chooses one, and is not stored before', () => {
  const { partialize } = useTheme.persist.getOptions();
  useTheme.setState({ mode: 'dark', modeChosen: false });
  expect(partialize?.(useTheme.getState())).not.toHaveProperty('mode');
  useTheme.getState().toggleMode();
  expect(useTheme.getState()).toMatchObject({ mode: 'light', modeChosen: true });
  expect(partialize?.(useTheme.getState())).toMatchObject({ mode: 'light' });
  useTheme.getState().change({ mode: 'dark' });
  expect(useTheme.getState().modeChosen).toBe(true);
  useTheme.getState().reset('rtl');
  expect(useTheme.getState().modeChosen).toBe(false);
  // A mode stored by an earlier release counts as chosen.
  expect(useTheme.persist.getOptions().merge?.({ mode: 'dark' }, useTheme.getState())).toMatchObject({
    mode: 'dark',
    modeChosen: true,
  });
});
