import seats from '../data/district-seats.json' with { type: 'json' }

/** Latitude and longitude of each district's headquarters, to about ten kilometres. */
const SEATS = new Map(Object.entries(seats) as [string, [number, number]][])

/** The district nearest to each of the others, of some: as the crow flies from headquarters to headquarters. */
export function nearestOf(some: ReadonlySet<string>): Record<string, string> {
  const nearest: Record<string, string> = {}
  for (const [district, seat] of SEATS) {
    if (some.has(district)) continue
    let least = Number.POSITIVE_INFINITY
    for (const other of some) {
      const away = squareOf(seat, SEATS.get(other))
      if (away < least) [least, nearest[district]] = [away, other]
    }
  }
  return nearest
}

/** A degree of longitude is shorter than one of latitude, in Nepal by an eighth. */
const squareOf = ([lat, long]: [number, number], other: [number, number] | undefined): number =>
  other ? (lat - other[0]) ** 2 + ((long - other[1]) * 0.88) ** 2 : Number.POSITIVE_INFINITY
