import type { ClientRect, KeyboardCoordinateGetter } from '@dnd-kit/core'

const DIRECTIONS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** Where a card goes at an arrow key: to the nearest place in that direction. */
export const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const direction = DIRECTIONS[event.code]
  const { collisionRect: card, over, droppableRects, droppableContainers } = context
  if (!direction || !card) return undefined
  event.preventDefault()
  const here = (over && droppableRects.get(over.id)) ?? card
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => (id === over?.id ? [] : [droppableRects.get(id)].filter(isShown)))
  const [nearest] = places
    .map((rect) => ({ rect, far: distance(here, rect, { card, direction }) }))
    .filter(({ far }) => far > 0)
    .toSorted((one, other) => one.far - other.far)
  return nearest && within(nearest.rect, card)
}

/** A place that is hidden has no size. */
const isShown = (rect: ClientRect | undefined): rect is ClientRect => rect !== undefined && rect.width > 0

/** The distance to a place in a direction, 0 if it lies elsewhere. Places straight ahead count as nearer. */
function distance(from: ClientRect, to: ClientRect, { card, direction: { x, y } }: Move): number {
  const across = centre(to).x - centre(from).x
  const down = centre(to).y - centre(from).y
  const ahead = across * x + down * y
  // From a place above several the card itself says what is straight ahead.
  const aside = y !== 0 && from.width > 2 * to.width ? centre(to).x - centre(card).x : across * y + down * x
  return ahead > 1 ? ahead + 4 * Math.abs(aside) : 0
}

interface Move {
  card: ClientRect
  direction: { x: number; y: number }
}

const centre = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 })

/** At its own height where the place is that high. */
const within = (place: ClientRect, card: ClientRect) => ({
  x: place.left + Math.max(0, (place.width - card.width) / 2),
  y: Math.max(place.top, Math.min(card.top, place.bottom - card.height)),
})
