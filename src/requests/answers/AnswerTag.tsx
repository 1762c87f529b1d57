import { useTranslation } from 'react-i18next';
import { sayAnswer } from '#domain/forms/asked';
import type { AnswerContent } from '#domain/forms/answer';
import type { Asked } from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';

interface AnswerTagProps {
  readonly asked: Asked;
  readonly content: AnswerContent;
}

/** Answer besides the score, with its limits; red outside them. */
export function AnswerTag({ asked, content }: AnswerTagProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const words = sayAnswer(asked, content);
  if (!words) return null;
  const kind = answerKind(asked.kind);
  const [limits, outside] = [kind.limits(asked), kind.isOutside(asked, content)];
  return (
    <ToneTag tone={outside ? 'danger' : 'info'}>
      {t('results.answer')} <bdi>{localize(words)}</bdi>
      {limits && (
        <>
          {' · '}
          {t(outside ? 'results.outside' : 'results.limits')} <bdi>{localize(limits)}</bdi>
        </>
      )}
    </ToneTag>
  );
}
