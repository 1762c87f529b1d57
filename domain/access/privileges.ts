import { operations } from './operations';
import { adminRoles, clientRoles, type DeclaredRole, teamRoles } from './roles';

/**
 * Privileges: parts of an operation that only some of its callers may use. The handler checks `hasPrivilege` and the page
 * `useMay`, by the same name. A role that is not listed is refused.
 */
export const privileges = {
  /** Lists and revokes everybody's API tokens. */
  'apiTokens.oversee': ['admin'],
  /** The account is the company itself, so its id is the company's id (rules 1.7). */
  'company.own': ['client'],
  /** Acts only for the account's assigned branches, and within its spending limit (rules 1.7, 6.9). */
  'branches.manage': ['branch_manager'],
  /** Chooses the main branch: only the company itself, none of its branch managers. */
  'branches.makeMain': ['client'],
  /** Looks up the managers of every company; a company looks up its own. */
  'branchManagers.readAll': ['admin'],
  /** Assigns corrective actions to a branch manager. */
  'corrections.assign': operations['clientInspections.assignCorrectiveActions'].audience,
  /** Changes the structure of records: added fields. */
  design: ['admin'],
  /** Reads the caller's company's figures on the home page. */
  'dashboards.company': clientRoles,
  /** Reads the figures of the caller's own requests and inspectors on the home page. */
  'dashboards.team': ['supervisor'],
  /** Reads the lists that wait for a back-office decision on the home page. */
  'dashboards.waiting': adminRoles,
  /** Charts count every company's requests; without it, those that the caller may read. */
  'figures.readAll': ['admin'],
  /**
   * Reads changed answers, choices of people and places of visits: staff only, except finance, which reads no forms (rules
   * 1.8).
   */
  'history.readAudit': ['admin', 'admin_operation', 'supervisor'],
  /** Reads verdicts and corrections: the client too, but not finance, which reads money and no forms (rules 1.8). */
  'history.readFindings': ['admin', 'admin_operation', 'supervisor', ...clientRoles],
  /** Monitors background work: queued jobs, and records deleted by retention. */
  'operation.watch': ['admin'],
  /** Plans every inspector; without it, only the caller's own team. */
  'inspectors.readAll': ['admin', 'admin_operation'],
  /** The work of a request is done by operations, and the general admin may do all that operations may (rules 1.1). */
  'requests.operate': ['admin', 'admin_operation'],
  /** Decides about the money of a request: finance, and the general admin, who may do all that finance may (rules 1.1). */
  'payments.decide': ['admin', 'admin_finance'],
  /** Creates custom roles and assigns them to people. */
  roles: ['admin'],
  /** States a position in the company: the person who registered it. */
  'profile.tellPosition': ['client'],
  /** Reads the report of a visit once it is submitted: the supervisor. Clients read it once results are sent (rules 1.8). */
  'reports.readUnsent': ['supervisor'],
  /** Shares a saved view with the team (rules 1.1). */
  'savedViews.share': ['admin'],
  /** Reads shared views: the team, no client. */
  'savedViews.readShared': teamRoles,
  /** Views the portal as another person does, read-only, to answer that person's question. */
  seeAs: operations['sessions.seeAs'].audience,
  /** Disables the second factor of a person who lost their authenticator app. */
  'secondFactor.reset': operations['secondFactor.reset'].audience,
  /** Signs in at the sign-in provider, which has accounts of the team only. */
  'signIn.provider': teamRoles,
  /** Also shows services that are no longer offered. */
  'services.readRetired': ['admin'],
  /** Reads drafts and archived templates; everybody else reads published ones. */
  'templates.author': operations['templates.create'].audience,
  /** Writes the portal's automations. */
  automations: operations['automations.try'].audience,
  /** Sends record changes to other systems. */
  webhooks: operations['webhooks.test'].audience,
  /** Support: answers tickets, is assigned them, and is notified of new ones. */
  'tickets.answer': operations['tickets.assign'].audience,
} as const satisfies Record<string, readonly DeclaredRole[]>;

export type Privilege = keyof typeof privileges;

/** Roles that have a privilege, for queries of the people who have it. */
export function holdersOf(privilege: Privilege): readonly DeclaredRole[] {
  return privileges[privilege];
}
