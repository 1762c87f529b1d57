import type { Role } from './roles';

/** Who may call an operation: anybody at all, anybody signed in, or the roles named. */
export type OperationAudience = 'public' | 'any' | readonly Role[];

interface OperationRow {
  /** Specified and not built yet: it has no contract, so that it can be neither registered nor called. */
  readonly planned?: true;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly audience: OperationAudience;
}

const row = <M extends OperationRow['method'], U extends string, A extends OperationAudience>(
  method: M,
  url: U,
  audience: A,
) => ({
  method,
  url,
  audience,
});

const planned = <M extends OperationRow['method'], U extends string, A extends OperationAudience>(
  ...given: [method: M, url: U, audience: A]
) => ({ ...row(...given), planned: true as const });

const client = ['client', 'branch_manager'] as const;
const operationsTeam = ['admin', 'admin_operation'] as const;
const finance = ['admin', 'admin_finance'] as const;

/**
 * Every hand-written operation of the API below `/api/v1`: its address and who may call it (rules 1.9).
 * The server registers by this table and the portal calls by it, so neither can invent an address or a right;
 * what is not here cannot be called. Ownership is checked by the operation itself.
 * Generated operations take their address and audience from their declaration.
 */
export const operations = {
  'auth.login': row('POST', '/auth/login', 'public'),
  'auth.logout': row('POST', '/auth/logout', 'any'),
  'auth.forgotPassword': row('POST', '/auth/forgot-password', 'public'),
  'auth.resetPassword': row('POST', '/auth/reset-password', 'public'),
  'auth.signup': row('POST', '/auth/signup', 'public'),
  'auth.verifyEmail': row('POST', '/auth/verify-email', 'public'),
  'auth.resendVerification': row('POST', '/auth/verify-email/resend', 'public'),
  'auth.changeFirstPassword': row('POST', '/auth/first-password', 'any'),
  'auth.requestSupervisorPassword': row('POST', '/auth/supervisor/password-request', ['supervisor'] as const),
  'auth.updateAdminPassword': row('POST', '/auth/admin/password', [
    'admin',
    'admin_finance',
    'admin_operation',
  ] as const),
  'auth.changeClientPassword': row('POST', '/auth/client/password', client),
  'adminUsers.totals': row('GET', '/admin/users/totals', ['admin'] as const),
  'adminUsers.create': row('POST', '/admin/users', ['admin'] as const),
  'adminUsers.update': row('PATCH', '/admin/users/:id', ['admin'] as const),
  'adminUsers.changePassword': row('POST', '/admin/users/:id/password', ['admin'] as const),
  'adminUsers.delete': row('DELETE', '/admin/users/:id', ['admin'] as const),
  'adminUsers.listClients': row('GET', '/admin/users/clients', ['admin'] as const),
  'adminUsers.listAdmins': row('GET', '/admin/users/admins', ['admin'] as const),
  'adminUsers.changeStatus': row('POST', '/admin/users/:id/status', ['admin'] as const),
  'calendar.inspectors': row('GET', '/calendar/inspectors', ['admin', 'supervisor'] as const),
  'calendar.inspectorDay': row('GET', '/calendar/inspectors/:id/days/:day', ['admin', 'supervisor'] as const),
  'calendar.inspector': row('GET', '/calendar/inspectors/:id', ['admin', 'supervisor'] as const),
  'templates.summary': row('GET', '/templates', ['admin'] as const),
  'templates.create': row('POST', '/templates', ['admin'] as const),
  'templates.saveDraft': row('PUT', '/templates/:id/draft', ['admin'] as const),
  'templates.publish': row('POST', '/templates/:id/publish', ['admin'] as const),
  'templates.archive': row('POST', '/templates/:id/archive', ['admin'] as const),
  'templates.delete': row('DELETE', '/templates/:id', ['admin'] as const),
  'templateVersions.get': row('GET', '/templates/versions/:versionId', ['admin'] as const),
  'inspectionTemplates.list': row('GET', '/templates/inspections', ['admin'] as const),
  'inspectionTemplates.get': row('GET', '/templates/inspections/:id', ['admin'] as const),
  'inspectorForms.get': row('GET', '/templates/inspector-forms/:id/form', ['admin'] as const),
  'supervisorForms.list': row('GET', '/supervisor/inspector-forms', ['supervisor'] as const),
  'supervisorForms.get': row('GET', '/supervisor/inspector-forms/:id', ['supervisor'] as const),
  'supervisorForms.previous': row('GET', '/supervisor/inspector-forms/:id/previous', ['supervisor'] as const),
  'supervisorForms.outcome': row('POST', '/supervisor/inspector-forms/:id/outcome', ['supervisor'] as const),
  'certificateTemplates.get': planned('GET', '/templates/certificates/:id', ['admin'] as const),
  'certificateTemplates.preview': planned('GET', '/templates/certificates/versions/:versionId/preview', [
    'admin',
  ] as const),
  'templateVersions.placeholders': row('GET', '/templates/versions/:versionId/placeholders', [
    'admin',
  ] as const),
  'contractTemplates.list': row('GET', '/templates/contracts', ['admin'] as const),
  'contractTemplates.get': row('GET', '/templates/contracts/:id', ['admin'] as const),
  'contractTemplates.preview': row('GET', '/templates/contracts/:id/preview', ['admin'] as const),
  'contractTemplates.draw': row('POST', '/templates/contracts/draw', ['admin'] as const),
  'lookups.services': row('GET', '/lookups/services', 'any'),
  'lookups.cities': row('GET', '/lookups/cities', 'public'),
  'lookups.cuisineTypes': row('GET', '/lookups/cuisine-types', 'public'),
  'lookups.nationalities': row('GET', '/lookups/nationalities', 'public'),
  'lookups.clientTypes': row('GET', '/lookups/client-types', 'public'),
  'lookups.clientTypeChildren': row('GET', '/lookups/client-types/:id/children', 'public'),
  'lookups.clientTypeNationalities': row('GET', '/lookups/client-types/:id/nationalities', 'public'),
  'lookups.vehicleTypes': row('GET', '/lookups/vehicle-types', 'any'),
  'lookups.states': row('GET', '/lookups/states', 'public'),
  'lookups.stateCities': row('GET', '/lookups/states/:id/cities', 'public'),
  'lookups.districtCoordinates': row('GET', '/lookups/districts/:id/coordinates', 'public'),
  'lookups.questionRatings': row('GET', '/lookups/question-ratings/:type', 'any'),
  'clients.certificates': row('GET', '/clients/:id/certificates', ['admin'] as const),
  'clients.ownCertificates': row('GET', '/client/certificates', client),
  'clients.addBranch': row('POST', '/clients/:id/branches', ['admin'] as const),
  'clients.updateBranch': row('PATCH', '/clients/:id/branches/:branchId', ['admin'] as const),
  'clients.getBranch': row('GET', '/clients/:id/branches/:branchId', ['admin'] as const),
  'clients.updateRestaurant': row('PATCH', '/clients/:id/restaurants/:restaurantId', ['admin'] as const),
  'clients.branchStatistics': row('GET', '/clients/:id/statistics', ['admin'] as const),
  'clients.listBranches': row('GET', '/clients/:id/branches', ['admin'] as const),
  'clients.completeProfile': row('POST', '/client/profile/complete', ['client'] as const),
  'profile.getDraft': row('GET', '/client/profile/draft', ['client'] as const),
  'profile.saveDraft': row('PUT', '/client/profile/draft', ['client'] as const),
  'profile.getPerson': row('GET', '/client/person', client),
  'profile.updatePerson': row('PATCH', '/client/person', client),
  'identity.start': row('POST', '/client/identity', ['client'] as const),
  'identity.status': row('GET', '/client/identity', ['client'] as const),
  'identity.callback': row('POST', '/identity/callback', 'public'),
  'clients.getProfile': row('GET', '/clients/profile/:userId', [
    'admin',
    'client',
    'branch_manager',
  ] as const),
  'branches.listOwn': row('GET', '/client/branches', client),
  'branches.getOwn': row('GET', '/client/branches/:id', client),
  'branches.updateOwn': row('PATCH', '/client/branches/:id', client),
  'branches.convertToMultiple': row('POST', '/client/branches/convert-to-multiple', ['client'] as const),
  'clients.deletionPreview': row('GET', '/client/profile/deletion', ['client'] as const),
  'clients.deleteOwnAccount': row('DELETE', '/client/profile', ['client'] as const),
  'branchManagers.list': row('GET', '/client/branch-managers', ['client'] as const),
  'branchManagers.assign': row('POST', '/client/branch-managers', ['client'] as const),
  'branchManagers.unassigned': row('GET', '/client/branch-managers/unassigned', ['client'] as const),
  'branchManagers.sync': row('PUT', '/client/branch-managers/:id/branches', ['client'] as const),
  'branchManagers.changeStatus': row('POST', '/client/branch-managers/:id/status', ['client'] as const),
  'branchManagers.byUser': row('GET', '/branch-managers/:userId', ['admin', 'client'] as const),
  'services.list': row('GET', '/services', ['admin', 'client', 'branch_manager'] as const),
  'services.get': row('GET', '/services/:id', ['admin', 'client', 'branch_manager'] as const),
  'services.deactivate': row('POST', '/admin/services/:id/deactivate', ['admin'] as const),
  'services.clientPrice': row('POST', '/client/services/:id/price', client),
  'services.clientDropdown': row('GET', '/client/services/dropdown', client),
  'adminNationalities.list': row('GET', '/admin/nationalities', ['admin'] as const),
  'adminClientTypes.list': row('GET', '/admin/client-types', ['admin'] as const),
  'clientInspections.request': row('POST', '/client/inspections', client),
  'clientInspections.requestCustom': row('POST', '/client/inspections/custom', client),
  'clientInspections.redeem': row('POST', '/client/inspections/redeem', client),
  'clientInspections.get': row('GET', '/client/inspections/:id', client),
  'clientInspections.requestContractChange': row(
    'POST',
    '/client/inspections/:id/contract/change-request',
    client,
  ),
  'clientInspections.contract': row('GET', '/client/inspections/:id/contract', client),
  'clientInspections.signContract': row('POST', '/client/inspections/:id/contract/sign', client),
  'clientInspections.pay': row('POST', '/client/inspections/:id/payments', client),
  'clientInspections.payNext': row('POST', '/client/inspections/:id/payments/next', client),
  'clientInspections.acceptDetails': row('POST', '/client/inspections/:id/details/accept', client),
  'clientInspections.rejectDetails': row('POST', '/client/inspections/:id/details/reject', client),
  'clientInspections.correctiveActions': row('GET', '/client/inspections/:id/corrective-actions', client),
  'clientInspections.submitCorrectiveActions': row(
    'POST',
    '/client/inspections/:id/corrective-actions',
    client,
  ),
  'clientInspections.review': row('POST', '/client/inspections/:id/review', client),
  'clientInspections.complete': row('POST', '/client/inspections/:id/complete', client),
  'clientInspections.sharePost': row('POST', '/client/inspections/:id/share', client),
  'clientInspections.vehicles': row('GET', '/client/inspections/:id/vehicles', client),
  'clientInspections.vehicleCorrectiveActions': row(
    'GET',
    '/client/inspections/:id/vehicles/:vehicleId/corrective-actions',
    client,
  ),
  'clientInspections.dashboardCategories': row('GET', '/client/inspections/dashboard/categories', client),
  'clientInspections.availability': row('GET', '/client/calendar/availability', client),
  'clientInspections.timeSlots': row('GET', '/client/calendar/time-slots', client),
  'inspections.place': row('GET', '/inspections/:id/place', [
    'admin',
    'admin_operation',
    'supervisor',
  ] as const),
  'inspections.visitSlots': row('GET', '/inspections/:id/visit-slots', [
    'client',
    'branch_manager',
    'supervisor',
  ] as const),
  'clientInspections.reschedule': row('POST', '/inspections/:id/reschedule', [
    'client',
    'branch_manager',
    'supervisor',
  ] as const),
  'clientInspections.reportInspector': row('POST', '/client/inspections/:id/report-inspector', client),
  'clientInspections.compare': row('GET', '/client/inspections/compare', client),
  'clientInspections.compareBranches': row('GET', '/client/inspections/compare/branches', client),
  'clientInspections.compareReport': row('GET', '/client/inspections/compare/report', client),
  'inspections.list': row('GET', '/inspections', [
    'admin',
    'admin_finance',
    'admin_operation',
    'supervisor',
  ] as const),
  'inspections.get': row('GET', '/inspections/:id', [
    'admin',
    'admin_finance',
    'admin_operation',
    'supervisor',
  ] as const),
  'inspections.completed': row('GET', '/inspections/completed', [
    'admin',
    'admin_operation',
    'supervisor',
  ] as const),
  'adminInspections.confirmPayment': row('POST', '/admin/inspections/:id/payment/confirm', finance),
  'adminInspections.assignSupervisor': row('POST', '/admin/inspections/:id/supervisor', operationsTeam),
  'adminInspections.uploadContract': row('POST', '/admin/inspections/:id/contract', operationsTeam),
  'adminInspections.cancel': row('POST', '/admin/inspections/:id/cancel', operationsTeam),
  'adminInspections.categoryQuestions': row(
    'GET',
    '/admin/inspections/:id/categories/:category/questions',
    operationsTeam,
  ),
  'adminInspections.correctiveActions': row(
    'GET',
    '/admin/inspections/:id/corrective-actions',
    operationsTeam,
  ),
  'supervisorInspections.sendDetails': row('POST', '/supervisor/inspections/:id/details', [
    'supervisor',
  ] as const),
  'supervisorInspections.assignInspector': row('POST', '/supervisor/inspections/:id/inspector', [
    'supervisor',
  ] as const),
  'supervisorInspections.updateAnswers': row('PATCH', '/supervisor/inspections/:id/answers', [
    'supervisor',
  ] as const),
  'supervisorInspections.returnForm': row('POST', '/supervisor/inspections/:id/return-form', [
    'supervisor',
  ] as const),
  'supervisorInspections.reopenReview': row('POST', '/supervisor/inspections/:id/reopen-review', [
    'supervisor',
  ] as const),
  'supervisorInspections.submitChanges': row('POST', '/supervisor/inspections/:id/changes', [
    'supervisor',
  ] as const),
  'supervisorInspections.correctiveActions': row('GET', '/supervisor/inspections/:id/corrective-actions', [
    'supervisor',
  ] as const),
  'supervisorInspections.approveCorrectiveActions': row(
    'POST',
    '/supervisor/inspections/:id/corrective-actions/approve',
    ['supervisor'] as const,
  ),
  'supervisorInspections.updateCorrectiveAnswer': row(
    'PATCH',
    '/supervisor/inspections/:id/corrective-actions/:itemId',
    ['supervisor'] as const,
  ),
  'supervisorInspections.sendResults': row('POST', '/supervisor/inspections/:id/results', [
    'supervisor',
  ] as const),
  'supervisorInspections.recalculateScore': row('POST', '/supervisor/inspections/:id/score', [
    'supervisor',
  ] as const),
  'supervisorInspections.regenerateCertificate': row('POST', '/supervisor/inspections/:id/certificate', [
    'supervisor',
  ] as const),
  'supervisorInspections.finalReport': row('GET', '/supervisor/inspections/:id/report', [
    'supervisor',
  ] as const),
  'supervisorInspections.finalVehicleReport': row(
    'GET',
    '/supervisor/inspections/:id/vehicles/:vehicleId/report',
    ['supervisor'] as const,
  ),
  'supervisorInspections.vehicleQuestions': row(
    'GET',
    '/supervisor/inspections/:id/vehicles/:vehicleId/questions',
    ['supervisor'] as const,
  ),
  'supervisorInspections.history': row('GET', '/supervisor/inspections/:id/history', ['supervisor'] as const),
  'supervisor.inspectors': row('GET', '/supervisor/inspectors', ['supervisor'] as const),
  'supervisor.inspectorsTotal': row('GET', '/supervisor/inspectors/total', ['supervisor'] as const),
  'supervisor.inspector': row('GET', '/supervisor/inspectors/:id', ['supervisor'] as const),
  'supervisor.workload': row('GET', '/admin/supervisors/:id/workload', ['admin'] as const),
  'supervisor.reportInspector': row('POST', '/supervisor/inspectors/:id/reports', ['supervisor'] as const),
  'supervisor.reviewInspector': row('POST', '/supervisor/inspectors/:id/reviews', ['supervisor'] as const),
  'reportedInspectors.decide': row('POST', '/admin/inspector-reports/:id/decision', ['admin'] as const),
  'daysOff.decide': row('POST', '/admin/days-off/:id/decision', ['admin'] as const),
  'payments.graph': row('GET', '/admin/payments/graph', finance),
  'payments.export': row('POST', '/admin/payments/export', finance),
  'refunds.eligible': row('GET', '/admin/refunds/eligible', finance),
  'refunds.create': row('POST', '/admin/refunds', finance),
  'refunds.recordTransfer': row('POST', '/admin/refunds/:id/transfer', finance),
  'refunds.retry': row('POST', '/admin/refunds/:id/retry', finance),
  'refunds.transferInstead': row('POST', '/admin/refunds/:id/transfer-instead', finance),
  'gallery.list': row('GET', '/admin/gallery', ['admin'] as const),
  'gallery.questions': row('GET', '/admin/gallery/questions', ['admin'] as const),
  'gallery.categories': row('GET', '/admin/gallery/categories', ['admin'] as const),
  'gallery.clients': row('GET', '/admin/gallery/clients', ['admin'] as const),
  'gallery.export': row('POST', '/admin/gallery/export', ['admin'] as const),
  'exports.get': row('GET', '/exports/:id', ['admin'] as const),
  'exports.cancel': row('POST', '/exports/:id/cancel', ['admin'] as const),
  'dashboards.clientManagement': row('GET', '/dashboards/client-management', ['admin'] as const),
  'dashboards.clientTable': row('GET', '/dashboards/client-table', ['admin'] as const),
  'dashboards.byRole': row('GET', '/dashboards', 'any'),
  'dashboards.chart': row('GET', '/dashboards/chart', [
    'admin',
    'client',
    'branch_manager',
    'supervisor',
  ] as const),
  'dashboards.chartDetails': row('GET', '/dashboards/chart/details', ['admin'] as const),
  'dashboards.inspections': row('GET', '/dashboards/inspections', ['admin'] as const),
  'dashboards.questions': row('GET', '/dashboards/questions', ['admin'] as const),
  'dashboards.questionDetails': row('GET', '/dashboards/questions/details', ['admin'] as const),
  'tickets.create': row('POST', '/user/tickets', ['client'] as const),
  'tickets.messages': row('GET', '/user/tickets/:id/messages', ['admin', 'client'] as const),
  'tickets.reply': row('POST', '/user/tickets/:id/messages', ['admin', 'client'] as const),
  'tickets.changeStatus': row('POST', '/user/tickets/:id/status', ['admin', 'client'] as const),
  'notifications.list': row('GET', '/notifications', 'any'),
  'notifications.markRead': row('POST', '/notifications/:id/read', 'any'),
  'notifications.markAllRead': row('POST', '/notifications/read', 'any'),
  'notifications.hasUnread': row('GET', '/notifications/unread', 'any'),
  'field.assignments': row('GET', '/field/assignments', ['inspector'] as const),
  'field.start': row('POST', '/field/assignments/:id/start', ['inspector'] as const),
  'field.uploadEvidence': row('POST', '/field/assignments/:id/evidence', ['inspector'] as const),
  'field.submitForm': row('POST', '/field/assignments/:id/form', ['inspector'] as const),
  'field.form': row('GET', '/field/assignments/:id/form', ['inspector'] as const),
  'field.requestDayOff': row('POST', '/field/days-off', ['inspector'] as const),
  'sandbox.bringVisitForward': row('POST', '/sandbox/visits/:id/bring-forward', ['inspector'] as const),
  'session.get': row('GET', '/session', 'any'),
  'sessions.list': row('GET', '/sessions', 'any'),
  'sessions.end': row('DELETE', '/sessions/:id', 'any'),
  'sessions.endOthers': row('POST', '/sessions/end-others', 'any'),
  'passwordRequests.own': row('GET', '/password-request', [
    'client',
    'branch_manager',
    'supervisor',
  ] as const),
  'passwordRequests.decide': row('POST', '/admin/password-requests/:id/decision', ['admin'] as const),
  'files.upload': row('POST', '/files', 'any'),
  'orderDrafts.get': row('GET', '/client/order-drafts/:serviceId', client),
  'orderDrafts.save': row('PUT', '/client/order-drafts/:serviceId', client),
  'clientInspections.list': row('GET', '/client/inspections', client),
  'clientInspections.quote': row('POST', '/client/inspections/quote', client),
  'clientInspections.cancel': row('POST', '/client/inspections/:id/cancel', client),
  'clientInspections.settleCard': row('POST', '/client/inspections/:id/payments/:paymentId/settle', client),
  'clientInspections.results': row('GET', '/client/inspections/:id/results', client),
  'adminInspections.rejectPayment': row('POST', '/admin/inspections/:id/payment/reject', finance),
  'inspections.results': row('GET', '/inspections/:id/results', [
    'admin',
    'admin_operation',
    'supervisor',
  ] as const),
  'inspections.undoStart': row('POST', '/inspections/:id/undo-start', [
    'admin',
    'admin_operation',
    'supervisor',
  ] as const),
  'inspections.supervisorCandidates': row('GET', '/admin/inspections/:id/supervisors', operationsTeam),
  'inspections.inspectorCandidates': row('GET', '/supervisor/inspections/:id/inspectors', [
    'supervisor',
  ] as const),
  'payments.webhook': row('POST', '/payments/webhook', 'public'),
  'certificates.verify': row('GET', '/certificates/:code', 'public'),
  'mailbox.list': row('GET', '/admin/mailbox', ['admin'] as const),
  'console.search': row('GET', '/console/search', 'any'),
  'savedViews.list': row('GET', '/console/views', 'any'),
  'savedViews.save': row('POST', '/console/views', 'any'),
  'savedViews.delete': row('DELETE', '/console/views/:id', 'any'),
  'system.health': row('GET', '/health', 'public'),
  'portal.settings': row('GET', '/settings', 'public'),
} satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;

/** Those that are built; the contract says of each what it takes and answers. */
export type BuiltOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { readonly planned: true } ? never : Id;
}[OperationId];
