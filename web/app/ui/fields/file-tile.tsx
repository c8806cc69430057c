import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { m } from '#messages'

export interface FileTileProps {
  /** A picture or video preview; none for a document. */
  src?: string | undefined
  kind: 'image' | 'video' | 'file'
  /** The file's name, or what it shows. */
  name: string
  /** 0 to 100 while it is uploading. */
  progress?: number | undefined
  onRemove?: (() => void) | false | undefined
  /** the picture is damaged, or no picture at all */
  onUnreadable?: (() => void) | undefined
}

/** A chosen or stored file: preview, progress, and a button that removes it. */
export const FileTile = ({ src, kind, name, progress, onRemove, onUnreadable }: FileTileProps) => (
  <div className="relative">
    <div className="relative aspect-square overflow-hidden rounded-control border border-line bg-ground">
      <Preview src={src} kind={kind} name={name} dim={progress !== undefined} onUnreadable={onUnreadable} />
      {progress !== undefined && (
        <div className="absolute inset-x-2.5 bottom-2.5">
          <span className="text-2xs text-ink-2 tabular-nums">{Math.round(progress)}%</span>
          <ProgressBar label={m.ui_uploading({ name })} value={progress} className="mt-1" />
        </div>
      )}
    </div>
    {onRemove && (
      <button
        type="button"
        aria-label={m.ui_remove({ name })}
        onClick={onRemove}
        className="absolute -top-2 -right-2 flex size-7 items-center justify-center rounded-full border border-line-2 bg-white text-ink-2 hover:border-ink hover:text-ink pointer-coarse:-top-4 pointer-coarse:-right-4 pointer-coarse:size-11"
      >
        <X className="size-3.5" />
      </button>
    )}
  </div>
)

type PreviewProps = Pick<FileTileProps, 'src' | 'kind' | 'name' | 'onUnreadable'> & { dim: boolean }

function Preview({ src, kind, name, dim, onUnreadable }: PreviewProps) {
  const faded = dim ? ' opacity-25' : ''
  if (src && kind === 'image')
    return <img src={src} alt={name} onError={onUnreadable} className={`size-full object-contain p-1.5${faded}`} />
  if (src && kind === 'video')
    return (
      <video
        src={src}
        aria-label={name}
        muted
        playsInline
        preload="metadata"
        className={`size-full object-cover${faded}`}
      />
    )
  return (
    <span
      className={`flex size-full flex-col items-center justify-center gap-2 p-2 text-center text-2xs text-ink-2${faded}`}
    >
      <FileText className="size-6" />
      <span className="line-clamp-2 max-w-full wrap-break-word">{name}</span>
    </span>
  )
}
