import { useOperation } from '@framework/providers/operations';
import { TemplateShelf } from './TemplateShelf';

const newName = { ar: 'منشور جديد', en: 'New post' };

/** Posts with which clients may share their certificates: published, drafts, archived. */
export default function SocialTemplates() {
  return <TemplateShelf kind="social" answer={useOperation('socialTemplates.list')} newName={newName} />;
}
