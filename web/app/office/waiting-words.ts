import type { Attention } from 'contract/dashboard/endpoints'
import { m } from '#messages'
import { settings } from '../brand/page-settings.ts'

/** Labels for pending work. */
export const WAITING_WORDS: Record<WaitingPart, () => string> = {
  registrations_waiting: m.dashboard_wait_registrations,
  serials_shared: m.dashboard_wait_serials,
  registrations_disputed: m.dashboard_wait_disputed,
  unit_serials_shared: m.dashboard_wait_unit_serials,
  complaints_undispatched: () => (settings().hasCrm ? m.dashboard_wait_dispatch() : m.dashboard_wait_send()),
  dispatches_failed: m.dashboard_wait_dispatch_failed,
  complaints_to_plan: m.dashboard_wait_plan,
  complaints_proposed: m.dashboard_wait_proposed,
  complaints_overdue: m.dashboard_wait_overdue,
  messages_unread: m.dashboard_wait_messages,
  extensions_awaiting: m.dashboard_wait_extensions,
  parts_to_approve: m.dashboard_wait_parts_approve,
  parts_to_send: m.dashboard_wait_parts_send,
  parts_to_receive: m.dashboard_wait_parts_receive,
  model_numbers_doubled: m.dashboard_wait_models,
  enquiries_open: m.dashboard_wait_enquiries,
  quotations_pending: m.dashboard_wait_quotations,
  personalisations_pending: m.dashboard_wait_personalisations,
  jobs_failed: m.dashboard_wait_jobs,
  alarms: m.dashboard_wait_alarms,
}

/** The reasons for which something waits; the others are sums of them, of today, or end by a look. */
export type WaitingPart = Exclude<
  keyof Attention,
  'registrations_open' | 'complaints_open' | 'complaints_due_today' | 'visits_today' | 'enquiries_unread'
>
