import { useTranslation } from 'react-i18next';
import { checkForm } from '#domain/forms/checkForm';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { formProblemTexts } from '#domain/templates/templateProblems';
import { useLocalize } from '@framework/providers/language';
import styles from './Builder.module.css';

interface FormProblemsProps {
  readonly form: InspectionForm;
  /** Leads to the place of a problem. */
  readonly onGo: (categoryKey: string | undefined, questionKey: string | undefined) => void;
}

/** Problems that prevent publishing the form, by the same check as the server's; each links to its place. */
export function FormProblems({ form, onGo }: FormProblemsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const problems = checkForm(form);
  const texts = formProblemTexts(form, problems);
  return (
    <ul className={styles.problems} aria-label={t('builder.problems')}>
      {problems.map(({ code, categoryKey, questionKey }, index) => (
        <li key={`${code}/${categoryKey ?? ''}/${questionKey ?? ''}`}>
          <button type="button" className={styles.problem} onClick={() => onGo(categoryKey, questionKey)}>
            {texts[index]?.place && <strong>{localize(texts[index].place)}: </strong>}
            {localize(texts[index]?.message)}
          </button>
        </li>
      ))}
    </ul>
  );
}
