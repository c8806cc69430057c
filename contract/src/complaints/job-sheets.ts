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
      ids: idsInText('Select at least one complaint', JOB_SHEETS_MAX, `At most ${JOB_SHEETS_MAX} job sheets at once`),
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
      day: day('Please choose a day'),
      engineer_id: idNumber('Choose an engineer').optional(),
      /** instead of an engineer: the name as an older client typed it; empty for visits without anybody */
      technician: optionalText('Technician'),
    }),
    response: { type: TYPE, filename: 'visits.pdf' },
    people: 'complaints',
  },
})
