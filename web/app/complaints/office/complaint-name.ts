import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'

/** A complaint in a list of those that were skipped. */
export const complaintName = ({ id, customer_name, model_name }: ComplaintRow): string =>
  `${id} · ${m.complaints_office_row_name({ model: model_name, customer: customer_name })}`
