import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useId, useState, type ReactNode } from 'react'
import { dragWords, howToMove, type DragNames } from './drag-words.ts'
import { nextPlace } from './next-place.ts'

export interface DragBoardProps extends DragNames {
  /** a card was dropped at another place than its own */
  onDrop: (card: string, place: string) => void
  /** what follows the hand while a card is moved */
  carried: (card: string) => ReactNode
  children: ReactNode
}

/** Cards (`DragCard`) are moved between places (`useDropPlace`): by mouse, by a long press of a finger, or by keys. */
export function DragBoard({ cardName, placeName, placeOf, onDrop, carried, children }: DragBoardProps) {
  const id = useId()
  const [card, setCard] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that scrolls does not drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextPlace,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space'] },
      scrollBehavior: 'auto',
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setCard(undefined)
    const [moved, place] = [String(active.id), over && String(over.id)]
    if (place && place !== placeOf(moved)) onDrop(moved, place)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={placeBelow}
      onDragStart={({ active }) => setCard(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setCard(undefined)}
      accessibility={{
        announcements: dragWords({ cardName, placeName, placeOf }),
        screenReaderInstructions: howToMove(),
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {card !== undefined && <div aria-hidden="true">{carried(card)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

/** The place under the pointer; with keys that in which the card's corner lies. */
const placeBelow: CollisionDetection = (board) => {
  if (board.pointerCoordinates) return pointerWithin(board)
  const { left, top } = board.collisionRect
  const within = pointerWithin({ ...board, pointerCoordinates: { x: left + 1, y: top + 1 } })
  return within.length > 0 ? within : closestCenter(board)
}
