import { CloseOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { MoveButtons, useDragging } from 'sijil/react/components/MoveButtons';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { favouriteItems, useFavourites } from './useFavourites';
import styles from './favourites.module.css';

interface ArrangeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog with the favourites in order, changed by dragging or by each one's buttons. */
export default function ArrangeDialog({ open, onClose }: ArrangeDialogProps) {
  const { t } = useTranslation('palette');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const { favourites = [], change, toggle } = useFavourites();
  // Set during a drag and until the new order is saved.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const items = role ? favouriteItems(favourites, role) : [];
  const present = items.map(({ address }) => address);
  const placed = order?.filter((one) => present.includes(one)) ?? present;
  const shown = placed.flatMap((one) => items.find(({ address }) => address === one) ?? []);
  const moved = (address: string, to: number) =>
    placed.filter((one) => one !== address).toSpliced(to, 0, address);
  const save = async (next: readonly string[]) => {
    setOrder(next);
    await change((stored) => inOrder(stored, next));
    setOrder(null);
  };
  const { dragged, source, target } = useDragging((isDropped) => {
    if (isDropped && order) void save(order);
    else setOrder(null);
  });
  return (
    <HeldModal open={open} onCancel={onClose} footer={null} title={t('favourites.arrange')} width={420}>
      {shown.length === 0 && <p className={styles.quiet}>{t('favourites.none')}</p>}
      <ul className={styles.order}>
        {shown.map(({ address, label }, index) => {
          const name = localize(label);
          return (
            <li key={address}>
              <div
                className={address === dragged ? `${styles.entry} ${styles.dragged}` : styles.entry}
                {...source(address)}
                {...target((passing) => passing !== address && setOrder(moved(passing, index)))}
              >
                <HolderOutlined aria-hidden="true" className={styles.handle ?? ''} />
                <bdi className={styles.name}>{name}</bdi>
                <MoveButtons
                  at={index}
                  count={shown.length}
                  earlier={t('favourites.earlier', { name })}
                  later={t('favourites.later', { name })}
                  onMove={(to) => void save(moved(address, to))}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined aria-hidden="true" />}
                  aria-label={t('favourites.remove', { name })}
                  title={t('favourites.remove', { name })}
                  onClick={() => void toggle(address)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </HeldModal>
  );
}

/** Stored favourites in a new order; those that were added meanwhile, or are not shown, come last. */
function inOrder(stored: readonly string[], next: readonly string[]): string[] {
  return [...next.filter((one) => stored.includes(one)), ...stored.filter((one) => !next.includes(one))];
}
