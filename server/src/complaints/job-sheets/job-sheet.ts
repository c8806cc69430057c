import type { WarrantyVerdict } from 'contract/complaints/warranty-verdict'
import type { VisitWindow } from 'contract/complaints/visit-windows'
import type { Reader } from '../../platform/core/format.ts'
import type { Letterhead } from '../../platform/papers/letterhead.ts'

/** Another repair of the same appliance. */
export interface EarlierRepair {
  id: number
  job_no: string | null
  /** in the reader's language */
  fault: string
  status: string
  day: string
}

/** The content of a complaint's job sheet. Days as `YYYY-MM-DD`. */
export interface JobSheet {
  id: number
  job_no: string | null
  /** where it is followed, in the QR code */
  address: string
  customer_name: string
  customer_contact: string
  customer_address: string
  zone: string
  area: string
  district: string
  local_level: string
  ward: number | null
  model_name: string
  model_num: string
  /** null while it is not known: the engineer reads it off the appliance */
  serial_number: string | null
  purchase_date: string | null
  /** the year alone, where the day is not known */
  purchase_year: number | null
  warranty: WarrantyVerdict
  problem_type: string
  /** the problem in the reader's language */
  fault: string
  /** plain text */
  remark: string
  visit_date: string | null
  visit_window: VisitWindow
  technician: string
  technician_contact: string
  centre: string
  /** newest first */
  earlier: EarlierRepair[]
}

/** The engineer whose visits are listed before the sheets. */
export interface DayOfEngineer {
  day: string
  technician: string
  technician_contact: string
  centre: string
}

/** A document of job sheets, and who reads it. */
export interface JobSheets extends Reader {
  letterhead: Letterhead
  /** the day on which it is printed */
  today: string
  /** the list of a day comes first */
  day?: DayOfEngineer
  sheets: JobSheet[]
  /** the declaration the customer signs */
  declaration: string
}
