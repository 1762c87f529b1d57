import type { InspectionForm } from '../forms/inspectionForm';
import type { CertificateTemplate } from './certificateTemplate';
import type { ContractTemplate } from './contractTemplate';
import type { SocialTemplate } from './socialTemplate';
import type { TemplateKind } from './templateKinds';

/** Body of each kind of template. */
export interface KindBodies extends Record<TemplateKind, object> {
  readonly form: InspectionForm;
  readonly contract: ContractTemplate;
  readonly certificate: CertificateTemplate;
  readonly social: SocialTemplate;
}
