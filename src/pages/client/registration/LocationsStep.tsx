import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { locationKinds } from '#domain/profile/locationsBody';
import { keysOf } from 'sijil/base/objects';
import { errorsBelow, type Row, useStableKeys } from 'sijil/react/fields/ownedList/OwnedRowFields';
import { useLocalize } from 'sijil/react/providers/language';
import { ChoiceCard } from 'sijil/react/components/steps';
import { BranchForm } from './BranchForm';
import styles from './Registration.module.css';
import { StepActions, useStepForm } from './StepActions';
import type { Registration } from './useRegistration';

// Reading a file takes a parser, which few users need here.
const ImportBranches = lazy(() => import('@/branches/ImportBranches'));

const mostBranches = 50;
const kinds = keysOf(locationKinds);

/** Single location, or several branches with a main one. */
export function LocationsStep({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('registration');
  const localize = useLocalize();
  const [form, element] = useStepForm('locations', registration);
  const [importing, setImporting] = useState(false);
  const kind = form.values['kind'] === 'several' ? 'several' : 'single';
  const rows = rowsFor(kind, form.values['branches']);
  const own = form.attempts > 0 ? (form.errors['branches'] ?? []) : [];
  const setRows = (next: readonly Row[]) => form.change('branches', next);
  const { keys, setKeys, nextKey } = useStableKeys(rows.length);
  const add = () => {
    setKeys([...keys, nextKey()]);
    setRows([...rows, nextRow(rows)]);
  };
  const remove = (index: number) => {
    setKeys(keys.filter((_, at) => at !== index));
    setRows(rows.filter((_, at) => at !== index));
  };
  return (
    <Form layout="vertical" component="form" onFinish={() => void form.submit()}>
      <div ref={element} className={styles.form}>
        <div role="radiogroup" aria-label={t('locations.kind')} className={styles.choices}>
          {kinds.map((name) => (
            <ChoiceCard
              key={name}
              name="kind"
              checked={kind === name}
              onChoose={() => {
                form.change('kind', name);
                setRows(rowsFor(name, form.values['branches']));
              }}
            >
              <span className={styles.choiceName}>{localize(locationKinds[name])}</span>
            </ChoiceCard>
          ))}
        </div>
        {own.length > 0 && (
          <p role="alert" className={styles.alert}>
            {own.join(' ')}
          </p>
        )}
        <ol className={styles.branches}>
          {rows.map((row, index) => (
            <BranchForm
              key={`${kind}-${keys[index]}`}
              index={index}
              several={kind === 'several'}
              row={row}
              errors={form.attempts > 0 ? errorsBelow(form.errors, `branches.${index}`) : noErrors}
              onChange={(next) => setRows(rows.map((one, at) => (at === index ? next : one)))}
              onMain={() => setRows(withMain(rows, index))}
              onRemove={rows.length > 2 ? () => remove(index) : null}
            />
          ))}
        </ol>
        {kind === 'several' && rows.length < mostBranches && (
          <div className={styles.adding}>
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
              {t('locations.add')}
            </Button>
            <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
              {t('locations.import')}
            </Button>
          </div>
        )}
        {importing && (
          <LazyDialog>
            <ImportBranches
              onClose={() => setImporting(false)}
              onTake={(found) =>
                setRows(
                  withImported(
                    rows,
                    found.map(({ branch }) => branch as Row),
                  ).slice(0, mostBranches),
                )
              }
            />
          </LazyDialog>
        )}
        <StepActions problems={form.problems} onBack={registration.goBack} />
      </div>
    </Form>
  );
}

const noErrors = {};

/** Returns the rows to show: one for a single location, at least two for several; the first is the main one by default. */
function rowsFor(kind: keyof typeof locationKinds, stored: unknown): Row[] {
  const rows = Array.isArray(stored) ? (stored as Row[]) : [];
  if (kind === 'single') return [{ ...rows[0], main: true }];
  const filled = [...rows, ...Array.from({ length: Math.max(0, 2 - rows.length) }, () => nextRow(rows))];
  return filled.some(({ main }) => main === true) ? filled : withMain(filled, 0);
}

/** Marks the main branch and unmarks the others. */
function withMain(rows: readonly Row[], index: number): Row[] {
  return rows.map((row, at) => ({ ...row, main: at === index }));
}

/** Row of a further branch, with the responsible person of the first by default. */
function nextRow([first]: readonly Row[]): Row {
  const { responsibleName, responsiblePhone } = first ?? {};
  return {
    ...(responsibleName != null && { responsibleName }),
    ...(responsiblePhone != null && { responsiblePhone }),
  };
}

/** Adds a sheet's rows after those that were begun, and drops empty rows. One of them stays the main one. */
function withImported(rows: readonly Row[], imported: readonly Row[]): Row[] {
  const begun = rows.filter((row) =>
    ['name', 'street', 'cityId', 'place'].some((field) => row[field] != null),
  );
  const all = [...begun, ...imported.map((row) => ({ ...row, main: false }))];
  return all.some(({ main }) => main === true) ? all : withMain(all, 0);
}
