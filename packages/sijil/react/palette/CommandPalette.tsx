import { SearchOutlined } from '@ant-design/icons';
import { Spin } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { useSession } from 'sijil/react/providers/session';
import styles from './palette.module.css';
import { type PaletteItem, rememberItem } from './paletteItems';
import { optionId, PaletteList } from './PaletteList';
import { usePaletteGroups } from './usePaletteGroups';

/** Command palette: finds every screen, record and action by a few letters, by keyboard alone. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const userId = useSession((session) => session.user?.id);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { groups, searching, failed } = usePaletteGroups(typed);
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(marked, items.length - 1);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const choose = (item: PaletteItem) => {
    onClose();
    if (userId) rememberItem(userId, item);
    if (item.to) void navigate(item.to);
    item.run?.();
  };
  const pressed = (event: KeyboardEvent) => {
    // This Enter confirms a word of an input method.
    if (event.nativeEvent.isComposing) return;
    const next = nextMark(event.key, active, items.length);
    const item = items[active];
    if (next !== null) setMarked(next);
    else if (event.key === 'Enter' && item) choose(item);
    else return;
    event.preventDefault();
  };

  return (
    <HeldModal
      open
      onCancel={onClose}
      // antd's dialog focuses itself when it opens, so the box is focused afterwards.
      afterOpenChange={(stands) => stands && box.current?.focus()}
      // Without animation: text typed during one would be lost.
      transitionName=""
      maskTransitionName=""
      footer={null}
      closable={false}
      width={640}
      className={styles.dialog ?? ''}
      // At the top on a phone too, above its keyboard.
      wrapClassName=""
      title={<span className="visually-hidden">{t('title')}</span>}
    >
      <div className={styles.search}>
        {searching ? <Spin size="small" /> : <SearchOutlined aria-hidden="true" />}
        <input
          ref={box}
          className={styles.input}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={t('title')}
          {...(items.length > 0 && { 'aria-activedescendant': optionId(listId, active) })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('placeholder')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMarked(0);
          }}
          onKeyDown={pressed}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <PaletteList id={listId} groups={groups} active={active} onPoint={setMarked} onChoose={choose} />
      <output className={items.length === 0 && !searching ? styles.nothing : 'visually-hidden'}>
        {failed ? t('failed') : searching ? '' : t('found', { count: items.length })}
      </output>
    </HeldModal>
  );
}

/** Returns the next marked option: arrow keys cycle, PageUp and PageDown go to the ends; null for other keys. */
function nextMark(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'PageDown') return count - 1;
  return key === 'PageUp' ? 0 : null;
}
