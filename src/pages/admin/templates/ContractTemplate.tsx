import { useParams } from 'react-router';
import { useOperation } from '@framework/providers/operations';
import { ContractEditor } from './contract/ContractEditor';
import { TemplateScreen } from './TemplateScreen';

/** The contract's terms: written, previewed on paper, published. */
export default function ContractTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('contractTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={ContractEditor} />;
}
