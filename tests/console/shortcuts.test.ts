import { describe, expect, it } from 'vitest';
import { pressedShortcut } from '@framework/console/keys/useListKeys';

const pressed = (key: string, code: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  pressedShortcut({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('the keys of a list', () => {
  it('work on an Arabic keyboard, where the same keys write other letters', () => {
    expect(pressed('ظ', 'Slash')).toBe('/');
    expect(pressed('؟', 'Slash', { shiftKey: true })).toBe('?');
    expect(pressed('ى', 'KeyN')).toBe('n');
    expect(pressed('ت', 'KeyJ')).toBe('j');
    expect(pressed('ن', 'KeyK')).toBe('k');
  });

  it('work where the letter is elsewhere: the slash of a German keyboard is written with Shift', () => {
    expect(pressed('/', 'Digit7', { shiftKey: true })).toBe('/');
  });

  it('leave the shortcuts of the browser alone', () => {
    expect(pressed('n', 'KeyN', { ctrlKey: true })).toBeNull();
  });

  it('do nothing for any other key', () => {
    expect(pressed('a', 'KeyA')).toBeNull();
    expect(pressed('N', 'KeyN', { shiftKey: true })).toBeNull();
  });
});
