import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { many } from '../core/fields.ts'
import { FINDER_KINDS, type FinderKind } from './words.ts'

const hit = z.object({
  kind: z.enum(FINDER_KINDS),
  id: z.int(),
  /** its title: a name or a number */
  title: z.string(),
  /** details that distinguish it from others of that name */
  line: z.string(),
})

/** How many records of a kind match. */
export interface Total {
  kind: FinderKind
  total: number
}

/** Something that staff looked for. */
export type Hit = z.output<typeof hit>

/** One search over everything that staff look for by a number or a name. */
export const finder = define({
  find: {
    method: 'GET',
    path: '/office/find',
    access: 'dashboard.read',
    centre: 'handler',
    summary: 'The best five of each kind, as far as the role may see it: exact ones, then beginnings, then parts',
    query: z.object({ text: z.string().trim().max(100, { error: m.core_most_100_characters }).default('') }),
    response: many(hit).extend({
      /** of kinds that have more than is shown, up to a hundred */
      totals: z.array(z.object({ kind: z.enum(FINDER_KINDS), total: z.int() })),
    }),
  },
})
