import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import { m } from '#messages'
import { whole } from '../../../ui/format/numbers.ts'

export const howToDrag = (): ScreenReaderInstructions => ({
  draggable: m.products_office_drag_how(),
})

/** Announcements while a picture is moved. */
export function dragWords(keys: readonly string[]): Announcements {
  const place = (id: string | number) => ({
    shown: whole(keys.indexOf(String(id)) + 1),
    most: whole(keys.length),
  })
  return {
    onDragStart: ({ active }) => m.products_office_drag_start(place(active.id)),
    onDragOver: ({ active, over }) =>
      over && active.id !== over.id ? m.products_office_drag_over(place(over.id)) : undefined,
    onDragEnd: ({ over }) => (over ? m.products_office_drag_end(place(over.id)) : m.products_office_drag_left()),
    onDragCancel: ({ active }) => m.products_office_drag_cancel(place(active.id)),
  }
}
