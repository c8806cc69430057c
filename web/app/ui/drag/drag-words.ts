import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import { m } from '#messages'

export interface DragNames {
  cardName: (card: string) => string
  placeName: (place: string) => string
  /** where a card is */
  placeOf: (card: string) => string
}

export const howToMove = (): ScreenReaderInstructions => ({ draggable: m.ui_drag_how() })

/** What is read out while a card is moved. */
export function dragWords({ cardName, placeName, placeOf }: DragNames): Announcements {
  const name = (card: string | number) => cardName(String(card))
  const place = (id: string | number) => placeName(String(id))
  const home = (card: string | number) => placeOf(String(card))
  const atHome = (card: string | number) => m.ui_drag_start({ name: name(card), place: place(home(card)) })
  return {
    onDragStart: ({ active }) => atHome(active.id),
    // A card is over its own place as soon as it is picked up: that is said once.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === home(active.id) ? atHome(active.id) : m.ui_drag_over({ place: place(over.id) })
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== home(active.id)
        ? m.ui_drag_end({ name: name(active.id), place: place(over.id) })
        : m.ui_drag_left({ name: name(active.id) }),
    onDragCancel: ({ active }) => m.ui_drag_left({ name: name(active.id) }),
  }
}
