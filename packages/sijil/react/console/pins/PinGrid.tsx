import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { baseRole } from 'sijil/schema/roles/customRoles';
import { useSession } from 'sijil/react/providers/session';
import { useMay } from 'sijil/react/providers/may';
import { type Pin, pinnedList } from './pinnedList';
import { useState } from 'react';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useDragging } from 'sijil/react/components/MoveButtons';
import { useRecordWrites } from '../writes/useRecordWrites';
import { PinCard } from './PinCard';
import styles from './pins.module.css';

interface PinGridProps {
  readonly pins: Resource;
  /** Pins that the person may read, in their order. */
  readonly records: readonly Pin[];
}

/** Pinned lists and reports of a home: those of the role first, then the reader's own. */
export function PinGrid({ pins, records }: PinGridProps) {
  const { t } = useTranslation('summary');
  const role = useSession((session) => session.user?.role ?? null);
  const keeps = useMay({ resource: 'privileges', action: 'savedViews.share' });
  const base = role && baseRole(role);
  const own = records.filter((pin) => pin.role === null);
  const ofRole = records.filter(
    (pin) => pin.role === base && role !== null && pinnedList(pin, role) !== null,
  );
  return (
    <>
      {ofRole.length > 0 && (
        <PinGroup key="role" label={t('pins.ofRole')} pins={pins} records={ofRole} movable={keeps} />
      )}
      {own.length > 0 && <PinGroup key="own" label={t('pins.own')} pins={pins} records={own} movable />}
    </>
  );
}

interface PinGroupProps {
  readonly label: string;
  readonly pins: Resource;
  readonly records: readonly Pin[];
  readonly movable: boolean;
}

/** Cards in their order, which is changed by dragging or by the buttons of each. */
export function PinGroup({ label, pins, records, movable }: PinGroupProps) {
  const dialogs = useDialogs();
  const { update, remove } = useRecordWrites(pins);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const ids = records.map(({ id }) => id);
  const placed = order?.filter((id) => ids.includes(id)) ?? ids;
  const shown = placed.flatMap((id) => records.find((pin) => pin.id === id) ?? []);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      dialogs.refused(error);
    }
    setOrder(null);
  };
  const moved = (id: string, to: number) => {
    const others = placed.filter((one) => one !== id);
    return [...others.slice(0, to), id, ...others.slice(to)];
  };
  const save = (next: readonly string[]) => {
    setOrder(next);
    const changes = records.flatMap((pin) => {
      const place = next.indexOf(pin.id);
      return place === pin.place ? [] : [() => update(pin.id, { version: pin.version, place })];
    });
    void attempt(async () => {
      for (const change of changes) await change();
    });
  };
  const { dragged, source, target } = useDragging((isDropped) =>
    isDropped && order ? save(order) : setOrder(null),
  );
  return (
    <section aria-label={label}>
      <ul className={styles.grid}>
        {shown.map((pin, index) => (
          <li key={pin.id}>
            <div
              className={pin.id === dragged ? styles.dragged : undefined}
              {...target((passing) => passing !== pin.id && setOrder(moved(passing, index)))}
            >
              <PinCard
                pin={pin}
                {...(movable && {
                  moving: {
                    at: index,
                    count: shown.length,
                    onMove: (to: number) => save(moved(pin.id, to)),
                    handle: source(pin.id),
                    onRemove: () => void attempt(() => remove(pin)),
                  },
                })}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
