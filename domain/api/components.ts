import { designFile, designFileBody, designPlan } from '#framework/contract/designFile';
import type { ZodType } from 'zod';
import { accountTotalsView, oneTimePasswordView } from './accountViews';
import { assignmentView } from './assignmentView';
import { auditView } from './auditView';
import { branchImportView } from './branchImportView';
import { branchStatisticsView } from './branchStatisticsView';
import {
  availabilityView,
  inspectorWeekView,
  inspectorsWeekView,
  timeSlotsView,
  visitSlotsView,
  visitView,
  workloadView,
} from './calendarViews';
import { certificateKeysView, ownCertificateView, revocationView } from './certificateViews';
import { comparableView, comparisonView } from './comparisonViews';
import {
  bulkBody,
  bulkResult,
  foundView,
  historyEntry,
  importBody,
  importOutcome,
  revertBody,
  savedView,
  titleView,
  usageView,
} from '#framework/contract/consoleViews';
import { contractPaperView } from './contractPaperView';
import { dashboardView } from './dashboardViews';
import { exportView } from '#framework/contract/exportViews';
import { assignmentChangesView, dayOffView, evidenceUploadView, formReceipt } from './fieldViews';
import {
  chartView,
  clientFiguresRow,
  clientManagementView,
  inspectionsView,
  questionBand,
  questionList,
  questionDetailsView,
  questionView,
} from './figureViews';
import { ageingView, owedView, paymentsGraphView, refundView, refundableView } from './financeViews';
import { galleryFilters, galleryPart, galleryPicture } from './galleryViews';
import { healthView } from '#framework/contract/healthView';
import {
  calibrationView,
  ownReportView,
  teamInspectorDetailView,
  teamInspectorView,
  teamTotalView,
} from './inspectorViews';
import { coordinatesView, lookupPair, nationalAddressView, ratingView, servicePair } from './lookupViews';
import { notesView } from './noteViews';
import {
  orderDraftView,
  ownBranchView,
  paymentStartedView,
  purchaseView,
  quoteView,
  servicePackageView,
  serviceView,
  settingsView,
  verificationView,
} from './orderViews';
import { ownPackageView } from './packageViews';
import { fileLink, localizedText, named, priceView } from '#framework/contract/parts';
import { placeView } from './placeView';
import { mailPreferenceView, preferencesView } from './preferenceViews';
import {
  branchManagerView,
  deletionView,
  identityView,
  personView,
  profileDraftView,
  profilePartsView,
  unassignedView,
} from './profileViews';
import { recordView } from '#framework/contract/recordView';
import {
  actionView,
  candidateForMany,
  candidateView,
  correctiveActionsView,
  outcomeView,
  paymentView,
  requestSummary,
  requestView,
  resultsView,
  resultsPart,
} from './requestViews';
import { savedCardView } from './savedCardView';
import { sessionView } from '#framework/contract/sessionViews';
import { summaryView } from '#framework/contract/summaryView';
import { passwordRequestView, verificationSentView } from './securityViews';
import { loginView, sessionUser } from './sessionView';
import { sharePostView } from './sharePostView';
import {
  placeholderView,
  socialTemplateRowView,
  templateRowView,
  templateView,
  templatesSummaryView,
  versionContentView,
} from './templateViews';
import { ticketAssignee, ticketMessageView, ticketView } from './ticketViews';
import { notificationView } from './notificationView';
import { historyDetail } from '../workflow/historyDetail';
import { formSchema } from '../forms/formSchema';

