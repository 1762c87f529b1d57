import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return <footer className={styles.footer}>{t('footer.rights', { year })}</footer>;
}
