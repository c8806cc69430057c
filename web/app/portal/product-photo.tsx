import { clsx } from 'clsx'
import Package from 'lucide-react/icons/package'

/** A customer's own photograph, or an icon. */
export const ProductPhoto = ({ src, className }: { src: string; className: string }) =>
  src ? (
    <img
      src={src}
      alt=""
      width="256"
      height="256"
      loading="lazy"
      decoding="async"
      className={clsx('rounded-control bg-ground object-cover', className)}
    />
  ) : (
    <span className={clsx('flex items-center justify-center rounded-control bg-ground text-ink-3', className)}>
      <Package className="size-8" />
    </span>
  )
