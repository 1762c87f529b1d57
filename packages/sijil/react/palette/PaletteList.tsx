import { useTranslation } from 'react-i18next';
import {
  LogoutOutlined,
  MoonOutlined,
  PlusOutlined,
  SunOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useLocalize } from 'sijil/react/providers/language';
import { iconNamed } from 'sijil/react/components/icons';
import styles from './palette.module.css';
import type { PaletteGroup, PaletteItem } from './paletteItems';

const own: Readonly<Record<string, ReactNode>> = {
  logout: <LogoutOutlined className="mirrored" aria-hidden="true" />,
  moon: <MoonOutlined aria-hidden="true" />,
  plus: <PlusOutlined aria-hidden="true" />,
  sun: <SunOutlined aria-hidden="true" />,
  translation: <TranslationOutlined aria-hidden="true" />,
};

function PaletteIcon({ name }: { readonly name: string }) {
  return own[name] ?? iconNamed(name);
}

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** Index of the marked option among those of all groups. */
  readonly active: number;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (item: PaletteItem) => void;
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** Options by group. The focus stays in the search box, which refers to the marked option. */
export function PaletteList({ id, groups, active, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map(({ key, items }, group) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className={styles.heading}>
            {t(`group.${key}`)}
          </div>
          {items.map((item, index) => {
            const at = (starts[group] ?? 0) + index;
            return (
              <Option
                key={`${key} ${item.key}`}
                id={optionId(id, at)}
                item={item}
                active={at === active}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, item, active, onPoint, onChoose }: OptionProps) {
  const localize = useLocalize();
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={active ? `${styles.option} ${styles.active}` : styles.option}
      onPointerMove={() => !active && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.icon} aria-hidden="true">
        <PaletteIcon name={item.icon} />
      </span>
      <bdi className={styles.label}>{localize(item.label)}</bdi>
      {item.note && <span className={styles.note}>{localize(item.note)}</span>}
    </button>
  );
}
