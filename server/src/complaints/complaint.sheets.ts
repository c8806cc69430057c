import { windowText } from 'contract/complaints/visit-windows'
import type { ComplaintRow } from 'contract/complaints/endpoints'
import { fiscalYearColumn } from '../platform/sheets/fiscal-year-column.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of a complaint spreadsheet. */
export const complaintColumns: WrittenColumn<ComplaintRow>[] = [
  { header: 'Complaint', width: 12, value: ({ id }) => id },
  { header: 'Customer', width: 28, value: ({ customer_name }) => customer_name },
  { header: 'Contact', width: 16, isText: true, value: ({ customerContact }) => customerContact },
  { header: 'Model', width: 28, value: ({ model_name }) => model_name },
  { header: 'Model number', width: 20, isText: true, value: ({ model_num }) => model_num },
  { header: 'Serial No.', width: 24, isText: true, value: ({ serial_number }) => serial_number },
  { header: 'Problem type', width: 20, value: ({ problem_type }) => problem_type },
  { header: 'Status', width: 30, value: ({ status }) => status },
  { header: 'District', width: 18, value: ({ district }) => district },
  { header: 'Local level', width: 20, value: ({ local_level }) => local_level },
  { header: 'Ward', width: 8, value: ({ ward }) => ward ?? '' },
  { header: 'Zone', width: 18, value: ({ zone }) => zone },
  { header: 'City', width: 18, value: ({ area }) => area },
  {
    header: 'Service centre',
    width: 24,
    value: ({ centre_name, centre_chosen }) => (centre_chosen ? centre_name : ''),
  },
  { header: 'Owner', width: 24, value: ({ owner_name }) => owner_name },
  { header: 'Technician', width: 24, value: ({ technician }) => technician },
  { header: 'Visit', width: 14, isDay: true, value: ({ visit_date }) => visit_date },
  { header: 'Window', width: 10, isText: true, value: ({ visit_window }) => windowText(visit_window) },
  { header: 'Job no.', width: 18, isText: true, value: ({ job_no }) => job_no },
  { header: 'Date', value: ({ date_joined }) => new Date(date_joined) },
  fiscalYearColumn(({ date_joined }) => date_joined),
  { header: 'Priority', width: 10, value: ({ priority }) => priority },
  { header: 'Due', value: ({ next_due_at }) => (next_due_at === '' ? '' : new Date(next_due_at)) },
  { header: 'Merged into', width: 12, value: ({ merged_into }) => merged_into ?? '' },
  { header: 'Tags', width: 24, value: ({ tags }) => tags.join(', ') },
]
