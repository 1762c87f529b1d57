import { baseRole, keepsRight } from '#framework/schema/roles/customRoles';
import { operations } from './operations';
import { adminRoles, clientRoles, type DeclaredRole, type Role, teamRoles } from './roles';

/**
 * Privileges: what within an operation only some of its callers may do. The handler asks `hasPrivilege`, the page that offers
 * it `useMay`, under the same name. A role that a line does not name is refused.
 */
export const privileges = {
  /** Sees and revokes the API tokens of everybody. */
  'apiTokens.oversee': ['admin'],
  /** The account is the company itself, so its id is the company's id (rules 1.7). */
  'company.own': ['client'],
  /** Acts for the branches assigned to the account alone, and within its spending limit (rules 1.7, 6.9). */
  'branches.manage': ['branch_manager'],
  /** Only the company itself, and none of its branch managers, chooses the main branch. */
  'branches.makeMain': ['client'],
  /** Admins look up the managers of every company; a company finds its own. */
  'branchManagers.readAll': ['admin'],
  /** Corrective actions are assigned to a branch manager by the roles that may assign them. */
  'corrections.assign': operations['clientInspections.assignCorrectiveActions'].audience,
  /** Changes what records are made of: the added fields. */
  design: ['admin'],
  /** The home page has the figures of the own company. */
  'dashboards.company': clientRoles,
  /** The home page has the figures of the own requests and inspectors. */
  'dashboards.team': ['supervisor'],
  /** The home page has the lists that wait for a decision of the back office. */
  'dashboards.waiting': adminRoles,
  /** Charts count every company's requests; without it, those that the caller may read. */
  'figures.readAll': ['admin'],
  /** Changed answers, choices of people and places of visits are for staff alone; finance sees no forms (rules 1.8). */
  'history.readAudit': ['admin', 'admin_operation', 'supervisor'],
  /** Verdicts and corrections are the client's too; finance sees money, not forms (rules 1.8). */
  'history.readFindings': ['admin', 'admin_operation', 'supervisor', ...clientRoles],
  /** Watches what runs in the background: queued jobs, and what was deleted by its age. */
  'operation.watch': ['admin'],
  /** Plans every inspector; without it, those of the own team. */
  'inspectors.readAll': ['admin', 'admin_operation'],
  /** The work of a request is done by operations, and the general admin may do all that operations may (rules 1.1). */
  'requests.operate': ['admin', 'admin_operation'],
  /** The money of a request is decided by finance, and the general admin may do all that finance may (rules 1.1). */
  'payments.decide': ['admin', 'admin_finance'],
  /** Makes custom roles and gives them to people. */
  roles: ['admin'],
  /** The person who registered a company has a position in it. */
  'profile.tellPosition': ['client'],
  /** The report of a visit is the supervisor's once it is submitted, the client's once results are sent (rules 1.8). */
  'reports.readUnsent': ['supervisor'],
  /** A saved view is shared with the team by the general admin (rules 1.1). */
  'savedViews.share': ['admin'],
  /** Views that are shared are the team's, no client's. */
  'savedViews.readShared': teamRoles,
  /** Sees the portal as another person does, to answer what that person asks; changes nothing there. */
  seeAs: operations['sessions.seeAs'].audience,
  /** Switches off the second step of a person who lost their authenticator app. */
  'secondFactor.reset': operations['secondFactor.reset'].audience,
  /** Enters by an identity at the sign-in provider, which knows the team alone. */
  'signIn.provider': teamRoles,
  /** Also shows services that are no longer offered. */
  'services.readRetired': ['admin'],
  /** Authors read drafts and archived templates; everybody else what is published. */
  'templates.author': operations['templates.create'].audience,
  /** Writes what the portal does by itself. */
  automations: operations['automations.try'].audience,
  /** Sends changes of records to other systems. */
  webhooks: operations['webhooks.test'].audience,
  /** Support: answers tickets, is assigned them, and is notified of new ones. */
  'tickets.answer': operations['tickets.assign'].audience,
} as const satisfies Record<string, readonly DeclaredRole[]>;

export type Privilege = keyof typeof privileges;

export function hasPrivilege(role: Role, privilege: Privilege): boolean {
  const base = baseRole(role);
  return base !== null && keepsRight(role, privilege) && holdersOf(privilege).includes(base);
}

/** Roles that have a privilege, for statements that look for people who have it. */
export function holdersOf(privilege: Privilege): readonly DeclaredRole[] {
  return privileges[privilege];
}
