import provinces from '../data/districts.json' with { type: 'json' }

/** The 77 districts of Nepal, by their English names, in alphabetical order. */
export const DISTRICTS: readonly string[] = provinces
  .flatMap(({ districts }) => districts.map(({ name_en }) => name_en))
  .toSorted((a, b) => a.localeCompare(b))
