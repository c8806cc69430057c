import { useDraggable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import GripVertical from 'lucide-react/icons/grip-vertical'
import MoveRight from 'lucide-react/icons/move-right'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#messages'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu, MenuAction } from '../overlays/menu.tsx'

export interface DragCardProps {
  id: string
  name: string
  /** where it can go by its menu; one that can go nowhere stays where it is */
  places: readonly { id: string; name: string }[]
  onMove: (place: string) => void
  /** on its way to another place */
  busy: boolean
  children: ReactNode
}

/** A card of a `DragBoard`: dragged as a whole, moved by keys from its handle, or by its menu. */
export function DragCard({ id, name, places, onMove, busy, children }: DragCardProps) {
  const isFixed = places.length === 0
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled: isFixed || busy,
  })
  return (
    <li
      ref={setNodeRef}
      data-card={id}
      aria-busy={busy || undefined}
      className={clsx('relative', (isDragging || busy) && 'opacity-50')}
    >
      <CardFrame {...listeners} className={clsx(!isFixed && 'cursor-grab touch-manipulation select-none')}>
        {children}
        {!isFixed && (
          <IconButton
            ref={setActivatorNodeRef}
            size="sm"
            label={m.ui_drag_handle({ name })}
            aria-roledescription={m.ui_drag_movable()}
            aria-describedby={attributes['aria-describedby']}
            className="absolute! top-0.75 right-8.75 cursor-grab! pointer-coarse:hidden"
          >
            <GripVertical />
          </IconButton>
        )}
      </CardFrame>
      {/* Not inside of what is dragged: a press in the menu is none on the card. */}
      {!isFixed && (
        <div className="absolute top-1 right-1">
          <Menu
            trigger={
              <IconButton size="sm" label={m.ui_drag_move_to({ name })} busy={busy}>
                <MoveRight />
              </IconButton>
            }
          >
            {places.map((place) => (
              <MenuAction key={place.id} onSelect={() => onMove(place.id)}>
                {place.name}
              </MenuAction>
            ))}
          </Menu>
        </div>
      )}
    </li>
  )
}

/** How a card looks, also while it is carried. */
export const CardFrame = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={clsx('relative rounded-control border border-line bg-white p-3 text-xs hover:border-line-2', className)}
  />
)
