import { useTranslation } from 'react-i18next';
import { customBases } from 'sijil/schema/application';
import type { Narrowing } from 'sijil/schema/roles/customRoles';
import { narrowingSentences } from 'sijil/schema/roles/narrowingSentences';
import { limitsOf } from 'sijil/schema/roles/ruleTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { menuFor } from 'sijil/react/screens/menuFor';

/** What a custom role cannot do, in sentences. */
export default function NarrowingWords({ value }: { readonly value: Narrowing }) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  if (limitsOf(value).length === 0) return <span>{t('narrowing.limits', { count: 0 })}</span>;
  return (
    <ul>
      {narrowingSentences(value, nameOfPage).map((sentence) => (
        <li key={sentence.en}>{localize(sentence)}</li>
      ))}
    </ul>
  );
}

const nameOfPage = (path: string) =>
  customBases()
    .flatMap((role) => menuFor(role))
    .find((entry) => entry.path === path)?.label;
