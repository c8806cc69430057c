import CameraOff from 'lucide-react/icons/camera-off'
import ImagePlus from 'lucide-react/icons/image-plus'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonLook, labelLook } from '../../ui/buttons/button-look.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Spinner } from '../../ui/buttons/spinner.tsx'
import { useCamera, type Camera as CameraState } from './use-camera.ts'
import { useScanner, type OnText } from './use-scanner.ts'
import { m } from '#messages'

/** The camera's view, the text that was read, and the alternative of a photo. */
export function ScanView({ onText, onRetry }: { onText: OnText; onRetry: () => void }) {
  const { video, camera } = useCamera()
  const { said, busy, readPhoto } = useScanner(video, camera.state === 'on', onText)
  return (
    <div className="grid gap-4">
      <div className="relative flex aspect-[4/3] items-center justify-center overflow-hidden rounded-card bg-night text-white">
        <video
          ref={video}
          muted
          playsInline
          aria-label={m.units_camera()}
          className="absolute inset-0 size-full object-cover"
        />
        {camera.state === 'on' ? <Aim /> : <CameraWords camera={camera} onRetry={onRetry} />}
      </div>
      <div role="status" aria-live="polite" className="empty:hidden">
        {busy ? (
          <p className="flex items-center gap-2 text-xs text-ink-2">
            <Spinner className="size-4" />
            {m.units_reading()}
          </p>
        ) : (
          said && <Note>{said}</Note>
        )}
      </div>
      <label
        className={`${buttonLook('line', 'md')} relative w-full cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink`}
      >
        <span className={labelLook('md')}>
          <ImagePlus />
          {m.units_choose_photo()}
        </span>
        <input
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={({ target }) => {
            const photo = target.files?.[0]
            target.value = ''
            if (photo) void readPhoto(photo)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
    </div>
  )
}

/** Four corners: the code belongs between them. */
const Aim = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="relative h-3/5 fill-none stroke-white" strokeWidth="2.5">
    <path d="M2 22V8a6 6 0 0 1 6-6h14M78 2h14a6 6 0 0 1 6 6v14M98 78v14a6 6 0 0 1-6 6H78M22 98H8a6 6 0 0 1-6-6V78" />
  </svg>
)

const CameraWords = ({ camera, onRetry }: { camera: CameraState; onRetry: () => void }) =>
  camera.state === 'refused' ? (
    <div role="alert" className="relative flex flex-col items-center gap-3 px-6 text-center text-xs">
      <CameraOff className="size-6" />
      <p>{camera.why}</p>
      <Button variant="night" size="sm" onClick={onRetry}>
        {m.ui_try_again()}
      </Button>
    </div>
  ) : (
    <p role="status" className="relative flex items-center gap-2 text-xs">
      <Spinner className="size-4" />
      {m.units_camera_starting()}
    </p>
  )
