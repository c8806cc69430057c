import { useDroppable } from '@dnd-kit/core'

/** A place of a `DragBoard` to which cards can go. */
export function useDropPlace(id: string) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return { ref: setNodeRef, isOver }
}
