import type { BoardColumn } from 'contract/complaints/endpoints'
import { api } from '../../../api/client.ts'
import { orFailure, queryOf, type WholeList } from '../../../lists/list-loader.ts'

/** The stages with their first complaints, or why they did not load. */
export type BoardOfStages = (
  | { columns: readonly BoardColumn[]; failure?: undefined }
  | { columns?: undefined; failure: string }
) &
  WholeList

/** The loader of the board, with the filters of the list that the address has; a stage has an order of its own. */
export const boardLoader =
  (keys: readonly string[], wholeOf: (url: string) => WholeList) =>
  ({ request }: { request: Request }): Promise<BoardOfStages> =>
    orFailure(async () => {
      const query = queryOf(
        request.url,
        keys.filter((key) => key !== 'sort'),
      ) as NonNullable<Parameters<typeof api.complaints.board>[0]>['query']
      const { data } = await api.complaints.board({ query }, { signal: request.signal })
      return { columns: data, ...wholeOf(request.url) }
    })

/** Whether an address shows the board. */
export const isBoard = (url: URL): boolean => url.searchParams.get('view') === 'board'
