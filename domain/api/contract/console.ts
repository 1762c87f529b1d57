import { z } from 'zod';
import {
  mailboxView,
  mailPreferenceView,
  notificationView,
  preferencesView,
  ticketAssignee,
  ticketMessageView,
  ticketView,
  unreadTicketsView,
} from '../messageViews';
import { mailChoiceBody, mailTimesBody, noticeChoicesBody } from '../../notifications/preferenceBodies';
import {
  newTicketBody,
  ticketAssigneeBody,
  ticketReplyBody,
  ticketStatusBody,
} from '../../tickets/ticketBodies';
import { auditActions, auditView } from '../auditView';
import { dashboardView, waitingWork } from '../dashboardViews';
import { done, pageQuery } from 'sijil/contract/exchange';
import { isShortAddress } from 'sijil/base/formats/saudiNumbers';
import { ratingTypes } from '../../lookups/questionRatings';
import { coordinatesView, lookupPair, nationalAddressView, ratingView } from '../lookupViews';
import { settingsView } from '../orderViews';

/** Token of a link in an email. */
const mailToken = { token: z.string().max(160) };

/** Notifications, saved views, search and other operations for any signed-in user. */
export const consoleOperations = {
  'audit.list': {
    query: z.strictObject({
      resource: z.string().max(60).optional(),
      recordId: z.uuid().optional(),
      action: z.enum(auditActions).optional(),
      actorId: z.uuid().optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** Changes of one person to one record within a minute as one entry. */
      _merged: z.enum(['true', 'false']).optional(),
      ...pageQuery,
    }),
    answer: z.array(auditView),
  },
  'dashboards.byRole': { query: z.strictObject({ branchId: z.uuid().optional() }), answer: dashboardView },
  'notifications.list': {
    query: z.strictObject({
      ...pageQuery,
      _sort: z.string().optional(),
      _order: z.string().optional(),
      open: z.string().optional(),
    }),
    answer: z.array(notificationView),
  },
  'notifications.hasUnread': { answer: z.object({ unread: z.number(), work: waitingWork }) },
  'notifications.preferences': { answer: preferencesView },
  'notifications.saveMailTimes': { body: mailTimesBody, answer: done },
  'notifications.saveChoices': { body: noticeChoicesBody, bodyKb: 32, answer: done },
  'notifications.mailPreference': { params: mailToken, answer: mailPreferenceView },
  'notifications.saveMailPreference': { params: mailToken, body: mailChoiceBody, answer: done },
  'notifications.markRead': { answer: done },
  'notifications.markAllRead': { answer: done },
  'tickets.create': { body: newTicketBody, bodyKb: 32, answer: ticketView },
  'tickets.unread': {
    query: z.strictObject({ ids: z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/) }),
    answer: unreadTicketsView,
  },
  'tickets.assignees': { answer: z.array(ticketAssignee) },
  'tickets.assign': { body: ticketAssigneeBody, answer: done },
  'tickets.markRead': { answer: done },
  'tickets.messages': { answer: z.array(ticketMessageView) },
  'tickets.reply': { body: ticketReplyBody, bodyKb: 32, answer: z.object({ id: z.string() }) },
  'tickets.changeStatus': { body: ticketStatusBody, answer: ticketView },
  'mailbox.list': { query: z.object({ to: z.string().max(320).optional() }), answer: mailboxView },
};

const pairs = { answer: z.array(lookupPair) };

export const systemOperations = {
  'portal.settings': { answer: settingsView },
  'lookups.services': pairs,
  'lookups.cities': pairs,
  'lookups.cuisineTypes': pairs,
  'lookups.nationalities': pairs,
  'lookups.clientTypes': pairs,
  'lookups.clientTypeChildren': pairs,
  'lookups.clientTypeNationalities': pairs,
  'lookups.vehicleTypes': pairs,
  'lookups.states': pairs,
  'lookups.stateCities': pairs,
  'lookups.districtCoordinates': { answer: coordinatesView },
  'nationalAddresses.get': {
    params: { code: z.string().refine(isShortAddress) },
    answer: nationalAddressView,
  },
  'lookups.questionRatings': { params: { type: z.enum(ratingTypes) }, answer: z.array(ratingView) },
};
