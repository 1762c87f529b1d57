import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'sijil/react/plain/Icon';
import styles from './search.module.css';
import { useShortcut } from '../keys/useListKeys';

interface SearchBoxProps {
  /** Name of the box; «Search» by default. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

const restMs = 300;

/**
 * Search box that applies a moment after the last letter; `/` focuses it. A native input in antd's look, because every list
 * would wait for antd's code and styles.
 */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { t } = useTranslation('console');
  const name = label ?? t('search');
  const box = useRef<HTMLInputElement>(null);
  const [draft, type] = useSearchDraft(value, onChange);
  useShortcut(
    '/',
    useCallback(() => {
      box.current?.focus();
      box.current?.select();
    }, []),
  );
  return (
    <span className={`${styles.search} no-print`}>
      <Icon of="search" />
      <input
        ref={box}
        type="search"
        placeholder={name}
        aria-label={name}
        aria-keyshortcuts="/"
        value={draft}
        onChange={(event) => type(event.target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && draft === '' && currentTarget.blur()}
      />
      {draft ? (
        // Out of the tab order: Escape does the same.
        <button
          type="button"
          tabIndex={-1}
          className={styles.clear}
          aria-label={t('searchClear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            type('');
            box.current?.focus();
          }}
        >
          <Icon of="close-circle-filled" />
        </button>
      ) : (
        <kbd>/</kbd>
      )}
    </span>
  );
}

/**
 * Text of the box. It follows the address, which changes when a view is opened or a filter is removed, but not while a typed
 * text is on its way into the address: letters would be lost.
 */
function useSearchDraft(value: string, onChange: (typed: string) => void) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [awaited, setAwaited] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== seen) {
    setSeen(value);
    if (value === awaited) setAwaited(null);
    else if (awaited === null) setDraft(value);
  }
  const type = (typed: string) => {
    setDraft(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted !== latest.current.value) setAwaited(wanted);
      latest.current.onChange(wanted);
    }, restMs);
  };
  return [draft, type] as const;
}
