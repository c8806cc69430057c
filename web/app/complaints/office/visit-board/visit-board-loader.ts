import type { VisitBoard } from 'contract/complaints/assignments'
import { api } from '../../../api/client.ts'
import { orFailure } from '../../../lists/list-loader.ts'

/** A week of visits, or why it did not load. */
export type WeekOfVisits = { week: VisitBoard; failure?: undefined } | { week?: undefined; failure: string }

/** The loader of the board, for the day and the service centre in the address. */
export const loadWeek = (request: Request): Promise<WeekOfVisits> =>
  orFailure(async () => {
    const search = new URL(request.url).searchParams
    const [from, centre_id] = [search.get('day'), search.get('centre_id')]
    const query = { ...(from && { from }), ...(centre_id && { centre_id }) }
    return { week: await api.assignments.board({ query }, { signal: request.signal }) }
  })
