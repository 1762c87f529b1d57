import styles from './Design.module.css';

interface SwatchesProps {
  readonly title: string;
  readonly colours: Readonly<Record<string, string>>;
}

export function Swatches({ title, colours }: SwatchesProps) {
  return (
    <>
      <h3>{title}</h3>
      <div className={styles.row}>
        {Object.entries(colours).map(([name, colour]) => (
          <span key={name} className={styles.swatch}>
            <span className={styles.colour} style={{ background: colour }} />
            <bdi dir="ltr">{name}</bdi>
            <bdi dir="ltr" className={styles.quiet}>
              {colour}
            </bdi>
          </span>
        ))}
      </div>
    </>
  );
}
