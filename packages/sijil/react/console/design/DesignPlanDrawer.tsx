import type { ContractId } from 'sijil/schema/application';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { SideDrawer } from 'sijil/react/components/SideDrawer';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import type { CallError } from 'sijil/react/providers/apiError';
import { callOperation, useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import type { DesignFileContents } from './DesignFile';
import type { Tone } from 'sijil/schema/field';
import { ToneTag } from 'sijil/react/components/ToneTag';
import type { Received } from 'sijil/contract/exchange';
import styles from './plan.module.css';

type Plan = Received<Extract<ContractId, 'designs.apply'>>;
type Line = Plan['lines'][number];

const tones: Readonly<Record<Line['change'], Tone>> = {
  add: 'success',
  restore: 'success',
  change: 'info',
  kept: 'neutral',
  retire: 'danger',
  conflict: 'danger',
};

/** Lines of a plan: additions, changes and retirements, with what they may cost. */
export function PlanLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation('designs');
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.part}/${line.key}`} className={styles.line}>
          <ToneTag tone={tones[line.change]}>{t(`change.${line.change}`)}</ToneTag>{' '}
          <span className={styles.part}>{t(`part.${line.part}`)}</span> <bdi>{line.title}</bdi>
          {line.details.map(({ label, from, to }) => (
            <p key={label} className={styles.detail}>
              <bdi>{label}</bdi>: <del dir="auto">{from || t('empty')}</del>{' '}
              <span aria-hidden="true">{t('arrow')}</span> <ins dir="auto">{to || t('empty')}</ins>
            </p>
          ))}
          {line.warning && <p className={styles.warning}>{line.warning}</p>}
        </li>
      ))}
    </ul>
  );
}

interface DesignPlanDrawerProps {
  readonly file: DesignFileContents;
  readonly onClose: () => void;
}

/** Plan of a design file in words, with the button that applies it. */
export default function DesignPlanDrawer({ file, onClose }: DesignPlanDrawerProps) {
  const { t } = useTranslation('designs');
  const toast = useToast();
  const changed = useChanged();
  const [retire, setRetire] = useState(false);
  const apply = useAction('designs.apply');
  const { plan, problem, isCurrent } = usePlan(file, retire);
  const lines = plan?.lines ?? [];
  const work = lines.filter(({ change }) => change !== 'kept');
  const blocked = lines.some(({ change }) => change === 'conflict');
  const press = async () => {
    await apply.run({ body: { file, retire, dryRun: false } });
    toast.success(t('applied'));
    onClose();
    await changed([{ resource: 'rights', ids: null }]);
  };
  return (
    <SideDrawer open title={t('planTitle')} width={720} onClose={onClose}>
      {problem ? (
        <Alert showIcon type="error" role="alert" message={problem} />
      ) : !plan ? (
        <LoadingState rows={6} />
      ) : (
        <Space direction="vertical" size="middle" style={{ inlineSize: '100%' }}>
          {blocked && <Alert showIcon type="error" role="alert" message={t('blocked')} />}
          {apply.error && <Alert showIcon type="error" role="alert" message={messageOf(apply.error)} />}
          {work.length === 0 && <EmptyState title={t('same')} />}
          <PlanLines lines={lines} />
          {lines.some(({ change }) => change === 'kept' || change === 'retire') && (
            <Checkbox checked={retire} onChange={({ target }) => setRetire(target.checked)}>
              {t('retire')}
            </Checkbox>
          )}
          <Button
            type="primary"
            danger={retire}
            loading={apply.pending}
            disabled={!isCurrent || blocked || work.length === 0}
            onClick={() => void press().catch(() => undefined)}
          >
            {t('apply', { count: work.length })}
          </Button>
        </Space>
      )}
    </SideDrawer>
  );
}

/** Plan of a file for the present choice; the plan before stays visible until the next one has arrived. */
function usePlan(file: DesignFileContents, retire: boolean) {
  const { data, error, isPlaceholderData } = useQuery<Plan, CallError>({
    queryKey: ['designs.apply', 'plan', file, retire],
    queryFn: ({ signal }) => callOperation('designs.apply', { body: { file, retire, dryRun: true }, signal }),
    placeholderData: keepPreviousData,
    // A plan of an earlier visit may be outdated.
    gcTime: 0,
  });
  return { plan: data, problem: error && messageOf(error), isCurrent: !isPlaceholderData };
}

/** Returns the text of a refusal, with the problems in the file if it lists them. */
function messageOf({ message, fields }: CallError): string {
  return [message, ...Object.values(fields).flat().slice(0, 3)].join(' ');
}
