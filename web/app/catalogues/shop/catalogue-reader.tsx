import { clsx } from 'clsx'
import type { CatalogueRow } from 'contract/catalogues/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { closerOrWhole, pageSize, WHOLE_PAGE } from './page-size.ts'
import { ReaderBar } from './reader-bar.tsx'
import { ReaderFailed, ReaderOpening } from './reader-opening.tsx'
import { ReaderPages } from './reader-pages.tsx'
import { ReaderTurn } from './reader-turn.tsx'
import { nameOfSpread, pageAfter, pageOf, spreadOf } from './spreads.ts'
import { useDoubleTap } from './use-double-tap.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useKeptMiddle } from './use-kept-middle.ts'
import { useOpenPdf, type Opening } from './use-pdf.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useSize } from './use-size.ts'
import { useSwipe } from './use-swipe.ts'
import { m } from '#messages'

const FRAME =
  'flex h-[calc(100dvh-12.5rem)] min-h-104 flex-col bg-ground lg:h-[calc(100dvh-9.75rem)] [&:fullscreen]:h-dvh'

/** A catalogue to leaf through, as soon as its first pages are here. */
export function CatalogueReader({ catalogue }: { catalogue: CatalogueRow }) {
  const { opening, percent, retry } = useOpenPdf(catalogue.file, catalogue.bytes)
  if (opening.state === 'open') return <Book catalogue={catalogue} book={opening} percent={percent} />
  return (
    <div className={clsx(FRAME, opening.state === 'failed' && 'bg-white!')}>
      {opening.state === 'failed' ? (
        <ReaderFailed catalogue={catalogue} onRetry={retry} />
      ) : (
        <ReaderOpening catalogue={catalogue} percent={percent} />
      )}
    </div>
  )
}

interface BookProps {
  catalogue: CatalogueRow
  book: Extract<Opening, { state: 'open' }>
  percent: number
}

/** A page this much wider than high would not fit beside another. */
const NARROW = 1
const WIDE_ROOM = 900

function Book({ catalogue, book: { pdf, aspect }, percent }: BookProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const room = useSize(stage)
  const total = pdf.numPages
  const double = aspect < NARROW && room !== undefined && room.width >= WIDE_ROOM && room.width > room.height
  const book = { total, double }
  const { page, latest, goTo } = usePage(total, () => stage.current?.scrollTo(0, 0))
  const [zoom, setZoom] = useState(WHOLE_PAGE)
  const { full, toggle } = useFullScreen(root)

  const turn = (step: 1 | -1) => {
    const next = pageAfter(latest(), step, book)
    if (next === undefined) return
    goTo(next)
    // Its button is about to be disabled: the keys go on working from the pages.
    if (pageAfter(next, step, book) === undefined) stage.current?.focus({ preventScroll: true })
  }
  const turner = (step: 1 | -1) => (pageAfter(page, step, book) === undefined ? undefined : () => turn(step))
  useReaderKeys(root, stage, { turn, goTo, total, toggleFull: toggle })
  const swipe = useSwipe(turn)
  const open = spreadOf(page, book)
  const size = room && pageSize(room, aspect, double ? 1 : 0, zoom)
  // A page that fits is turned by a swipe, and the browser must not take it for its own way back.
  const fits = !size || !room || size.width * (double ? 2 : 1) <= room.width
  const { onScroll, aimAt } = useKeptMiddle(stage, size?.width)
  const doubleTap = useDoubleTap((spot) => {
    aimAt(spot)
    setZoom(closerOrWhole)
  })
  return (
    <div ref={root} className={FRAME}>
      <ReaderBar
        page={page}
        total={total}
        onPage={goTo}
        onBack={turner(-1)}
        onNext={turner(1)}
        zoom={zoom}
        onZoom={setZoom}
        full={full}
        onFull={document.fullscreenEnabled ? toggle : undefined}
      />
      <div className="relative flex min-h-0 grow">
        {percent < 100 && (
          <ProgressBar label={m.catalogues_loading()} value={percent} className="absolute inset-x-0 top-0 z-10" />
        )}
        <ReaderTurn step={-1} onTurn={turner(-1)} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and buttons do the same */}
        <div
          ref={stage}
          role="region"
          aria-label={m.catalogues_pages_in({ title: catalogue.catalogue_type })}
          // It scrolls when it is zoomed in, and turns by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onTouchStart={(event) => {
            swipe.onTouchStart(event)
            doubleTap.onTouchStart(event)
          }}
          onTouchEnd={(event) => {
            swipe.onTouchEnd(event)
            doubleTap.onTouchEnd(event)
          }}
          onDoubleClick={doubleTap.onDoubleClick}
          onScroll={onScroll}
          className={clsx(
            'flex min-w-0 grow overflow-auto overscroll-contain px-3 py-3 focus-visible:-outline-offset-2 lg:px-20 lg:py-6',
            fits && 'touch-pan-y touch-pinch-zoom',
          )}
        >
          {size && <ReaderPages pdf={pdf} book={book} open={open} size={size} ahead={fits} onPage={goTo} />}
        </div>
        <ReaderTurn step={1} onTurn={turner(1)} />
      </div>
      <output className="sr-only">{nameOfSpread(open, total)}</output>
    </div>
  )
}

/** The page that the address says. Leafing adds nothing to the way back. */
function usePage(total: number, onGo: () => void) {
  const [params, setParams] = useSearchParams()
  const page = pageOf(params.get('page'), total)
  // The address follows a moment later, and a key that is held down is faster.
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (page === wanted.current) wanted.current = undefined
  }, [page])
  const latest = () => wanted.current ?? page
  const goTo = (next: number) => {
    if (next === latest()) return
    wanted.current = next
    onGo()
    setParams(next === 1 ? {} : { page: String(next) }, { replace: true, preventScrollReset: true })
  }
  return { page, latest, goTo }
}
