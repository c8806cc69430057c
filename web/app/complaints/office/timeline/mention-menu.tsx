import { clsx } from 'clsx'
import type { Colleague } from 'contract/complaints/mentions'
import { reachesCentre } from 'contract/core/access'
import { folded } from 'contract/core/texts/folded'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { m } from '#messages'
import { ROLE_NAME } from '../../../accounts/role-name.ts'
import { useTextField } from '../../../canned-answers/use-text-field.ts'
import { enterText } from '../../../ui/browser/enter-text.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { useColleagues } from '../use-colleagues.ts'
import { useSought, type Sought } from '../use-sought.ts'

const SHOWN = 6

interface MentionMenuProps {
  field: string
  /** the complaint's centre: staff without access to it are not offered */
  centreId: number | null
}

/** Below the field of an internal note: whoever types @ is offered colleagues, by keyboard and by touch. */
export function MentionMenu({ field: name, centreId }: MentionMenuProps) {
  const id = useId()
  const { ref, field } = useTextField(name)
  const sought = useSought(field)
  // Without them an @ is a sign like any other.
  const colleagues = useColleagues(sought !== undefined).filter((one) => reachesCentre(one, centreId))
  const [closed, close] = useState<number>()
  const [at, setAt] = useState(0)
  const found = sought && sought.from !== closed ? matching(colleagues, sought.name) : []
  const chosen = Math.min(at, found.length - 1)
  const pick = ({ name: picked }: Colleague) => {
    if (!field || !sought) return
    enterMention(field, sought, picked)
    setAt(0)
  }
  useMenuKeys(field, (key) => {
    if (found.length === 0) return false
    if (key === 'ArrowDown') setAt((chosen + 1) % found.length)
    else if (key === 'ArrowUp') setAt((chosen + found.length - 1) % found.length)
    else if (key === 'Enter' || key === 'Tab') pick(found[chosen]!)
    else if (key === 'Escape') close(sought?.from)
    else return false
    return true
  })
  useOptionOf(field, found.length > 0 ? `${id}${found[chosen]!.id}` : undefined)
  return (
    <div ref={ref} className="relative">
      <p className="mt-1 text-2xs text-ink-3">{m.complaints_office_mention()}</p>
      <p role="status" className="sr-only">
        {found.length > 0 && m.complaints_office_colleagues_found({ count: whole(found.length) })}
      </p>
      {found.length > 0 && (
        <div
          role="listbox"
          aria-label={m.complaints_office_colleagues()}
          className="absolute top-0 left-0 z-10 w-72 max-w-full rounded-card border border-line bg-white p-2 shadow-float"
        >
          {found.map((colleague, index) => (
            <button
              key={colleague.id}
              id={`${id}${colleague.id}`}
              type="button"
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              // The field keeps its focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(colleague)}
              className={clsx(
                'flex min-h-9 w-full items-center justify-between gap-3 rounded-control px-3 py-1.5 text-left text-sm hover:bg-ground pointer-coarse:min-h-11',
                index === chosen && 'bg-ground-2',
              )}
            >
              <span className="min-w-0 truncate">{colleague.name}</span>
              <span className="shrink-0 text-2xs text-ink-3">{ROLE_NAME[colleague.role]()}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Each word of a name can be the one that somebody begins with. */
function matching(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const sought = folded(typed)
  const begun = /\s$/.test(typed) ? `${sought} ` : sought
  return colleagues
    .filter(({ name }) => ` ${folded(name)}`.includes(` ${begun}`) && folded(name) !== sought)
    .slice(0, SHOWN)
}

function enterMention(field: HTMLTextAreaElement, { from, to }: Sought, name: string): void {
  const mention = `@${name} `
  const { value } = field
  enterText(field, value.slice(0, from) + mention + value.slice(to).trimStart())
  field.setSelectionRange(from + mention.length, from + mention.length)
}

/** `press` says whether the key did something in the menu. */
function useMenuKeys(field: HTMLTextAreaElement | undefined, press: (key: string) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isComposing && press(event.key)) event.preventDefault()
  })
  useEffect(() => {
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  }, [field])
}

/** Screen readers say the option that Enter takes. */
function useOptionOf(field: HTMLTextAreaElement | undefined, option: string | undefined) {
  useEffect(() => {
    if (option === undefined) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', option)
  }, [field, option])
}
