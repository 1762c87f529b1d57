export const shortcuts = ['/', 'n', 'j', 'k', '?', 'ArrowDown', 'ArrowUp', 'Escape'] as const;
export type Shortcut = (typeof shortcuts)[number];

const letters: Readonly<Record<string, Shortcut>> = { KeyN: 'n', KeyJ: 'j', KeyK: 'k' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By its letter, and by its place on the keyboard: on an Arabic layout the same key writes another letter. */
export function pressedShortcut(event: Pressed): Shortcut | null {
  const { key, code, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const written = shortcuts.find((one) => one === key);
  if (written) return written;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return (!shiftKey && letters[code]) || null;
}
