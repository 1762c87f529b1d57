import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import ratingStyles from './RatingField.module.css';

interface RatingFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

const scale = [1, 2, 3, 4, 5];

/** Rating of one to five stars, as radio buttons for keyboard and screen reader. */
export function RatingField({ label, value = 0, onChange }: RatingFieldProps) {
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
