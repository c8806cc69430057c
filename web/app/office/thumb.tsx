/** A small picture in a table row, or `N/A`. */
export const Thumb = ({ src }: { src: string }) =>
  src === '' ? (
    <span className="text-ink-3">N/A</span>
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
