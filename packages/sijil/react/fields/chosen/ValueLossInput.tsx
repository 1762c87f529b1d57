import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body, Received } from 'sijil/contract/exchange';
import { appliedDesign } from 'sijil/schema/designs/applyDesign';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import type { ValueLossField } from 'sijil/schema/kinds/chosen';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useAction } from 'sijil/react/providers/operations';
import { controlProps, type InputProps } from '../renderer';
import styles from './chosen.module.css';
import { ArrowRightOutlined } from '@ant-design/icons';
import { useLanguage } from 'sijil/react/providers/language';

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
  // A failed call already shows a toast.
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

/** Returns the field with the newly chosen kind; undefined if the kind is unchanged. */
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

type Change = Received<'designs.kindChange'>;

/** Preview of the values that a change of kind would lose, and of those that it would rewrite. */
function KindChangePreview({ change }: { readonly change: Change }) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const { problem, records, lost, partial, examples } = change;
  if (problem) return <Alert showIcon type="error" role="status" message={problem[language]} />;
  if (records === 0) return <Alert showIcon type="success" role="status" message={t('kindChange.none')} />;
  const gone = examples.filter(({ becomes }) => becomes === null);
  const rewritten = examples.filter(({ becomes }) => becomes !== null);
  return (
    <div role="status" className={styles.record}>
      {partial && <Alert showIcon type="warning" message={t('kindChange.partial')} />}
      {lost > 0 && <Examples type="error" title={t('kindChange.lost', { count: lost })} examples={gone} />}
      {records > lost && (
        <Alert showIcon type="success" message={t('kindChange.fits', { count: records - lost })} />
      )}
      {rewritten.length > 0 && (
        <Examples type="info" title={t('kindChange.rewritten')} examples={rewritten} />
      )}
    </div>
  );
}

interface ExamplesProps {
  readonly type: 'error' | 'info';
  readonly title: string;
  readonly examples: Change['examples'];
}

function Examples({ type, title, examples }: ExamplesProps) {
  const list = (
    <ul>
      {examples.map(({ text, records, becomes }) => (
        <li key={text}>
          <bdi>{text}</bdi>
          {becomes !== null && (
            <>
              {' '}
              <ArrowRightOutlined className="mirrored" aria-hidden="true" /> <bdi>{becomes}</bdi>
            </>
          )}
          {records > 1 && ` (${records})`}
        </li>
      ))}
    </ul>
  );
  return <Alert showIcon type={type} message={title} description={list} />;
}
