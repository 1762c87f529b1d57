import { SearchOutlined } from '@ant-design/icons';
// By its own path: the boxes for several lines, passwords and codes come with the whole.
import Input, { type InputRef } from 'antd/es/input/Input';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';
import { useShortcut } from '../keys/useShortcut';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

const restMs = 300;

/** Searches as one types, a moment after the last letter; `/` brings the keyboard here. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useTranslation('console');
  const box = useRef<InputRef>(null);
  const [draft, type] = useSearchDraft(value, onChange);
  useShortcut(
    '/',
    useCallback(() => box.current?.focus({ cursor: 'all' }), []),
  );
  return (
    <Input
      ref={box}
      className={styles.search}
      type="search"
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      suffix={draft ? null : <kbd>/</kbd>}
      placeholder={t('search')}
      aria-label={t('search')}
      aria-keyshortcuts="/"
      value={draft}
      onChange={(event) => type(event.target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && draft === '' && currentTarget.blur()}
    />
  );
}

/**
 * What stands in the box. It follows the address: a view was opened, a filter taken away. While the address still has to
 * follow what was typed, the box waits for it, or letters would be lost.
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
