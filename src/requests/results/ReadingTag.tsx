import { useTranslation } from 'react-i18next';
import { formatTemperature } from '#framework/base/formats/numbers';
import { formatBounds, isOutside } from '#domain/forms/temperatureBounds';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import type { Question } from './answerEdit';

type ReadingTagProps = Pick<Question, 'reading' | 'bounds'>;

/** Reading and its limits, red when it is outside them. */
export function ReadingTag({ reading, bounds }: ReadingTagProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (reading === null) return null;
  const outside = isOutside(bounds, reading);
  const limits = bounds && formatBounds(bounds);
  return (
    <ToneTag tone={outside ? 'danger' : 'info'}>
      {t('results.reading')} <bdi>{localize(formatTemperature(reading))}</bdi>
      {limits && (
        <>
          {' · '}
          {t(outside ? 'results.outside' : 'results.limits')} <bdi>{localize(limits)}</bdi>
        </>
      )}
    </ToneTag>
  );
}
