import { useId, type ReactNode } from 'react'

export interface WorkPartProps {
  title: string
  items: readonly (readonly [label: string, value: ReactNode])[]
  /** the buttons below */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of the card: label and value in a line each; a dash if absent. */
export function WorkPart({ title, items, actions, children }: WorkPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="px-5 py-3.5">
      <h3 id={id} className="text-xs font-semibold">
        {title}
      </h3>
      <dl className="mt-1.5 grid gap-y-1 text-xs">
        {items.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
            <dt className="text-ink-3">{label}</dt>
            <dd className="break-words tabular-nums">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {children}
      {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
    </section>
  )
}
