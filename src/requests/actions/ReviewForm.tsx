import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewBody } from '#domain/requests/reviewBodies';
import { transitions } from '#domain/workflow/requestWorkflow';
import { useLocalize } from '@framework/providers/language';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { FormButtons, useSubmit } from './FormButtons';
import { RatingField } from './RatingField';

const questions = ['punctuality', 'conduct', 'clarity', 'fairness', 'service'] as const;
type Ratings = Readonly<Partial<Record<(typeof questions)[number], number>>>;

/** The client's word on the inspection and the inspector, every answer from 1 to 5 (rules 2.10). */
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
