import { useParams } from 'react-router';
import { useOperation } from '@framework/providers/operations';
import { CertificateEditor } from './certificate/CertificateEditor';
import { TemplateScreen } from './TemplateScreen';

/** Layout and texts of certificates: edited, previewed on paper, published. */
export default function CertificateTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('certificateTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={CertificateEditor} />;
}
