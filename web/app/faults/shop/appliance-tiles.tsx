import { clsx } from 'clsx'
import type { Picture as PictureData } from 'contract/core/fields'
import type { FaultList } from 'contract/faults/endpoints'
import { Picture } from '../../ui/data/picture.tsx'

interface KindTileProps {
  kind: FaultList
  name: string
  isChosen?: boolean
  onChoose?: () => void
}

/** A kind of appliance, by picture and name. */
export function KindTile({ kind: { picture }, name, isChosen = false, onChoose }: KindTileProps) {
  const look = clsx(
    'rounded-control border text-center text-2xs',
    isChosen
      ? 'flex min-h-12 items-center gap-3 border-ink bg-ground px-3 text-sm! font-medium'
      : 'grid size-full min-h-28 content-start justify-items-center gap-1.5 border-line-2 p-1.5 hover:border-ink',
  )
  const shown = (
    <>
      <Shown picture={picture} className={isChosen ? 'size-9' : 'size-14'} />
      <span className="min-w-0 wrap-break-word">{name}</span>
    </>
  )
  return onChoose ? (
    <button type="button" className={look} onClick={onChoose}>
      {shown}
    </button>
  ) : (
    <p className={look}>{shown}</p>
  )
}

/** Shows the rest of the kinds. */
export const MoreTile = ({ onChoose, children }: { onChoose: () => void; children: string }) => (
  <button
    type="button"
    onClick={onChoose}
    className="size-full min-h-28 rounded-control border border-dashed border-line-2 p-1.5 text-2xs hover:border-ink"
  >
    {children}
  </button>
)

interface ModelTileProps {
  title: string
  text?: string
  picture?: PictureData | null
  checked: boolean
  onChoose: () => void
}

/** One model, to be chosen by its picture. */
export const ModelTile = ({ title, text, picture, checked, onChoose }: ModelTileProps) => (
  <label className="flex min-h-14 items-center gap-3 rounded-control border border-line-2 px-3 py-1.5 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ground">
    <input
      type="radio"
      name="model_choice"
      value={text ?? title}
      checked={checked}
      onChange={onChoose}
      className="tick"
    />
    {picture && <Shown picture={picture} className="size-11" />}
    <span className="min-w-0">
      <span className="block text-sm wrap-break-word">{title}</span>
      {text && <span className="block text-2xs text-ink-3 tabular-nums">{text}</span>}
    </span>
  </label>
)

const Shown = ({ picture, className }: { picture: PictureData | null; className: string }) => (
  <span className={clsx('block shrink-0 overflow-hidden rounded-badge bg-ground', className)}>
    {picture && (
      <Picture
        picture={picture}
        alt=""
        sizes="3.5rem"
        className="size-full"
        imageClassName="size-full object-contain"
      />
    )}
  </span>
)
