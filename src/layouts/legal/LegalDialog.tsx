import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type LegalText, legalTexts } from './legalTexts';

/** The terms or the privacy policy over whatever page one is on; closing it leaves that page as it was. */
export default function LegalDialog({ text }: { readonly text: LegalText }) {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Modal
      open
      title={t(`${text}.title`)}
      footer={null}
      width={640}
      onCancel={() => void navigate({ pathname, search }, { preventScrollReset: true })}
      closable={{ 'aria-label': common('close') }}
    >
      {legalTexts[text].map((part) => (
        <section key={part}>
          <h3>{t(`${text}.${part}.title`)}</h3>
          <p>{t(`${text}.${part}.text`)}</p>
        </section>
      ))}
    </Modal>
  );
}
