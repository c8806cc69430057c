import { isoDay } from 'contract/core/dates/nepal-time'
import type { ServiceFigures } from 'contract/service-figures/endpoints'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { m } from '#messages'
import { pageCalendar } from '../ui/format/dates.ts'
import { COMPARISONS, periodsOf, PRESETS, type Period } from './period.ts'
import type { Scope } from './rows-path.ts'

/** What the address asks for. */
export interface FigureQuestion {
  now: Period
  before: Period | undefined
  scope: Scope
}

/** The figures and what was asked, or why they did not come. */
export type FiguresRead = FigureQuestion & ({ figures: ServiceFigures; failure?: undefined } | { failure: string })

/** Reads the figures that an address asks for. That they did not come is no reason to lose the choices. */
export async function readFigures({ request }: { request: Request }): Promise<FiguresRead> {
  const question = questionOf(new URL(request.url).searchParams)
  try {
    const { data } = await api.serviceFigures.get({ query: queryOf(question) }, { signal: request.signal })
    return { ...question, figures: data }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    const said = Object.values(error.errors ?? {})[0]
    return { ...question, failure: said ?? (error.status === 422 ? m.lists_unknown_filter() : error.message) }
  }
}

/** Saves the tables as a spreadsheet. */
export const exportFigures = (question: FigureQuestion, options?: Parameters<typeof api.serviceFigures.export>[1]) =>
  api.serviceFigures.export({ query: queryOf(question) }, options)

function questionOf(address: URLSearchParams): FigureQuestion {
  const get = (name: string) => address.get(name) ?? ''
  const [from, to] = [dayIn(get('from')), dayIn(get('to'))]
  const chosen = {
    preset: PRESETS.find((one) => one === get('period')) ?? PRESETS[0],
    comparison: COMPARISONS.find((one) => one === get('compare')) ?? COMPARISONS[0],
    ...(from && { from }),
    ...(to && { to }),
  }
  const scope = {
    ...(get('centre_id') && { centre_id: get('centre_id') }),
    ...(get('sub_category_id') && { sub_category_id: get('sub_category_id') }),
  }
  return { ...periodsOf(chosen, isoDay(new Date()), pageCalendar()), scope }
}

const dayIn = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined)

const queryOf = ({ now, before, scope }: FigureQuestion) => ({
  ...now,
  ...(before && { before_from: before.from, before_to: before.to }),
  ...scope,
})
