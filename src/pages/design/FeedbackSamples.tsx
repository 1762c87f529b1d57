import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { PlainMessage } from '@framework/components/PlainMessage';
import type { ToastKind } from '@framework/toast/toastStore';
import { useToast } from '@framework/toast/useToast';
import { Sample } from './Sample';

const kinds: readonly ToastKind[] = ['success', 'info', 'warning', 'danger'];

/** Samples of feedback: empty, loading, failed, done. */
export function FeedbackSamples() {
  const { t } = useTranslation('design');
  const toast = useToast();
  return (
    <>
      <h2>{t('feedback')}</h2>
      <Sample name="useToast">
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() =>
              toast[kind](t(`toast.${kind}`), { action: { label: t('toast.action'), run: () => null } })
            }
          >
            {t(`toast.${kind}`)}
          </Button>
        ))}
        <Button onClick={() => toast.info(t('toast.stays'), { duration: 0 })}>{t('toast.stays')}</Button>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={<Button>{t('sample.action')}</Button>}
        />
      </Sample>
      <Sample name="ErrorState">
        <ErrorState error={{ message: t('sample.failed') }} onRetry={() => null} />
        <ErrorState error={{ message: '', status: 404 }} />
      </Sample>
      <Sample name="LoadingState">
        <LoadingState as="cards" rows={2} />
      </Sample>
      <Sample name="PlainMessage">
        <PlainMessage
          icon={<LockOutlined aria-hidden="true" />}
          title={t('plain.title')}
          hint={t('plain.hint')}
        />
      </Sample>
    </>
  );
}
