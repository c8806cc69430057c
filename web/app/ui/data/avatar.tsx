import { clsx } from 'clsx'
import { cutLetters } from 'contract/core/texts/letters'

export interface AvatarProps {
  /** The full name: its initials stand in for the picture. */
  name: string
  src?: string | null | undefined
  /** `row` 28 in a table (32 on a phone), 32, 40, 88. */
  size?: 'row' | 'sm' | 'md' | 'lg'
  className?: string
}

const SIZE = {
  row: 'size-8 text-2xs md:size-7 md:text-[0.6875rem]',
  sm: 'size-8 text-2xs',
  md: 'size-10 text-sm',
  lg: 'size-22 text-heading',
}
const GROUNDS = ['bg-sage', 'bg-mist', 'bg-clay', 'bg-ground-2'] as const

/** A person: picture or initials. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const look = clsx(
    'inline-flex shrink-0 items-center justify-center rounded-full',
    SIZE[size],
    groundOf(name),
    className,
  )
  if (src) return <img src={src} alt="" width="88" height="88" loading="lazy" className={clsx(look, 'object-cover')} />
  return (
    <span aria-hidden="true" className={clsx(look, 'font-medium text-ink-2')}>
      {initials(name)}
    </span>
  )
}

/** The initials: `HK` for `Hari Prasad Koirala`. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => cutLetters(word ?? '', 1))
    .join('')
    .toUpperCase()
}

/** The same person has the same background everywhere. */
const groundOf = (name: string) =>
  GROUNDS[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length]
