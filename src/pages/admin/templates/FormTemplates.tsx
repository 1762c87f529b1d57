import { useOperation } from '@framework/providers/operations';
import { TemplateShelf } from './TemplateShelf';

const newName = { ar: 'نموذج تفتيش جديد', en: 'New inspection form' };

/** The inspection forms: those on offer, those being written, those put away. */
export default function FormTemplates() {
  return <TemplateShelf kind="form" answer={useOperation('inspectionTemplates.list')} newName={newName} />;
}
