import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StarFilled, StarOutlined } from '@ant-design/icons';
import { reviewBody } from '#domain/requests/inspectionBodies';
import { transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from 'sijil/react/providers/language';
import { type ActionFormProps, FormButtons, useSubmit } from './FormButtons';
import styles from './actions.module.css';
import ratingStyles from './RatingField.module.css';

const questions = ['punctuality', 'conduct', 'clarity', 'fairness', 'service'] as const;
type Ratings = Readonly<Partial<Record<(typeof questions)[number], number>>>;

/** Client's review of the inspection and the inspector, every answer from 1 to 5 (rules 2.10). */
export function ReviewForm({ request, name, submit, close }: ActionFormProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const { send, setProblem, ...state } = useSubmit(submit);
  const [ratings, setRatings] = useState<Ratings>({});
  const [comment, setComment] = useState('');

  const review = async () => {
    const complete = questions.every((question) => ratings[question] !== undefined);
    if (!complete) return setProblem(t('review.incomplete'));
    await send({
      version: request.version,
      ...ratings,
      ...(comment.trim() && { comment: comment.trim() }),
    });
  };
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('hint.review')}</p>
      {questions.map((question) => (
        <RatingField
          key={question}
          label={localize(reviewBody.fields[question].label)}
          value={ratings[question]}
          onChange={(value) => setRatings((before) => ({ ...before, [question]: value }))}
        />
      ))}
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {localize(reviewBody.fields.comment.label)}
        </label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      <FormButtons label={localize(transitions[name].label)} {...state} onSend={review} onCancel={close} />
    </div>
  );
}

interface RatingFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

const scale = [1, 2, 3, 4, 5];

/** Rating of one to five stars, as radio buttons for keyboard and screen reader. */
function RatingField({ label, value = 0, onChange }: RatingFieldProps) {
  const { t } = useTranslation('requests');
  const name = useId();
  return (
    <fieldset className={ratingStyles.rating}>
      <legend className={ratingStyles.label}>{label}</legend>
      <span className={ratingStyles.stars}>
        {scale.map((stars) => (
          <label
            key={stars}
            className={stars <= value ? `${ratingStyles.star} ${ratingStyles.lit}` : ratingStyles.star}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={stars === value}
              aria-label={t('review.stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            {stars <= value ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
