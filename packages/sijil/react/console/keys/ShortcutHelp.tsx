import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import styles from './keys.module.css';
import { useShortcut } from './useListKeys';
import { useTheme } from 'sijil/react/theme/themeStore';

/** Help on the keys of a list; `?` opens it. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { t } = useTranslation('list');
  // Null until first opened; afterwards it stays mounted, closed, to return the focus.
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

export interface ShortcutHelpProps {
  readonly searches: boolean;
  readonly creates: boolean;
  readonly picks: boolean;
  readonly edits: boolean;
}

interface ShortcutKeysProps extends ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog that lists the keys and their effects. */
function ShortcutKeys({ open, onClose, searches, creates, picks, edits }: ShortcutKeysProps) {
  const { t } = useTranslation('list');
  const forward = useTheme((theme) => theme.direction) === 'rtl' ? '←' : '→';
  const keys: [string[], string][] = [
    ...(searches ? [[['/'], t('keys.search')] satisfies [string[], string]] : []),
    ...(creates ? [[['n'], t('keys.create')] satisfies [string[], string]] : []),
    [['↑', '↓', 'j', 'k'], t('keys.walk')],
    [['Enter'], t('keys.open')],
    [['j', 'k', 'Esc'], t('keys.steps')],
    ...(picks ? [[['Space'], t('keys.pick')] satisfies [string[], string]] : []),
    ...(edits ? [[['F2', forward], t('keys.edit')] satisfies [string[], string]] : []),
    [['Shift', t('keys.click')], t('keys.sort')],
    [['Esc'], t('keys.escape')],
    [['Ctrl', 'K'], t('keys.palette')],
    [['?'], t('keys.help')],
  ];
  return (
    <HeldModal open={open} width={420} footer={null} title={t('keys.title')} onCancel={onClose}>
      <dl className={styles.keys}>
        {keys.map(([pressed, meaning]) => (
          <div key={meaning}>
            <dt>
              {pressed.map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </HeldModal>
  );
}
