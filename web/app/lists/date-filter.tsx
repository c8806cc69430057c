import { useId } from 'react'
import { useApply, useFilter } from './filters.tsx'

/** A day as a filter; the box shows its label before the value. */
export function DateFilter({ name, label }: { name: string; label: string }) {
  const { later } = useApply()
  const id = useId()
  return (
    <div className="flex h-10 min-w-0 grow basis-40 items-center rounded-control border border-control bg-white text-xs hover:border-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink sm:grow-0 sm:basis-auto pointer-coarse:h-11">
      <label htmlFor={id} className="shrink-0 pl-3 text-ink-3">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={useFilter(name)}
        onChange={({ target }) => target.form && later(target.form)}
        className="h-full min-w-0 grow rounded-control bg-transparent px-2 outline-none pointer-coarse:text-base"
      />
    </div>
  )
}
