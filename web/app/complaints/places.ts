export interface Zone {
  name: string
  areas: readonly string[]
}

/** The zones of the country and their areas; a list of its own weight, so it is fetched with the form alone. */
export async function loadZones(): Promise<readonly Zone[]> {
  const { default: data } = await import('contract/data/zones.json')
  return data.zones.map(({ name, areas }) => ({ name, areas: areas.map((area) => area.name) }))
}

/** `KAMALBAZZAR (WARD 2)` as `Kamalbazzar (Ward 2)`: the list is written in capitals. */
export const placeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
