import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useCallback } from 'react'
import { m } from '#messages'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import type { SetPicture } from './picture-order.ts'
import { whole } from '../../../ui/format/numbers.ts'

export interface PictureTileProps {
  picture: SetPicture
  /** of the set */
  label: string
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  /** a chosen picture is damaged, or no picture at all */
  onUnreadable: (file: File) => void
}

/** A picture of a set. It is its own handle; the buttons below do the same without dragging. */
export function PictureTile({ picture, label, at, count, onMove, onRemove, onUnreadable }: PictureTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  })
  const name = m.products_office_picture_of({ set: label, at: whole(at + 1), count: whole(count) })
  return (
    <li
      ref={setNodeRef}
      // Set by script, which the policy of the page allows; markup is never drawn with it.
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('relative', isDragging && 'z-10 opacity-80')}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        aria-label={name}
        aria-roledescription={m.products_office_movable()}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        className="block aspect-square w-full cursor-grab touch-manipulation overflow-hidden rounded-control border border-line bg-ground select-none active:cursor-grabbing"
      >
        {'stored' in picture ? (
          <img src={picture.stored.src} alt="" {...PICTURE} />
        ) : (
          <LocalImage file={picture.file} onUnreadable={onUnreadable} />
        )}
      </button>
      <div className="mt-1 flex justify-between">
        <IconButton
          size="sm"
          label={m.products_office_picture_earlier({ name })}
          className={clsx(at === 0 && 'invisible')}
          onClick={() => onMove(at - 1)}
        >
          <ArrowLeft />
        </IconButton>
        <IconButton size="sm" variant="danger" label={m.products_office_picture_remove({ name })} onClick={onRemove}>
          <X />
        </IconButton>
        <IconButton
          size="sm"
          label={m.products_office_picture_later({ name })}
          className={clsx(at === count - 1 && 'invisible')}
          onClick={() => onMove(at + 1)}
        >
          <ArrowRight />
        </IconButton>
      </div>
    </li>
  )
}

const PICTURE = { draggable: false, className: 'size-full object-contain p-1.5' } as const

/** A file that has not left the computer; its address lasts as long as the image is mounted. */
function LocalImage({ file, onUnreadable }: { file: File; onUnreadable: (file: File) => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" onError={() => onUnreadable(file)} {...PICTURE} />
}
