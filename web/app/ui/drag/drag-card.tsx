import { useDraggable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import GripVertical from 'lucide-react/icons/grip-vertical'
import MoveRight from 'lucide-react/icons/move-right'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#messages'
import { IconButton, type IconButtonProps } from '../buttons/icon-button.tsx'
import { Menu, MenuAction } from '../overlays/menu.tsx'

export interface DragCardProps {
  id: string
  name: string
  /** moves it without dragging: `MoveMenu` or `MoveButton`; a card that has none stays where it is */
  mover: ReactNode
  /** on its way to another place */
  busy: boolean
  children: ReactNode
}

/** A card of a `DragBoard`: dragged as a whole, moved by keys from its handle, or by its mover. */
export function DragCard({ id, name, mover, busy, children }: DragCardProps) {
  const isFixed = !mover
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
      {/* Not inside of what is dragged: a press on it is none on the card. */}
      {!isFixed && <div className="absolute top-1 right-1">{mover}</div>}
    </li>
  )
}

export interface MoveMenuProps {
  /** of the card */
  name: string
  places: readonly { id: string; name: string }[]
  onMove: (place: string) => void
  busy: boolean
}

/** The places to which a card can go, as a menu. */
export const MoveMenu = ({ name, places, onMove, busy }: MoveMenuProps) => (
  <Menu trigger={<MoveButton name={name} busy={busy} />}>
    {places.map((place) => (
      <MenuAction key={place.id} onSelect={() => onMove(place.id)}>
        {place.name}
      </MenuAction>
    ))}
  </Menu>
)

/** Asks where a card goes. */
export const MoveButton = ({ name, ...rest }: Omit<IconButtonProps, 'label' | 'name'> & { name: string }) => (
  <IconButton {...rest} size="sm" label={m.ui_drag_move_to({ name })}>
    <MoveRight />
  </IconButton>
)

/** How a card looks, also while it is carried. */
export const CardFrame = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={clsx('relative rounded-control border border-line bg-white p-3 text-xs hover:border-line-2', className)}
  />
)
