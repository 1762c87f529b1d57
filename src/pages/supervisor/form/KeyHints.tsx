import reviewStyles from './Review.module.css';

interface KeyHintsProps {
  readonly label: string;
  readonly hints: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

/** Hints at keys, hidden where there is no keyboard. */
export function KeyHints({ label, hints }: KeyHintsProps) {
  return (
    <ul className={reviewStyles.hints} aria-label={label}>
      {hints.map(({ keys, text }) => (
        <li key={text} className={reviewStyles.hint}>
          <span dir="ltr">
            {keys.map((key) => (
              <kbd key={key} className={reviewStyles.key}>
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
