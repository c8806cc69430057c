import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { day, idNumber, idsInText, optionalText } from '../core/fields.ts'
import { JOB_SHEETS_MAX } from './words.ts'

const TYPE = 'application/pdf'

/** Job sheets that engineers carry to a visit: one A4 page per complaint, with blanks to fill in by hand. */
export const jobSheets = define({
  print: {
    method: 'GET',
    path: '/stocks/jobsheets',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The job sheets of these complaints in their order, in the language of the page',
    query: z.object({
      ids: idsInText(m.complaints_select_least_one_complaint, JOB_SHEETS_MAX, () =>
        m.complaints_most_job_sheets_once({ n: counted(JOB_SHEETS_MAX) }),
      ),
    }),
    response: { type: TYPE, filename: 'job-sheets.pdf' },
    people: 'complaints',
  },
  printDay: {
    method: 'GET',
    path: '/stocks/visits/jobsheets',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The visits of an engineer on a day as a list, and their job sheets, both in the order of the windows',
    query: z.object({
      day: day(m.complaints_choose_day),
      engineer_id: idNumber(m.complaints_choose_engineer).optional(),
      /** instead of an engineer: the name as an older client typed it; empty for visits without anybody */
      technician: optionalText(m.labels_technician),
    }),
    response: { type: TYPE, filename: 'visits.pdf' },
    people: 'complaints',
  },
})
