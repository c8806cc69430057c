import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import type { Part } from 'contract/parts/endpoints'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { selectLook } from '../ui/fields/control-look.ts'
import { useDensity } from '../ui/fields/density.tsx'
import { useField } from '../ui/fields/field.tsx'
import { SearchInput, SearchItem, SearchList, SearchPopup } from '../ui/overlays/search-popup.tsx'
import { partName } from './part-words.ts'
import { usePartSearch } from './use-part-search.ts'

export interface PartSelectProps {
  /** the field's name for errors; what is sent is separate */
  name: string
  choose: (part: Part) => void
}

const NONE: Part[] = []

/** A part that is still ordered, found by its number or name. */
export function PartSelect({ name, choose }: PartSelectProps) {
  const field = useField()
  const density = useDensity()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const search = usePartSearch(typed, open)
  const retry = () => {
    // Its button disappears; without focus inside, Escape would close the dialog around it.
    input.current?.focus()
    search.retry()
  }
  return (
    <Base.Root
      items={search.found ?? NONE}
      // The server found them.
      filter={null}
      value={null}
      onValueChange={(next) => next && choose(next as Part)}
      itemToStringLabel={partName}
      open={open}
      onOpenChange={(next) => setOpen(next)}
      inputValue={typed}
      onInputValueChange={(next) => setTyped(next)}
      autoHighlight
    >
      <Base.Trigger
        {...field}
        name={name}
        className={clsx(selectLook(density, Boolean(field['aria-invalid'])), 'truncate text-left')}
      >
        <span className="text-ink-3">{m.part_requests_choose_part()}</span>
      </Base.Trigger>
      <SearchPopup label={m.part_requests_choose_part()}>
        <SearchInput ref={input} aria-label={m.parts_search()} maxLength={100} />
        {search.failure ? (
          <Note
            tone="error"
            title={search.failure}
            className="m-2"
            action={
              <Button variant="line" size="sm" onClick={retry}>
                {m.ui_try_again()}
              </Button>
            }
          />
        ) : (
          <Base.Status>
            {!search.found && (
              <span className="grid animate-late gap-2 px-5 py-4">
                <span className="sr-only">{m.office_loading()}</span>
                <Skeleton pale className="h-5 w-2/3" />
                <Skeleton pale className="h-5 w-1/2" />
              </span>
            )}
            {search.found?.length === 0 && (
              <span className="block px-4 py-3 text-sm text-ink-2">{m.parts_nothing_found()}</span>
            )}
          </Base.Status>
        )}
        <SearchList>
          {(part: Part) => (
            <SearchItem key={part.id} value={part}>
              {partName(part)} <span className="text-ink-3 tabular-nums">({part.number})</span>
            </SearchItem>
          )}
        </SearchList>
      </SearchPopup>
    </Base.Root>
  )
}
