import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body, Received } from '#framework/contract/exchangeTypes';
import { appliedDesign } from '#framework/schema/designs/applyDesign';
import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import type { ValueLossField } from '#framework/schema/kinds/valueLoss';
import { useAction } from '@framework/providers/operations';
import { controlProps } from '../controlProps';
import type { InputProps } from '../renderer';
import styles from './chosen.module.css';
import { KindChangePreview } from './KindChangePreview';

type Asked = Body<'designs.kindChange'>;

/** Effect of another kind on the values of a designed field, and the consent to lose those that do not fit. */
export function ValueLossInput({
  field: _field,
  value,
  values = {},
  onChange,
  ...rest
}: InputProps<ValueLossField>) {
  const { t } = useTranslation('record');
  const { run, pending } = useAction('designs.kindChange');
  const [seen, setSeen] = useState<{ of: string; change: Received<'designs.kindChange'> }>();
  const asked = askedOf(values);
  if (!asked) return <p className={styles.quiet}>{t('kindChange.same')}</p>;
  const key = JSON.stringify(asked);
  // A failure is shown by the toast of every failed call.
  const ask = () =>
    run({ body: asked }).then(
      (change) => setSeen({ of: key, change }),
      () => undefined,
    );
  return (
    <div className={styles.record}>
      <div>
        <Button loading={pending} onClick={() => void ask()}>
          {t('kindChange.preview')}
        </Button>
      </div>
      {seen?.of === key && <KindChangePreview change={seen.change} />}
      <Checkbox
        {...controlProps(rest)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t('kindChange.agree')}
      </Checkbox>
    </div>
  );
}

/** The field with the kind that is chosen in the form; undefined while that is the present one. */
function askedOf(values: Readonly<Record<string, unknown>>): Asked | undefined {
  const { resource, name, kind, options, min, max } = values as Partial<FieldDesign>;
  const present = appliedDesign().fields.find((one) => one.resource === resource && one.name === name);
  if (!present || !kind || kind === present.kind) return undefined;
  const named = options?.filter(({ label }) => label?.ar && label?.en) ?? [];
  return {
    resource: present.resource,
    name: present.name,
    kind,
    options: named.map(({ key, label: { ar, en } }) => ({ key: key ?? null, label: { ar, en } })),
    min: min ?? null,
    max: max ?? null,
  };
}
