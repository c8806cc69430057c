import { useState } from 'react'
import { KeyCap } from '../ui/overlays/key-cap.tsx'

const MOST_USED = [
  ['↑ ↓', 'Choose'],
  ['Enter', 'Open'],
  ['Ctrl Enter', 'New tab'],
  ['Esc', 'Close'],
] as const

const ELSEWHERE = [
  ['Ctrl K', 'Find anything, on every screen'],
  ['Home End', 'First and last entry here'],
  ['/', 'Search field of a list'],
  ['↑ ↓', 'From row to row in a list'],
  ['Enter', 'Open the row'],
  ['x', 'Tick the row'],
  ['Esc', 'Give the selection up'],
  ['Ctrl Z', 'Take the last delete back'],
] as const

/** The keys of the palette, and on demand those of the whole office. A phone has none. */
export function PaletteFoot() {
  const [all, setAll] = useState(false)
  return (
    <div className="mt-auto shrink-0 border-t border-line px-5 py-2.5 text-2xs text-ink-2 max-sm:hidden pointer-coarse:hidden">
      {all && (
        <dl id="office-keys" className="mb-3 grid grid-cols-2 gap-x-6 gap-y-2 pt-1">
          {ELSEWHERE.map(([key, meaning]) => (
            <div key={meaning} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2">
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex items-center gap-4">
        {MOST_USED.map(([key, meaning]) => (
          <span key={key} className="flex items-center gap-1.5">
            <KeyCap>{key}</KeyCap>
            {meaning}
          </span>
        ))}
        <button
          type="button"
          aria-expanded={all}
          aria-controls={all ? 'office-keys' : undefined}
          onClick={() => setAll(!all)}
          className="ml-auto min-h-6 underline decoration-line-2 underline-offset-4 hover:decoration-ink"
        >
          {all ? 'Fewer keys' : 'All keys'}
        </button>
      </div>
    </div>
  )
}
