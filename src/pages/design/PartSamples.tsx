import { FileDoneOutlined, LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { keysOf } from 'sijil/base/objects';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { FileTile } from 'sijil/react/components/FileTile';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { Person } from 'sijil/react/components/Person';
import { Stat } from 'sijil/react/components/Stat';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { tones } from 'sijil/react/theme/tokens';
import { PhotoViewer } from 'sijil/react/components/PhotoViewer';
import { Sample, sampleDay, sampleFile, sampleRole } from './Sample';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PlainMessage } from 'sijil/react/components/PlainMessage';
import { type ToastKind, useToasts } from 'sijil/react/toast/toastStore';

/** Samples of the small components that every page uses. */
export function PartSamples() {
  const { t } = useTranslation('design');
  return (
    <>
      <h2>{t('parts')}</h2>
      <Sample name="PageHeader">
        <PageHeader
          breadcrumb={[{ label: t('sample.list'), to: '/' }, { label: 'R-1042' }]}
          title={t('sample.title')}
          subtitle={t('sample.subtitle')}
          meta={<ToneTag tone="progress">{t('sample.status')}</ToneTag>}
          actions={<Button type="primary">{t('sample.action')}</Button>}
        />
      </Sample>
      <Sample name="Stat">
        <Stat
          label={t('sample.requests')}
          value={1284}
          trend={12}
          icon={<FileDoneOutlined aria-hidden="true" />}
        />
        <Stat label={t('sample.corrections')} value={37} trend={8} lessIsBetter />
        <Stat
          label={t('sample.income')}
          value={<Money halalas={18_450_000} />}
          trend={0}
          hint={t('sample.month')}
        />
      </Sample>
      <Sample name="ToneTag">
        {keysOf(tones.light).map((tone) => (
          <ToneTag key={tone} tone={tone}>
            {t(`tone.${tone}`)}
          </ToneTag>
        ))}
      </Sample>
      <Sample name="Money">
        <Money halalas={123_450} /> <Money halalas={99_900} strong /> <Money halalas={150_000} struck />
      </Sample>
      <Sample name="DateText">
        <DateText value={sampleDay} hijri /> <DateText value={sampleDay} withTime /> <DateText value={null} />
      </Sample>
      <Sample name="Person">
        <Person name={t('sample.person')} role={sampleRole} />
      </Sample>
      <Sample name="FileTile">
        <FileTile file={sampleFile} />
      </Sample>
      <Sample name="PhotoViewer">
        <PhotoSample />
      </Sample>
    </>
  );
}

function PhotoSample() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const photos = [1, 2, 3].map((number) => ({ url: '/icon.svg', alt: t('sample.photo', { number }) }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sample.openPhotos')}</Button>
      {open && <PhotoViewer photos={photos} start={0} onClose={() => setOpen(false)} />}
    </>
  );
}

const kinds: readonly ToastKind[] = ['success', 'info', 'warning', 'danger'];

/** Samples of feedback: empty, loading, failed, done. */
export function FeedbackSamples() {
  const { t } = useTranslation('design');
  const show = useToasts((toasts) => toasts.show);
  return (
    <>
      <h2>{t('feedback')}</h2>
      <Sample name="useToasts">
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() =>
              show({ kind, title: t(`toast.${kind}`), action: { label: t('toast.action'), run: () => null } })
            }
          >
            {t(`toast.${kind}`)}
          </Button>
        ))}
        <Button onClick={() => show({ kind: 'info', title: t('toast.stays'), duration: 0 })}>
          {t('toast.stays')}
        </Button>
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
