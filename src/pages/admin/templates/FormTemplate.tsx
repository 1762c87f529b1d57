import { useParams } from 'react-router';
import { useOperation } from '@framework/providers/operations';
import { FormBuilder } from './builder/FormBuilder';
import { TemplateScreen } from './TemplateScreen';

/** One inspection form: built, previewed, published. */
export default function FormTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('inspectionTemplates.get', { params: { id }, query: {} });
  return <TemplateScreen answer={answer} editor={FormBuilder} />;
}
