import { api } from '../api/client.ts'
import { mayNow } from '../office/office-data.ts'

interface Choice {
  id: number
  name: string
}

/** The choices of an engineer's form. */
export interface EngineerChoices {
  centres: readonly Choice[]
  categories: readonly Choice[]
}

/** The service centres and the categories of the catalogue. */
export async function loadChoices(): Promise<EngineerChoices> {
  const [centres, categories] = await Promise.all([loadOwnCentres(), api.categories.listPublic()])
  return { centres, categories: categories.data.map(({ id, name }) => ({ id, name })) }
}

/** Where the caller's engineers may be: all service centres, or the one to which the caller is kept. */
const loadOwnCentres = async (): Promise<readonly Choice[]> =>
  mayNow('servicepoints.read') ? loadCentres() : (await api.assignments.board({ query: {} })).centres

/** All service centres, for filters and forms; none for those who are kept to one. */
export async function loadCentres(): Promise<readonly Choice[]> {
  if (!mayNow('servicepoints.read')) return []
  const { data } = await api.servicePoints.list({ query: { kind: 'service_centre', per_page: 100, sort: 'name' } })
  return data.map(({ id, name }) => ({ id, name }))
}
