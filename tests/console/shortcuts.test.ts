import { describe, expect, it } from 'vitest';
import { pressedShortcut } from 'sijil/react/console/keys/useListKeys';

const pressed = (key: string, code: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  pressedShortcut({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('the keyboard shortcuts of a list', () => {
  it('work on an Arabic keyboard, where the same keys type other letters', () => {
    expect(pressed('ظ', 'Slash')).toBe('/');
    expect(pressed('؟', 'Slash', { shiftKey: true })).toBe('?');
    expect(pressed('ى', 'KeyN')).toBe('n');
    expect(pressed('ت', 'KeyJ')).toBe('j');
    expect(pressed('ن', 'KeyK')).toBe('k');
  });

  it('work where a character is on another key: a German keyboard types the slash with Shift', () => {
    expect(pressed('/', 'Digit7', { shiftKey: true })).toBe('/');
  });

  it('leave the browser’s shortcuts alone', () => {
    expect(pressed('n', 'KeyN', { ctrlKey: true })).toBeNull();
  });

  it('ignore any other key', () => {
    expect(pressed('a', 'KeyA')).toBeNull();
    expect(pressed('N', 'KeyN', { shiftKey: true })).toBeNull();
  });
});
