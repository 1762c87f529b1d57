import { useParams } from 'react-router';
import { useOperation } from '@framework/providers/operations';
import { FormBuilder } from './builder/FormBuilder';
import { TemplateScreen } from './TemplateScreen';

/** Editor of an inspection form: builder, preview, publication. */
export default function FormTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('inspectionTemplates.get', { params: { id }, query: {} });
  return <TemplateScreen answer={answer} editor={FormBuilder} />;
}
