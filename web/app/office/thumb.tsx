import { m } from '#messages'

/** A small picture in a table row, or `N/A`. */
export const Thumb = ({ src }: { src: string }) =>
  src === '' ? (
    <span className="text-ink-3">{m.office_not_available()}</span>
  ) : (
    <img
      src={src}
      alt=""
      width="36"
      height="36"
      loading="lazy"
      className="size-9 rounded-badge bg-ground object-cover"
    />
  )
