import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import type { IconButtonVariant } from '../ui/buttons/icon-look.ts'
import { STEP, type PhotoControls } from './use-photo-view.ts'
import { m } from '#messages'

/** Zoom out, zoom in, turn. */
export const PhotoTools = ({ controls, variant }: { controls: PhotoControls; variant: IconButtonVariant }) => (
  <>
    <IconButton
      label={m.photos_zoom_out()}
      variant={variant}
      disabled={controls.isFitted}
      className="disabled:opacity-40"
      onClick={() => controls.zoomBy(1 / STEP)}
    >
      <ZoomOut />
    </IconButton>
    <IconButton
      label={m.photos_zoom_in()}
      variant={variant}
      disabled={controls.isLargest}
      className="disabled:opacity-40"
      onClick={() => controls.zoomBy(STEP)}
    >
      <ZoomIn />
    </IconButton>
    <IconButton label={m.photos_turn()} variant={variant} onClick={controls.turn}>
      <RotateCw />
    </IconButton>
  </>
)

/** Handles a key in the viewer: `+`, `-`, `0`, `t`, and the arrows for the next photograph. Returns whether it did something. */
export function pressPhotoKey(key: string, controls: PhotoControls, step: (by: 1 | -1) => void): boolean {
  if (key === '+' || key === '=') controls.zoomBy(STEP)
  else if (key === '-') controls.zoomBy(1 / STEP)
  else if (key === '0') controls.fit()
  else if (key === 't') controls.turn()
  else if (key === 'ArrowLeft') step(-1)
  else if (key === 'ArrowRight') step(1)
  else return false
  return true
}