/** Schemas shared by several answers, under their names in the OpenAPI document. */
export const components: Readonly<Record<string, ZodType>> = {
  AccountTotalsView: accountTotalsView,
  ActionView: actionView,
  AgeingView: ageingView,
  AnsweredQuestion: resultsPart.shape.categories.element.shape.questions.element,
  AssignmentChangesView: assignmentChangesView,
  AssignmentForm: assignmentView.shape.form,
  AssignmentView: assignmentView,
  AuditView: auditView,
  AvailabilityView: availabilityView,
  BranchImportView: branchImportView,
  BranchManagerView: branchManagerView,
  BranchStatisticsView: branchStatisticsView,
  BulkBody: bulkBody,
  BulkResult: bulkResult,
  CalibrationView: calibrationView,
  CandidateForMany: candidateForMany,
  CandidateView: candidateView,
  CertificateKeysView: certificateKeysView,
  ChartView: chartView,
  ClientFiguresRow: clientFiguresRow,
  ClientManagementView: clientManagementView,
  ComparableView: comparableView,
  ComparisonView: comparisonView,
  ContractPaperView: contractPaperView,
  CoordinatesView: coordinatesView,
  CorrectiveActionsView: correctiveActionsView,
  DashboardView: dashboardView,
  DayOffView: dayOffView,
  DeletionView: deletionView,
  EvidenceUploadView: evidenceUploadView,
  ExportView: exportView,
  FileLink: fileLink,
  FormReceipt: formReceipt,
  FormSchema: formSchema,
  FoundView: foundView,
  GalleryFilters: galleryFilters,
  GalleryPart: galleryPart,
  GalleryPicture: galleryPicture,
  HealthView: healthView,
  HistoryDetail: historyDetail,
  HistoryEntry: historyEntry,
  IdentityView: identityView,
  ImportBody: importBody,
  ImportOutcome: importOutcome,
  InspectionsView: inspectionsView,
  InspectorWeekView: inspectorWeekView,
  InspectorsWeekView: inspectorsWeekView,
  LocalizedText: localizedText,
  LoginView: loginView,
  LookupPair: lookupPair,
  MailPreferenceView: mailPreferenceView,
  Named: named,
  NationalAddressView: nationalAddressView,
  NotesView: notesView,
  NotificationView: notificationView,
  OneTimePasswordView: oneTimePasswordView,
  OrderDraftView: orderDraftView,
  OutcomeView: outcomeView,
  OwedView: owedView,
  OwnBranchView: ownBranchView,
  OwnCertificateView: ownCertificateView,
  OwnPackageView: ownPackageView,
  OwnReportView: ownReportView,
  PasswordRequestView: passwordRequestView,
  PaymentStartedView: paymentStartedView,
  PaymentView: paymentView,
  PaymentsGraphView: paymentsGraphView,
  PersonView: personView,
  PlaceView: placeView,
  PlaceholderView: placeholderView,
  PreferencesView: preferencesView,
  PriceView: priceView,
  ProfileDraftView: profileDraftView,
  ProfilePartsView: profilePartsView,
  PurchaseView: purchaseView,
  QuestionBand: questionBand,
  QuestionList: questionList,
  QuestionDetailsView: questionDetailsView,
  QuestionView: questionView,
  QuoteView: quoteView,
  RatingView: ratingView,
  DesignFile: designFile,
  DesignFileBody: designFileBody,
  DesignPlan: designPlan,
  DesignedField: designFile.shape.fields.element,
  DesignedRole: designFile.shape.roles.element,
  DesignedType: designFile.shape.types.element,
  RecordView: recordView,
  RefundView: refundView,
  RefundableView: refundableView,
  RequestHistoryEntry: requestView.shape.history.element,
  RequestSummary: requestSummary,
  RequestView: requestView,
  ResultsPart: resultsPart,
  ResultsView: resultsView,
  RevertBody: revertBody,
  RevocationView: revocationView,
  SavedCardView: savedCardView,
  SavedView: savedView,
  ServicePackageView: servicePackageView,
  ServicePair: servicePair,
  ServiceView: serviceView,
  SessionUser: sessionUser,
  SessionView: sessionView,
  SettingsView: settingsView,
  SharePostView: sharePostView,
  SocialTemplateRowView: socialTemplateRowView,
  SummaryView: summaryView,
  TeamInspectorDetailView: teamInspectorDetailView,
  TeamInspectorView: teamInspectorView,
  TeamTotalView: teamTotalView,
  TemplateRowView: templateRowView,
  TemplateView: templateView,
  TemplatesSummaryView: templatesSummaryView,
  TicketAssignee: ticketAssignee,
  TicketMessageView: ticketMessageView,
  TicketView: ticketView,
  TimeSlotsView: timeSlotsView,
  TitleView: titleView,
  UnassignedView: unassignedView,
  UsageView: usageView,
  VerificationSentView: verificationSentView,
  VerificationView: verificationView,
  VersionContentView: versionContentView,
  VisitSlotsView: visitSlotsView,
  VisitView: visitView,
  WorkloadView: workloadView,
};
