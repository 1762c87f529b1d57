import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { useAction } from '@framework/providers/operations';
import styles from './Corrections.module.css';
import type { Item } from './correctionAnswers';

interface HandOverProps {
  readonly request: RequestView;
  readonly items: readonly Item[];
  readonly managers: CorrectiveActionsView['managers'];
}

const nobody = '';

/** Choice of the branch manager that items are assigned to; nothing where there is nobody to choose. */
export function HandOver({ request, items, managers }: HandOverProps) {
  const { t } = useTranslation('client');
  const { run, pending, error } = useAction('clientInspections.assignCorrectiveActions');
  if (managers.length === 0 || items.length === 0) return null;
  const [first] = items;
  const same = items.every(({ assignedTo }) => assignedTo?.id === first?.assignedTo?.id);
  const label = items.length > 1 ? t('corrections.handAll') : t('corrections.handTo');
  const hand = (managerId: string) =>
    void run({
      params: { id: request.id },
      body: { items: items.map(({ id }) => ({ itemId: id })), ...(managerId !== nobody && { managerId }) },
    }).catch(() => undefined);
  return (
    <div className={styles.handOver}>
      <label>
        <span>{label}</span>
        <Select
          aria-label={label}
          value={same ? (first?.assignedTo?.id ?? nobody) : null}
          placeholder={t('corrections.handSeveral')}
          options={[
            { value: nobody, label: t('corrections.handNobody') },
            ...managers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          loading={pending}
          onChange={hand}
        />
      </label>
      {error && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
    </div>
  );
}
