import { useState } from 'react'
import { m } from '#messages'
import { KeyCap } from '../ui/overlays/key-cap.tsx'

const MOST_USED = [
  ['↑ ↓', m.finder_key_choose],
  ['Enter', m.finder_key_open],
  ['Ctrl Enter', m.finder_key_new_tab],
  ['Esc', m.office_close],
] as const

const ELSEWHERE = [
  ['Ctrl K', m.finder_key_find],
  ['Home End', m.finder_key_ends],
  ['/', m.finder_key_search],
  ['↑ ↓', m.finder_key_rows],
  ['Enter', m.finder_key_open_row],
  ['x', m.finder_key_tick],
  ['Esc', m.finder_key_clear],
  ['Ctrl Z', m.finder_key_undo],
] as const

/** The keys of the palette, and on demand those of the whole office. A phone has none. */
export function PaletteFoot() {
  const [all, setAll] = useState(false)
  return (
    <div className="mt-auto shrink-0 border-t border-line px-5 py-2.5 text-2xs text-ink-2 max-sm:hidden pointer-coarse:hidden">
      {all && (
        <dl id="office-keys" className="mb-3 grid grid-cols-2 gap-x-6 gap-y-2 pt-1">
          {ELSEWHERE.map(([key, meaning]) => (
            <div key={key} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2">
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{meaning()}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex items-center gap-4">
        {MOST_USED.map(([key, meaning]) => (
          <span key={key} className="flex items-center gap-1.5">
            <KeyCap>{key}</KeyCap>
            {meaning()}
          </span>
        ))}
        <button
          type="button"
          aria-expanded={all}
          aria-controls={all ? 'office-keys' : undefined}
          onClick={() => setAll(!all)}
          className="ml-auto min-h-6 underline decoration-line-2 underline-offset-4 hover:decoration-ink"
        >
          {all ? m.finder_keys_fewer() : m.finder_keys_all()}
        </button>
      </div>
    </div>
  )
}
