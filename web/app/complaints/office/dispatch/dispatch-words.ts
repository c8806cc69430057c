import { m } from '#messages'
import { settings } from '../../../brand/page-settings.ts'

/** The words of handing a complaint to the CRM. */
const TO_CRM = {
  verb: m.complaints_office_dispatch_do,
  done: m.complaints_office_dispatched_button,
  title: m.complaints_office_dispatch_title,
  titleOfMany: m.complaints_office_bulk_dispatch_ask,
  ofMany: m.complaints_office_bulk_dispatch,
  already: m.complaints_office_bulk_dispatched,
  doneUnder: m.complaints_office_dispatched_under,
  notDone: m.complaints_office_not_dispatched_text,
  closed: m.complaints_office_closed_text,
  column: m.complaints_office_dispatch,
  none: m.complaints_office_dispatch_none,
  dispatched: m.complaints_office_dispatch_dispatched,
  jobNumber: m.complaints_office_job_number_help,
  event: m.complaints_office_event_dispatched,
}

/** The same where no CRM is set: a complaint is sent to one of our service centres. */
const TO_CENTRE: typeof TO_CRM = {
  verb: m.complaints_office_send_do,
  done: m.complaints_office_send_done,
  title: m.complaints_office_send_title,
  titleOfMany: m.complaints_office_bulk_send_ask,
  ofMany: m.complaints_office_bulk_send,
  already: m.complaints_office_bulk_sent,
  doneUnder: m.complaints_office_sent_under,
  notDone: m.complaints_office_not_sent_text,
  closed: m.complaints_office_closed_not_sent_text,
  column: m.complaints_office_sending,
  none: m.complaints_office_send_none,
  dispatched: m.complaints_office_send_sent,
  jobNumber: m.complaints_office_job_number_sent_help,
  event: m.complaints_office_event_numbered,
}

/** Whether dispatched complaints go to a CRM. */
export const hasCrm = (): boolean => settings().hasCrm

/** What a dispatch is called here, by where it goes. */
export const dispatchWords = (): typeof TO_CRM => (hasCrm() ? TO_CRM : TO_CENTRE)

/** Whether a complaint can go nowhere: there is no CRM, and no service centre is assigned or proposed. */
export const lacksCentre = ({ centre_id }: { centre_id: number | null }): boolean => !hasCrm() && centre_id === null
