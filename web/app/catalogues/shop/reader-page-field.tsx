import { useId, type FormEvent } from 'react'
import { m } from '#messages'
import { latinDigits } from 'contract/core/texts/digits'
import { whole } from '../../ui/format/numbers.ts'

export interface ReaderPageFieldProps {
  page: number
  total: number
  onPage: (page: number) => void
}

/** `7 of 14`; another number leads there. Mount a new instance for each page. */
export function ReaderPageField({ page, total, onPage }: ReaderPageFieldProps) {
  const id = useId()
  const go = (input: HTMLInputElement) => {
    const number = Number.parseInt(latinDigits(input.value), 10)
    if (Number.isNaN(number) || number === page) input.value = whole(page)
    else onPage(Math.min(Math.max(1, number), total))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('page')
    if (input instanceof HTMLInputElement) go(input)
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 text-sm tabular-nums">
      <label htmlFor={id} className="text-ink-2 max-sm:sr-only">
        {m.catalogues_page()}
      </label>
      <input
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={whole(page)}
        onBlur={({ target }) => go(target)}
        onFocus={({ target }) => target.select()}
        className="h-9 w-12 rounded-control border border-control text-center text-base hover:border-ink pointer-coarse:h-11"
      />
      <span className="text-ink-2">{m.catalogues_of({ total: whole(total) })}</span>
    </form>
  )
}
