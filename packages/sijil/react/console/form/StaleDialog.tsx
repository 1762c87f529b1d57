import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import type { Resource } from 'sijil/schema/resource';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import styles from './stale.module.css';
import { FullValue } from 'sijil/react/fields/FieldValue';
import type { Fields } from 'sijil/schema/shape';
import { type FormValues, isSame, toInput } from 'sijil/react/forms/formValues';

interface StaleDialogProps {
  readonly resource: Resource;
  readonly differences: readonly Difference[];
  readonly theirs: ConsoleRecord;
  readonly onAnswer: (chosen: Readonly<Record<string, Side>> | null) => void;
}

/** Both versions of every field that differs, side by side; the person chooses which to save. */
export function StaleDialog({ resource, differences, theirs, onAnswer }: StaleDialogProps) {
  const { t } = useTranslation('console');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  return (
    <HeldModal
      open
      width={720}
      title={t('stale.title')}
      okText={t('stale.save')}
      cancelText={t('stale.back')}
      onOk={() => onAnswer(chosen)}
      onCancel={() => onAnswer(null)}
      maskClosable={false}
    >
      <p>{t('stale.hint')}</p>
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          resource={resource}
          difference={difference}
          theirs={theirs}
          side={chosen[difference.name] ?? difference.usual}
          onChange={(side) => setChosen({ ...chosen, [difference.name]: side })}
        />
      ))}
    </HeldModal>
  );
}

interface ChoiceProps extends Pick<StaleDialogProps, 'resource' | 'theirs'> {
  readonly difference: Difference;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function Choice({ resource, difference, theirs, side, onChange }: ChoiceProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const { name, conflict } = difference;
  const field = resource.fields[name];
  if (!field) return null;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {localize(field.label)} {conflict && <ToneTag tone="warning">{t('stale.conflict')}</ToneTag>}
      </legend>
      <Radio.Group className={styles.sides} value={side} onChange={({ target }) => onChange(target.value)}>
        {(['mine', 'theirs'] as const).map((one) => (
          <Radio key={one} value={one} className={styles.side}>
            <span className={styles.who}>{t(`stale.${one}`)}</span>
            <FullValue
              field={field}
              value={difference[one]}
              {...(one === 'theirs' && { title: theirs.$titles[name] ?? null })}
            />
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

export type Side = 'mine' | 'theirs';

interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** True where both people changed the field, to different values: the only case in which somebody's work is lost. */
  readonly conflict: boolean;
  /** Value that is suggested: the changed one, and mine where both changed it. */
  readonly usual: Side;
}

/**
 * Lists the fields in which a record as typed differs from the one that somebody else saved meanwhile. `base` is the record
 * from which the form was filled, `theirs` what the API holds now; files may be links on either side.
 */
export function compareVersions(
  fields: Fields,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  const [before, typed, saved] = [base, mine, theirs].map((values) => toInput(fields, 'update', values));
  return Object.keys(fields).flatMap((name) => {
    if (isSame(typed?.[name], saved?.[name])) return [];
    const mineChanged = !isSame(before?.[name], typed?.[name]);
    const theirsChanged = !isSame(before?.[name], saved?.[name]);
    return [
      {
        name,
        mine: mine[name],
        theirs: theirs[name],
        conflict: mineChanged && theirsChanged,
        usual: mineChanged ? ('mine' as const) : ('theirs' as const),
      },
    ];
  });
}

/** Returns the input to save over their version: the fields for which mine was chosen. */
export function resolvedInput(
  fields: Fields,
  differences: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const own = differences.filter(({ name, usual }) => (chosen[name] ?? usual) === 'mine');
  const values = Object.fromEntries(own.map(({ name, mine }) => [name, mine ?? null]));
  return toInput(fields, 'update', values);
}
