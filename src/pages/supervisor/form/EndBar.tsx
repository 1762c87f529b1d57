import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { transitions } from '#domain/workflow/requestWorkflow';
import { filtersInAddress } from 'sijil/schema/lists/listAddress';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { LinkButton } from 'sijil/react/components/links';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './bench/Bench.module.css';
import type { Ending } from './useEnding';

interface EndBarProps {
  readonly ending: Ending;
  readonly label: string;
  /** What the next step is about. */
  readonly children: ReactNode;
  /** What has been done, once no step is left. */
  readonly over: string;
}

/** Bar below a review: the steps that end it, then the link to the next form. The first of them takes the focus. */
export function EndBar({ ending, label, children, over }: EndBarProps) {
  const localize = useLocalize();
  const bar = useRef<HTMLElement>(null);
  const { offered, begin, open, sent } = ending;
  const next = offered[0];
  useEffect(() => {
    if (!open) focusFirst(bar.current);
  }, [next, open, sent]);
  if (!next && !sent) return null;
  return (
    <div className={styles.dock}>
      <section ref={bar} className={styles.bar} aria-label={label} data-keep-clear>
        <span className={styles.outcome}>{next ? children : over}</span>
        {offered.map((name) => (
          <Button key={name} type={name === next ? 'primary' : 'default'} onClick={() => begin(name)}>
            {localize(transitions[name].label)}
          </Button>
        ))}
        {!next && <NextForm />}
      </section>
    </div>
  );
}

/** Links to the form that has waited longest, and to all of them. */
function NextForm() {
  const { t } = useTranslation('supervisor');
  const { id = '' } = useParams();
  const { records, loading } = useRecords(
    { resource: requestsResource, list: lists.supervisorForms },
    {
      pageSize: 2,
      sorters: [{ field: 'statusSince', order: 'asc' }],
      filters: filtersInAddress({ turn_in: 'supervisor' }, requestsResource.fields),
    },
  );
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!loading) focusFirst(place.current);
  }, [loading]);
  const next = records.find((one) => one.id !== id);
  return (
    <span ref={place} className={styles.steps}>
      {next && (
        <LinkButton to={`/inspectorForms/${next.id}`} type="primary">
          {t('bench.next')}
        </LinkButton>
      )}
      {!loading && (
        <LinkButton to="/inspectorForms" type={next ? 'default' : 'primary'}>
          {t('bench.forms')}
        </LinkButton>
      )}
    </span>
  );
}

/** Focuses the first control of a bar, unless another element has the focus. */
function focusFirst(bar: HTMLElement | null): void {
  const { activeElement } = document;
  const idle = activeElement === document.body || activeElement?.tagName === 'MAIN';
  if (idle) bar?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}
