import styles from './Review.module.css';

interface KeyHintsProps {
  readonly label: string;
  readonly hints: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

/** Hints at keys, hidden on devices without a keyboard. */
export function KeyHints({ label, hints }: KeyHintsProps) {
  return (
    <ul className={styles.hints} aria-label={label}>
      {hints.map(({ keys, text }) => (
        <li key={text} className={styles.hint}>
          <span dir="ltr">
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
