import { useId } from 'react'
import { m } from '#messages'
import { useApply, useFilter } from './filters.tsx'
import { textOf, type Words } from '../words.ts'

export interface FilterSelectProps {
  name: string
  label: string
  options: readonly (string | { value: string; text: Words })[]
  /** what it means to choose none; without, all */
  none?: string
  className?: string
}

/** One of a few values, or all or whatever `none` says; the box shows its label before the value. */
export function FilterSelect({ name, label, options, none, className = 'sm:w-40' }: FilterSelectProps) {
  const { now } = useApply()
  const id = useId()
  return (
    <div
      className={`flex h-10 min-w-0 grow basis-40 items-center rounded-control border border-control bg-white text-xs hover:border-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink sm:grow-0 sm:basis-auto pointer-coarse:h-11 ${className}`}
    >
      <label htmlFor={id} className="max-w-[55%] shrink-0 truncate pl-3 text-ink-3">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={useFilter(name)}
        onChange={({ target }) => target.form && now(target.form)}
        className="h-full min-w-0 grow rounded-control bg-transparent pl-2 outline-none chevron pointer-coarse:text-base"
      >
        <option value="">{none ?? m.lists_all()}</option>
        {options.map((option) => {
          const { value, text } = typeof option === 'string' ? { value: option, text: option } : option
          return (
            <option key={value} value={value}>
              {textOf(text)}
            </option>
          )
        })}
      </select>
    </div>
  )
}
