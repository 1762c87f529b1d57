import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './keys.module.css';
import { type ShortcutHelpProps, ShortcutKeys } from './ShortcutKeys';
import { useShortcut } from './useShortcut';

/** Which keys work on a list; `?` opens it. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { t } = useTranslation('list');
  // Null until it is first wanted; once opened it stays, closed, to give the focus back.
  const [open, setOpen] = useState<boolean | null>(null);
  useShortcut(
    '?',
    useCallback(() => setOpen(true), []),
  );
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles.help ?? ''}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('keys.title')} <kbd>?</kbd>
      </Button>
      {open !== null && <ShortcutKeys {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
