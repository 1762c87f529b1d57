import { Button, Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resourceNamed, originalBrand } from 'sijil/schema/application';
import { screenPath } from 'sijil/schema/resource';
import type { TypedForm } from 'sijil/react/forms/DrawnForm';
import { isSame } from 'sijil/react/forms/formValues';
import { useLocalize } from 'sijil/react/providers/language';
import { useMay } from 'sijil/react/providers/may';
import { BrandPreview } from './BrandPreview';
import styles from './brand.module.css';

interface BrandPartProps {
  readonly form: TypedForm;
}

/** Part below the brand's fields: preview, reset to each original, and a link to the texts of the sign-in page. */
export default function BrandPart({ form }: BrandPartProps) {
  const { t } = useTranslation('brand');
  return (
    <Card size="small" title={t('preview')}>
      <BrandPreview values={form.values} />
      <Originals form={form} />
      <SignInWords />
    </Card>
  );
}

/** A button for each value that differs from the original. */
function Originals({ form: { values, change } }: BrandPartProps) {
  const { t } = useTranslation('brand');
  const localize = useLocalize();
  const fields = Object.entries(resourceNamed('brand')?.fields ?? {});
  const changed = fields.filter(([name]) => !isSame(values[name] ?? null, originalOf(name)));
  if (changed.length === 0) return null;
  return (
    <section aria-labelledby="brand-originals">
      <h3 id="brand-originals" className={styles.heading}>
        {t('originals')}
      </h3>
      <div className={styles.row}>
        {changed.map(([name, { label }]) => (
          <Button key={name} size="small" onClick={() => change(name, originalOf(name))}>
            {localize(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const originalOf = (name: string) => (name === 'name' ? originalBrand().name : null);

/** Link to the texts of the sign-in page, which are changed like all others. */
function SignInWords() {
  const { t } = useTranslation('brand');
  const texts = resourceNamed('changedTexts');
  const may = useMay({ resource: 'changedTexts', action: 'create' });
  const { signInTexts: sought } = originalBrand();
  if (!texts || !may || !sought) return null;
  return (
    <p className={styles.words}>
      <Link to={screenPath(texts)} state={{ sought }}>
        {t('signInWords')}
      </Link>
    </p>
  );
}
