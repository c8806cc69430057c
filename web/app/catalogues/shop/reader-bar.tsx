import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import Square from 'lucide-react/icons/rectangle-vertical'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { WHOLE_PAGE, zoomedBy, type Zoom } from './page-size.ts'
import { ReaderPageField } from './reader-page-field.tsx'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

export interface ReaderBarProps {
  page: number
  total: number
  onPage: (page: number) => void
  /** undefined at the ends */
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  full: boolean
  /** undefined where the browser cannot */
  onFull: (() => void) | undefined
}

/** Position, zoom and size controls. */
export function ReaderBar({ page, total, onPage, onBack, onNext, zoom, onZoom, full, onFull }: ReaderBarProps) {
  const [nearer, farther] = [zoomedBy(1, zoom), zoomedBy(-1, zoom)]
  const isWide = zoom.fit === 'width'
  return (
    <div
      role="toolbar"
      aria-label={m.catalogues_reading()}
      className="flex flex-wrap items-center justify-between gap-2 border-y border-line bg-white px-1 py-1 sm:px-4 lg:px-10"
    >
      <div className="flex items-center">
        <IconButton label={m.catalogues_previous_page()} disabled={!onBack} onClick={onBack} className="lg:hidden">
          <ChevronLeft />
        </IconButton>
        <ReaderPageField key={page} page={page} total={total} onPage={onPage} />
        <IconButton label={m.catalogues_next_page()} disabled={!onNext} onClick={onNext} className="lg:hidden">
          <ChevronRight />
        </IconButton>
      </div>
      <div className="flex items-center">
        <IconButton label={m.catalogues_zoom_out()} disabled={!farther} onClick={() => farther && onZoom(farther)}>
          <ZoomOut />
        </IconButton>
        <span className="w-12 text-center text-xs text-ink-2 tabular-nums max-sm:hidden">
          {whole(Math.round(zoom.factor * 100))}%
        </span>
        <IconButton label={m.catalogues_zoom_in()} disabled={!nearer} onClick={() => nearer && onZoom(nearer)}>
          <ZoomIn />
        </IconButton>
        <IconButton
          label={isWide ? m.catalogues_whole_page() : m.catalogues_fit_width()}
          onClick={() => onZoom(isWide ? WHOLE_PAGE : { fit: 'width', factor: 1 })}
          className="max-sm:hidden"
        >
          {isWide ? <Square /> : <MoveHorizontal />}
        </IconButton>
        {onFull && (
          <IconButton label={full ? m.catalogues_leave_full() : m.catalogues_full_screen()} onClick={onFull}>
            {full ? <Minimize /> : <Maximize />}
          </IconButton>
        )}
      </div>
    </div>
  )
}
