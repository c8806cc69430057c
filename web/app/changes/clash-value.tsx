import { m } from '#messages'
import { Swatch } from '../ui/data/swatch.tsx'
import { RichText } from '../ui/data/rich-text.tsx'
import type { Shown } from './compared-fields.ts'

/** Said of a value that is not there. */
const Nothing = () => <span className="text-ink-3">{m.changes_empty()}</span>

/** One of two values to choose between: a text, colours, pictures. */
export function ClashValue({ shown }: { shown: Shown }) {
  if ('text' in shown) return shown.text ? <span className="wrap-anywhere text-ink">{shown.text}</span> : <Nothing />
  if ('html' in shown)
    return shown.html ? (
      <RichText html={shown.html} className="max-h-40 overflow-y-auto text-xs! text-ink" />
    ) : (
      <Nothing />
    )
  if ('colours' in shown)
    return shown.colours.length > 0 ? (
      <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1.5">
        {shown.colours.map((hex) => (
          <span key={hex} className="flex items-center gap-1.5 text-ink tabular-nums">
            <Swatch hex={hex} className="size-4" />
            {hex}
          </span>
        ))}
      </span>
    ) : (
      <Nothing />
    )
  return shown.pictures.length > 0 ? (
    <span className="mt-1 flex flex-wrap gap-2">
      {shown.pictures.map((picture, at) => (
        // The same file may occur twice, and the order never changes.
        // eslint-disable-next-line react/no-array-index-key
        <Thumbnail key={at} picture={picture} />
      ))}
    </span>
  ) : (
    <Nothing />
  )
}

function Thumbnail({ picture }: { picture: string | File }) {
  const show = (image: HTMLImageElement) => {
    if (typeof picture === 'string') return undefined
    const url = URL.createObjectURL(picture)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  const src = typeof picture === 'string' ? picture : undefined
  return <img ref={show} src={src} alt="" width="56" height="56" className={THUMBNAIL} />
}
const THUMBNAIL = 'size-14 rounded-badge bg-ground object-contain'
