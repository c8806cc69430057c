import { whole } from '../../ui/format/numbers.ts'
import { clsx } from 'clsx'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { m } from '#messages'

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars, to be chosen by a press or by the arrow keys: put it into a `FieldGroup`. */
export function StarChoice({ name, initial }: { name: string; initial: number | null }) {
  const [chosen, choose] = useState(initial ?? 0)
  return (
    <div className="-ml-2 flex">
      {STARS.map((stars) => (
        <label
          key={stars}
          className="relative flex size-12 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={chosen === stars}
            onChange={() => choose(stars)}
            aria-label={m.complaints_stars({ count: stars, shown: whole(stars) })}
            className="sr-only"
          />
          <Star className={clsx('size-7', stars <= chosen ? 'fill-ink text-ink' : 'text-control')} />
        </label>
      ))}
    </div>
  )
}
