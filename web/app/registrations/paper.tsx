import Download from 'lucide-react/icons/download'
import Play from 'lucide-react/icons/play'
import { m } from '#messages'

export interface PaperProps {
  /** `Bill`; it is also read as the picture's name */
  label: string
  /** a signed address, good for some minutes */
  src: string
  kind?: 'image' | 'video'
}

/** A picture or video that a customer sent; it opens in another tab. */
export const Paper = ({ label, src, kind = 'image' }: PaperProps) => (
  <a href={src} target="_blank" rel="noreferrer" className="group block">
    <span className="relative block overflow-hidden rounded-control bg-ground">
      {kind === 'image' ? (
        <img
          src={src}
          alt=""
          width="400"
          height="300"
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full object-cover transition-opacity group-hover:opacity-90"
        />
      ) : (
        <span className="flex aspect-[4/3] items-center justify-center bg-ground-2">
          <span className="flex size-9 items-center justify-center rounded-full bg-white">
            <Play className="size-4 translate-x-px" />
          </span>
        </span>
      )}
    </span>
    <span className="mt-1.5 block text-2xs text-ink-2 group-hover:underline">
      {label}
      <span className="sr-only">{m.registrations_new_tab()}</span>
    </span>
  </a>
)

/** The same with a way to keep it. */
export const DownloadablePaper = (paper: PaperProps) => (
  <div>
    <Paper {...paper} />
    <a
      href={`${paper.src}?download`}
      className="inline-flex min-h-11 items-center gap-1.5 text-xs font-medium wrap-anywhere text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red"
    >
      <Download className="size-4" />
      {m.registrations_download()}
      <span className="sr-only"> {paper.label}</span>
    </a>
  </div>
)
