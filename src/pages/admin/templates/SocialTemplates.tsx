import { useOperation } from '@/providers/operations';
import { TemplateShelf } from './TemplateShelf';

const newName = { ar: 'منشور جديد', en: 'New post' };

/** What clients may share their certificates with: on offer, being written, put away. */
export default function SocialTemplates() {
  return <TemplateShelf kind="social" answer={useOperation('socialTemplates.list')} newName={newName} />;
}
