import { PHOTO_SIDES, type PhotoSide } from 'contract/complaints/visit-picture'
import { MOST_VISIT_PHOTOS } from 'contract/field/words'
import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useEffect, useState, type ChangeEvent } from 'react'
import { shrunkPicture } from '../ui/browser/shrink-picture.ts'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { whole } from '../ui/format/numbers.ts'
import { fieldQueue } from './field-app.ts'
import type { Photo } from './photo.ts'
import { m } from '#messages'

const LABEL: Record<PhotoSide, () => string> = { before: m.field_photos_before, after: m.field_photos_after }

interface PhotoFieldsProps {
  jobId: number
  /** the refused report that is being corrected: its photographs are here as well */
  corrects: string | undefined
  photos: readonly Photo[]
  error: string | undefined
}

/** Photographs before and after the repair, made smaller and kept on the phone at once. */
export function PhotoFields({ jobId, corrects, photos, error }: PhotoFieldsProps) {
  const own = photos.filter(
    (photo) => photo.jobId === jobId && (photo.commandId === undefined || photo.commandId === corrects),
  )
  const isFull = own.length >= MOST_VISIT_PHOTOS
  return (
    <FieldGroup
      label={m.field_photos()}
      error={error}
      help={isFull ? m.field_photos_most({ most: whole(MOST_VISIT_PHOTOS) }) : undefined}
    >
      <div className="grid gap-5">
        {PHOTO_SIDES.map((side) => (
          <Side
            key={side}
            side={side}
            jobId={jobId}
            photos={own.filter((photo) => photo.side === side)}
            isFull={isFull}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

interface SideProps {
  side: PhotoSide
  jobId: number
  photos: readonly Photo[]
  isFull: boolean
}

function Side({ side, jobId, photos, isFull }: SideProps) {
  const [isPreparing, setPreparing] = useState(false)
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (!chosen) return
    setPreparing(true)
    try {
      const file = await shrunkPicture(chosen)
      await fieldQueue().addPhoto(jobId, { side, filename: file.name, type: file.type }, file)
    } catch {
      toast.error(m.field_not_kept())
    }
    target.value = ''
    setPreparing(false)
  }
  return (
    <div>
      <p className="mb-2 text-xs text-ink-2">{LABEL[side]()}</p>
      <ul className="mb-2.5 grid grid-cols-3 gap-2.5 empty:hidden">
        {photos.map((photo, at) => (
          <Thumb key={photo.id} photo={photo} number={whole(at + 1)} />
        ))}
      </ul>
      {!isFull && (
        <label
          className={`${buttonLook('line', 'md')} w-full cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ink`}
        >
          <span className={labelLook('md')}>
            <Camera />
            {isPreparing ? m.field_photo_preparing() : m.field_photo_take()}
          </span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={`${m.field_photo_take()}: ${LABEL[side]()}`}
            disabled={isPreparing}
            onChange={(event) => void take(event)}
            className="sr-only"
          />
        </label>
      )}
    </div>
  )
}

function Thumb({ photo, number }: { photo: Photo; number: string }) {
  const src = useKeptPicture(photo)
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-ground">
      {src && <img src={src} alt={m.field_photo_alt({ number })} className="size-full object-cover" />}
      <IconButton
        variant="white"
        label={m.field_photo_remove({ number })}
        className="absolute top-1 right-1"
        onClick={() => void fieldQueue().removePhoto(photo.id)}
      >
        <X />
      </IconButton>
    </li>
  )
}

/** The address of a kept picture, as long as it is shown. */
function useKeptPicture({ id, type }: Photo): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let address: string | undefined
    let isOver = false
    const show = async () => {
      const bytes = await fieldQueue().fileOf(id)
      if (isOver || !bytes) return
      address = URL.createObjectURL(new Blob([bytes], { type }))
      setSrc(address)
    }
    void show()
    return () => {
      isOver = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [id, type])
  return src
}
