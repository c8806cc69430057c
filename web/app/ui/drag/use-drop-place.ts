import { useDndContext, useDroppable } from '@dnd-kit/core'

/** A place of a `DragBoard` to which cards can go: all, or those that it takes. */
export function useDropPlace(id: string, takes: (card: string) => boolean = () => true) {
  const { active } = useDndContext()
  const { setNodeRef, isOver } = useDroppable({ id, disabled: active !== null && !takes(String(active.id)) })
  return { ref: setNodeRef, isOver }
}
