import { Combobox as Base } from '@base-ui/react/combobox'
import type { OfferedAnswer } from 'contract/canned-answers/endpoints'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { SearchInput, SearchItem, SearchList } from '../ui/overlays/search-popup.tsx'
import { emptyPlaces, insertAnswer } from './insert-answer.ts'
import { useOfferedAnswers, type Offers } from './use-offered-answers.ts'
import { useTextField, useTyped } from './use-text-field.ts'

export interface AnswerMenuProps {
  /** the name of the field in the same form */
  field: string
  label: string
  /** loads the answers when the menu is first opened */
  load: () => Promise<OfferedAnswer[]>
  /** below the choices: which are missing, and why */
  note?: string
  /** the places of a text are filled in later, for each record: none is left to do by hand */
  fillsPlaces?: boolean
  /** after an answer was put into the field, with all that stands there now */
  onChosen?: (answer: OfferedAnswer, text: string) => void
}

/** Below a field: offers canned answers and puts the chosen one into it. The key `/` in the empty field opens it. */
export function AnswerMenu({ field: name, label, load, note, fillsPlaces = false, onChosen }: AnswerMenuProps) {
  const { ref, field } = useTextField(name)
  const [open, setOpen] = useState(false)
  const offers = useOfferedAnswers(load, open)
  const typed = useTyped(field)
  const missing = fillsPlaces ? [] : emptyPlaces(typed)
  const choose = (answer: OfferedAnswer, into: HTMLTextAreaElement) => {
    insertAnswer(into, answer.text, fillsPlaces ? [] : emptyPlaces(answer.text))
    onChosen?.(answer, into.value)
  }
  useSlash(field, () => setOpen(true))
  return (
    <div ref={ref} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Base.Root
        items={offers.answers}
        value={null}
        onValueChange={(answer: OfferedAnswer | null) => answer && field && choose(answer, field)}
        itemToStringLabel={wordsOf}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        autoHighlight
      >
        <Base.Trigger
          render={
            <Button variant="quiet" size="sm" className="-ml-3" title={m.answers_use_hint()} aria-keyshortcuts="/">
              <MessageSquareQuote />
              {label}
            </Button>
          }
        />
        <AnswerPopup label={label} offers={offers} field={field} note={note} />
      </Base.Root>
      {missing.length > 0 && (
        <p role="status" className="text-2xs text-amber">
          {m.answers_still_empty({ places: missing.map((one) => `{${one}}`).join(' ') })}
        </p>
      )}
    </div>
  )
}

interface AnswerPopupProps {
  label: string
  offers: Offers
  field: HTMLTextAreaElement | undefined
  note: string | undefined
}

const AnswerPopup = ({ label, offers, field, note }: AnswerPopupProps) => (
  <Base.Portal>
    <Base.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-60">
      <Base.Popup
        aria-label={label}
        finalFocus={() => field ?? true}
        className="w-[min(26rem,var(--available-width))] overflow-hidden rounded-card border border-line bg-white shadow-float"
      >
        <SearchInput aria-label={m.answers_filter()} placeholder={m.answers_filter()} maxLength={100} />
        <Base.Empty className="px-4 py-3 text-sm text-ink-2 empty:hidden">{stateOf(offers)}</Base.Empty>
        <SearchList>
          {(answer: OfferedAnswer) => (
            <SearchItem key={answer.id} value={answer}>
              <span className="block font-medium">{answer.title}</span>
              <span className="line-clamp-2 text-2xs text-ink-3">{answer.text}</span>
            </SearchItem>
          )}
        </SearchList>
        {note && <p className="border-t border-line px-4 py-2 text-2xs text-ink-3">{note}</p>}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
)

function stateOf({ answers, state }: Offers): string {
  if (state === 'loading') return m.answers_loading()
  if (state === 'failed') return m.answers_failed()
  return answers.length === 0 ? m.answers_none_for() : m.answers_nothing_found()
}

const wordsOf = ({ title, text }: OfferedAnswer) => `${title} ${text}`

/** A slash as the first letter of a text is no text. */
function useSlash(field: HTMLTextAreaElement | undefined, open: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || field?.value !== '') return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    field?.addEventListener('keydown', press)
    return () => field?.removeEventListener('keydown', press)
  }, [field])
}
