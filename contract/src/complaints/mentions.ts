import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { many } from '../core/fields.ts'
import { ROLES } from '../core/roles.ts'

/** A member of staff who can be mentioned in an internal note. */
const colleague = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  /** the service centre to whose complaints they are kept; null for those who see all */
  centre_id: z.int().nullable(),
})
export type Colleague = z.output<typeof colleague>

/** Mentions in internal notes: an @ and a colleague's full name. */
export const mentions = define({
  colleagues: {
    method: 'GET',
    path: '/stocks/colleagues',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'Members of staff who read complaints, by name: those who can be mentioned in an internal note',
    response: many(colleague),
  },
})
