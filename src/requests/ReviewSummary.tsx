import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { reviewBody } from '#domain/requests/reviewBodies';
import type { Field } from '#framework/schema/field';
import { useLocalize } from '@framework/providers/language';
import { Facts } from './Facts';
import { Panel } from '@framework/components/Panel';

const fields: Readonly<Record<string, Field>> = reviewBody.fields;

/** Client's review of the inspection and the inspector. */
export function ReviewSummary({ review }: { readonly review: RequestView['review'] }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (!review) return null;
  const ratings = Object.entries(review.ratings).map(([name, rating]) => ({
    label: localize(fields[name]?.label ?? name),
    value: t('details.ofFive', { rating }),
  }));
  return (
    <Panel title={t('details.review')}>
      <Facts
        items={[
          ...ratings,
          {
            label: localize(reviewBody.fields.comment.label),
            value: review.comment && <bdi>{review.comment}</bdi>,
            wide: true,
          },
        ]}
      />
    </Panel>
  );
}
