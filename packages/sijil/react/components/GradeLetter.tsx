import styles from './GradeLetter.module.css';

interface GradeLetterProps {
  /** Name among the colours of grades; null for a grade that does not count. */
  readonly colour: string | null;
  readonly children: string;
}

/** Letter of a grade in its colour. */
export function GradeLetter({ colour, children }: GradeLetterProps) {
  return (
    <bdi
      dir="ltr"
      className={styles.letter}
      style={colour ? { color: `var(--grade-${colour})`, background: `var(--grade-${colour}-ground)` } : {}}
    >
      {children}
    </bdi>
  );
}
