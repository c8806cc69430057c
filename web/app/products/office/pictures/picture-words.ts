import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'

export const HOW_TO_DRAG: ScreenReaderInstructions = {
  draggable: 'To move the picture press Space, then the arrow keys, and Space again to drop it; Escape leaves it.',
}

/** What is read out while a picture is moved. */
export function dragWords(keys: readonly string[]): Announcements {
  const place = (id: string | number) => `${keys.indexOf(String(id)) + 1} of ${keys.length}`
  return {
    onDragStart: ({ active }) => `Picture ${place(active.id)} picked up`,
    onDragOver: ({ active, over }) => (over && active.id !== over.id ? `Moves to place ${place(over.id)}` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped at place ${place(over.id)}` : 'Left where it was'),
    onDragCancel: ({ active }) => `Left at place ${place(active.id)}`,
  }
}
