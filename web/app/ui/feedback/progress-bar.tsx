import { clsx } from 'clsx'

export interface ProgressBarProps {
  /** Accessible name: `Uploading sand.png`, `Warranty used`. */
  label: string
  /** 0 to 100. */
  value: number
  /** `progressbar` for a running process, `meter` for a share. */
  kind?: 'progressbar' | 'meter'
  tone?: 'ink' | 'lamp' | 'green'
  className?: string
}

const TONE = { ink: 'fill-ink', lamp: 'fill-lamp', green: 'fill-green-dot' }

/** A bar drawn as SVG: its length comes from data, and the content security policy allows no inline style. */
export function ProgressBar({ label, value, kind = 'progressbar', tone = 'ink', className }: ProgressBarProps) {
  const share = Math.round(Math.max(0, Math.min(value, 100)))
  return (
    <svg
      role={kind}
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={clsx('block h-1 w-full overflow-hidden rounded-full bg-ground-2', className)}
    >
      <rect width={share} height="4" className={TONE[tone]} />
    </svg>
  )
}
