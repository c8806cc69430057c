import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

/** `wait` Pending to staff, who decide, `checking` Pending to its customer, who waits, `amber` Rejected, `green` Approved, `gold`, `grey` unknown, `line` and `ink` for tiers and roles. */
export type BadgeTone = 'wait' | 'checking' | 'amber' | 'green' | 'gold' | 'grey' | 'line' | 'ink'

const TONE: Record<BadgeTone, string> = {
  wait: 'bg-wait-tint text-wait',
  checking: 'bg-ground-2 text-ink-2',
  amber: 'bg-amber-tint text-amber',
  green: 'bg-green-tint text-green',
  gold: 'bg-gold-tint text-gold',
  grey: 'bg-ground-2 text-ink-2',
  line: 'bg-ground text-ink-2 ring-1 ring-line-2 ring-inset',
  ink: 'bg-ink text-white',
}

/** The icon of a tone, so that meaning never depends on colour alone. */
export const SIGN: Record<BadgeTone, ReactNode> = {
  wait: <span className="size-1.5 rounded-full bg-lamp" />,
  checking: <span className="size-1.5 rounded-full bg-control" />,
  amber: <X />,
  green: <Check />,
  gold: null,
  grey: null,
  line: null,
  ink: null,
}

export const badgeLook = (tone: BadgeTone) =>
  clsx(
    // As wide as its words; they break only where a line has no room for them, with large text.
    'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1.5 rounded-badge px-2 text-2xs font-medium [&_svg]:size-3',
    TONE[tone],
  )
