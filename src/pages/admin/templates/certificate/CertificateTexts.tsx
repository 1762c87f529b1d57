import { useTranslation } from 'react-i18next';
import { Checkbox, Segmented } from 'antd';
import {
  type CertificateTemplate,
  type CertificateTextKey,
  certificateTextProblems,
  certificateTexts,
  certificateBorders,
  type CertificateLayout,
  certificatePartKeys,
  certificateParts,
} from '#domain/templates/certificateTemplate';
import { keysOf } from '#framework/base/objects';
import { useLocalize } from '@framework/providers/language';
import { BilingualInput } from '../editor/BilingualInput';
import styles from '../editor/Document.module.css';
import { EditorColumns } from '../editor/EditorColumns';
import { TextFields } from '../editor/TextFields';
import { useInsertion } from '../editor/useInsertion';

interface CertificateLayoutFieldsProps {
  readonly layout: CertificateLayout;
  readonly change: (layout: CertificateLayout) => void;
}

const borders = keysOf(certificateBorders);

/** Layout of the paper: its border, and the parts that it shows. */
function CertificateLayoutFields({ layout, change }: CertificateLayoutFieldsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  return (
    <section className={styles.clause} aria-label={t('certificate.layout')}>
      <strong>{t('certificate.layout')}</strong>
      <Segmented
        aria-label={t('certificate.border')}
        value={layout.border}
        onChange={(border) => change({ ...layout, border })}
        options={borders.map((value) => ({ value, label: localize(certificateBorders[value]) }))}
      />
      {certificatePartKeys.map((part) => (
        <Checkbox
          key={part}
          checked={layout[part]}
          onChange={({ target }) => change({ ...layout, [part]: target.checked })}
        >
          {localize(certificateParts[part])}
        </Checkbox>
      ))}
    </section>
  );
}

interface CertificateTextsProps {
  readonly design: CertificateTemplate;
  readonly change: (design: CertificateTemplate) => void;
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
}

/** Texts of the certificate in both languages and its layout, next to the placeholders that its texts may hold. */
export function CertificateTexts({ design, change, refused }: CertificateTextsProps) {
  const { t } = useTranslation('templates');
  const { title, texts } = design;
  const { insert, follow } = useInsertion<CertificateTextKey | 'title'>((key, edit) =>
    change(
      key === 'title'
        ? { ...design, title: edit(title) }
        : { ...design, texts: { ...texts, [key]: edit(texts[key]) } },
    ),
  );
  return (
    <EditorColumns
      use="certificate"
      text={JSON.stringify([title, texts])}
      onInsert={insert}
      refused={refused}
    >
      <section className={styles.clause} aria-label={t('certificate.text')}>
        <BilingualInput
          label={t('builder.title')}
          value={title}
          max={60}
          onChange={(next) => change({ ...design, title: next })}
          onFocus={follow('title')}
        />
        <TextFields
          asked={certificateTexts}
          texts={texts}
          change={(next) => change({ ...design, texts: next })}
          problemsOf={certificateTextProblems}
          optional="note"
          rowsOf={() => 2}
          follow={follow}
        />
      </section>
      <CertificateLayoutFields layout={design.layout} change={(layout) => change({ ...design, layout })} />
    </EditorColumns>
  );
}
