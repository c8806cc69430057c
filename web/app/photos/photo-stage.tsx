import { clsx } from 'clsx'
import { useRef } from 'react'
import { usePhotoGestures } from './use-photo-gestures.ts'
import type { PhotoControls } from './use-photo-view.ts'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

export interface Photo {
  label: string
  /** empty when there is none */
  src: string
}

export interface PhotoStageProps {
  photo: Photo
  controls: PhotoControls
  /** it has the screen to itself, and so the wheel and every finger */
  alone?: boolean
  className?: string
}

/** One photograph in a frame, as large, turned and moved as the controls say. */
export function PhotoStage({ photo, controls, alone = false, className }: PhotoStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  usePhotoGestures(frame, controls, { alone })
  const { view, isFitted } = controls
  const isLying = view.turns % 2 === 1
  return (
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={m.photos_zoomed({ label: photo.label, percent: whole(Math.round(view.zoom * 100)) })}
      className={clsx(
        'relative overflow-hidden outline-none select-none [container-type:size]',
        isFitted ? 'cursor-zoom-in' : 'cursor-grab active:cursor-grabbing',
        alone || !isFitted ? 'touch-none' : 'touch-pan-y',
        className,
      )}
    >
      <img
        src={photo.src}
        alt={photo.label}
        draggable={false}
        className={clsx(
          'absolute top-1/2 left-1/2 max-w-none -translate-1/2 object-contain',
          isLying ? 'h-[100cqw] w-[100cqh]' : 'h-[100cqh] w-[100cqw]',
        )}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turns * 90}deg)` }}
      />
    </div>
  )
}
