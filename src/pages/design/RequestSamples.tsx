import { useTranslation } from 'react-i18next';
import { statusNames } from '#domain/workflow/statuses';
import { RequestTimeline } from '@/requests/RequestTimeline';
import { ScoreDial } from '@/requests/ScoreDial';
import { StatusTag } from '@/requests/StatusTag';
import { Sample } from './Sample';
import { sampleRequest } from './samples';

/** Samples of the parts of request pages. */
export function RequestSamples() {
  const { t } = useTranslation('design');
  return (
    <>
      <h2>{t('requests')}</h2>
      <Sample name="StatusTag">
        {statusNames.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </Sample>
      <Sample name="RequestTimeline">
        <RequestTimeline request={sampleRequest} />
      </Sample>
      <Sample name="ScoreDial">
        <ScoreDial score={92} grade="A" /> <ScoreDial score={71} grade="C" size={64} />{' '}
        <ScoreDial score={38} size={64} /> <ScoreDial score={null} />
      </Sample>
    </>
  );
}
