import { useId } from 'react';
import { useLocalize } from '@framework/providers/language';
import { ChoiceCard } from '@framework/components/ChoiceCard';
import styles from './Registration.module.css';
import type { ClientType } from './useClientTypes';

interface TypeChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly types: readonly ClientType[];
  readonly chosen: unknown;
  readonly messages: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** A few kinds, all in sight, one of which is pressed. */
export function TypeChoice({ name, label, types, chosen, messages, onChoose }: TypeChoiceProps) {
  const localize = useLocalize();
  const id = useId();
  const wrong = messages.length > 0;
  return (
    <div data-field={name} data-wrong={wrong || undefined}>
      <p id={id}>
        <strong>{label}</strong>
      </p>
      <div role="radiogroup" aria-labelledby={id} className={styles.choices} aria-required="true">
        {types.map((type) => (
          <ChoiceCard
            key={type.id}
            name={name}
            checked={chosen === type.id}
            onChoose={() => onChoose(type.id)}
          >
            <span className={styles.choiceName}>
              {localize({ ar: type.descriptionAr, en: type.descriptionEn })}
            </span>
          </ChoiceCard>
        ))}
      </div>
      {wrong && (
        <p role="alert" className={styles.alert}>
          {messages.join(' ')}
        </p>
      )}
    </div>
  );
}
