import { clsx } from 'clsx'
import ImageOff from 'lucide-react/icons/image-off'
import Maximize from 'lucide-react/icons/maximize'
import { useState } from 'react'
import { m } from '#messages'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { PhotoLightbox } from '../photos/photo-lightbox.tsx'
import { PhotoStage, type Photo } from '../photos/photo-stage.tsx'
import { PhotoTools, pressPhotoKey } from '../photos/photo-tools.tsx'
import { usePageKeys } from './use-page-keys.ts'
import { usePhotoView } from '../photos/use-photo-view.ts'

/** Photographs to compare with the text beside them: one large, the others below it. */
export function PhotoPanel({ photos }: { photos: readonly Photo[] }) {
  const there = photos.filter(({ src }) => src !== '')
  const [chosen, choose] = useState(0)
  const photo = there[chosen] ?? there[0]
  if (!photo)
    return (
      <p className="flex aspect-4/3 flex-col items-center justify-center gap-1.5 rounded-control bg-ground text-2xs text-ink-3">
        <ImageOff className="size-5" aria-hidden />
        {m.office_no_photo()}
      </p>
    )
  const step = (by: 1 | -1) => choose((there.indexOf(photo) + by + there.length) % there.length)
  return (
    <>
      <Chosen photo={photo} all={there} step={step} />
      <ul className="mt-3 grid grid-cols-3 gap-2.5">
        {photos.map((one) => (
          <li key={one.label}>
            <ChooseButton photo={one} isChosen={one === photo} onChoose={() => choose(there.indexOf(one))} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The large one and its tools. */
function Chosen({ photo, all, step }: { photo: Photo; all: readonly Photo[]; step: (by: 1 | -1) => void }) {
  const controls = usePhotoView(photo.src)
  const [enlarged, enlarge] = useState<number>()
  usePageKeys((key) => pressPhotoKey(key, controls, step))
  return (
    <>
      <div className="overflow-hidden rounded-control bg-ground">
        <PhotoStage
          photo={photo}
          controls={controls}
          className="aspect-4/3 w-full lg:aspect-auto lg:h-[min(46dvh,40rem)]"
        />
        <div className="flex items-center gap-0.5 border-t border-line bg-white px-1">
          <p className="grow truncate pl-2.5 text-xs font-medium">{photo.label}</p>
          <PhotoTools controls={controls} variant="quiet" />
          <IconButton
            label={m.office_photo_open({ photo: photo.label })}
            aria-haspopup="dialog"
            onClick={() => enlarge(all.indexOf(photo))}
          >
            <Maximize />
          </IconButton>
        </div>
      </div>
      <PhotoLightbox photos={all} shown={enlarged} onShow={enlarge} />
    </>
  )
}

interface ChooseButtonProps {
  photo: Photo
  isChosen: boolean
  onChoose: () => void
}

const ChooseButton = ({ photo: { label, src }, isChosen, onChoose }: ChooseButtonProps) =>
  src === '' ? (
    <span className="flex h-full min-h-11 items-center justify-center rounded-control bg-ground px-2 text-center text-2xs text-ink-3">
      {m.office_photo_missing({ photo: label })}
    </span>
  ) : (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'block w-full overflow-hidden rounded-control border bg-white text-left',
        isChosen ? 'border-ink' : 'border-line hover:border-control',
      )}
    >
      <img
        src={src}
        alt=""
        width="160"
        height="90"
        loading="lazy"
        className="aspect-video w-full bg-ground object-cover lg:aspect-5/2"
      />
      <span className="block truncate px-2 py-1.5 text-2xs text-ink-2">{label}</span>
    </button>
  )
