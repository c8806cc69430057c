import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { IconButton } from '../ui/buttons/icon-button.tsx'

export interface PaletteInputProps {
  typed: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** the id of the list, and of the entry that Enter opens; none while there is nothing to choose */
  list: string | undefined
  active: string | undefined
  onClose: () => void
}

/** The search box; it keeps the focus while arrow keys move through the list. */
export function PaletteInput({ typed, onType, onKeyDown, list, active, onClose }: PaletteInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line pr-1.5 pl-5">
      <Search className="size-5 shrink-0 text-ink-3" aria-hidden />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={m.finder_input_label()}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        placeholder={m.finder_input()}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className="h-full min-w-0 grow text-base outline-none placeholder:text-ink-3"
      />
      <IconButton label={m.office_close()} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  )
}
