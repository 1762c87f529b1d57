import { HolderOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceNamed } from 'sijil/schema/application';
import { appliedDesign, declaredOrder } from 'sijil/schema/designs/applyDesign';
import type { PlacedField } from 'sijil/schema/designs/arrangedFields';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { fieldSlots, placeOfSlot } from 'sijil/schema/designs/designOrder';
import type { FieldNameField } from 'sijil/schema/kinds/chosen';
import { MoveButtons, useDragging } from 'sijil/react/components/MoveButtons';
import { useLocalize } from 'sijil/react/providers/language';
import { controlProps, type InputProps } from '../renderer';
import styles from './chosen.module.css';

/** Name of the designed field until it is saved. */
const newName = '';

/** The sections of a form with the fields in them, among which the designed one is dragged or moved by keys. */
export function FieldPlaceInput({
  value,
  values = {},
  onChange,
  disabled = false,
  ...rest
}: InputProps<FieldNameField>) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const { dragged, source, target } = useDragging();
  const { resource: of, name: own = newName, label } = values as Partial<FieldDesign>;
  const resource = of === undefined ? undefined : resourceNamed(of);
  const placing = useMemo(
    () =>
      resource && {
        resource: resource.name,
        declared: declaredOrder(resource),
        added: withPlace(resource.name, { name: own, place: value ?? null }),
        own,
      },
    [resource, own, value],
  );
  const list = useRef<HTMLUListElement>(null);
  // A long outline scrolls to the field, except while the field is being dragged.
  const follow = useEffectEvent(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-own]');
    if (dragged === null && row && list.current)
      list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  });
  useEffect(() => follow(), [placing]);
  if (!resource || !placing) return <p className={styles.quiet}>{t('fieldPlace.none')}</p>;
  const { sections, slots, at } = fieldSlots(placing);
  const name =
    (label && localize({ ar: label.ar || label.en, en: label.en || label.ar })) || t('fieldPlace.own');
  const move = (to: number) => {
    const slot = slots[to];
    if (slot) onChange(placeOfSlot(slot, placing));
  };
  /** Passes another field: before it from below, after it from above. */
  const pass = (other: string) => {
    const before = slots.findIndex(({ next }) => next === other);
    const after = slots.findIndex(({ previous }) => previous === other);
    move(before < at ? before : after);
  };
  return (
    <>
      <p className={styles.quiet}>{t('fieldPlace.hint')}</p>
      {/* One list over all sections, so that the row keeps the focus wherever it moves. */}
      <ul {...controlProps(rest)} ref={list} className={styles.outline}>
        {sections.flatMap((section) => [
          section.label && (
            <li key={`/${section.label.en}`} className={styles.section}>
              {localize(section.label)}
            </li>
          ),
          ...section.fields.map((one) =>
            one === own ? (
              <li
                key={one}
                data-own
                className={dragged === null ? styles.own : `${styles.own} ${styles.dragged}`}
              >
                <div className={styles.row} {...(!disabled && source(own))}>
                  <HolderOutlined aria-hidden="true" className={styles.handle ?? ''} />
                  <strong className={styles.name}>{name}</strong>
                  <MoveButtons
                    at={at}
                    count={slots.length}
                    earlier={t('fieldPlace.earlier', { name })}
                    later={t('fieldPlace.later', { name })}
                    disabled={disabled}
                    onMove={move}
                  />
                </div>
              </li>
            ) : (
              <li key={one} className={styles.row} {...target(() => pass(one))}>
                {localize(resource.fields[one]?.label)}
              </li>
            ),
          ),
        ])}
      </ul>
    </>
  );
}

/** Returns the designed fields of a declaration, with the place chosen in the form for this one. */
function withPlace(resource: string, own: PlacedField): PlacedField[] {
  const added = appliedDesign().fields.filter((one) => one.resource === resource);
  const isThere = added.some(({ name }) => name === own.name);
  return isThere ? added.map((one) => (one.name === own.name ? own : one)) : [...added, own];
}
