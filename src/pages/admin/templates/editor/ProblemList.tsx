import { useTranslation } from 'react-i18next';
import type { TemplateProblem } from '#domain/templates/templateProblems';
import { useLocalize } from '@framework/providers/language';
import problemStyles from './Editor.module.css';

/** Problems that prevent publishing a template, each with its place. */
export function ProblemList({ problems }: { readonly problems: readonly TemplateProblem[] }) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const lines = problems.map(
    ({ place, message }) => (place ? `${localize(place)}: ` : '') + localize(message),
  );
  return (
    <ul className={problemStyles.problems} aria-label={t('builder.problems')}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
