import { clsx } from 'clsx'

export interface SwatchProps {
  /** As stored: `#a8142b`. */
  hex: string
  /** Left out when the text beside it names the colour. */
  name?: string
  /** `size-3` on a card, `size-9` to choose. */
  className?: string
}

/** A colour from data, drawn as SVG: the content security policy allows no inline style. */
export const Swatch = ({ hex, name, className = 'size-3' }: SwatchProps) => (
  <svg
    viewBox="0 0 24 24"
    role={name ? 'img' : undefined}
    aria-label={name || undefined}
    aria-hidden={name ? undefined : true}
    className={clsx('shrink-0 rounded-full', className)}
  >
    <circle cx="12" cy="12" r="12" fill={hex} />
    <circle cx="12" cy="12" r="11.5" fill="none" className="stroke-ink/20" vectorEffect="non-scaling-stroke" />
  </svg>
)
