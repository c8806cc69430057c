import { useState, type ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from './field-group.tsx'

export interface TickListProps {
  label: ReactNode
  /** of the list that is sent, as JSON text */
  name: string
  options: readonly { value: string; text: string }[]
  defaultValue?: readonly string[] | undefined
  help?: ReactNode
  error?: string | undefined
  className?: string
  /** the boxes themselves have no name, so a form hears of changes here */
  onChanged?: () => void
}

const NONE: readonly string[] = []

/** Any number of a few choices: days of the week, skills. */
export function TickList({ label, name, options, defaultValue = NONE, onChanged, ...field }: TickListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(defaultValue))
  const toggle = (value: string) => {
    const next = new Set(ticked)
    if (!next.delete(value)) next.add(value)
    setTicked(next)
    onChanged?.()
  }
  const sent = options.map(({ value }) => value).filter((value) => ticked.has(value))
  return (
    <FieldGroup label={label} {...field}>
      <input type="hidden" name={name} value={JSON.stringify(sent)} />
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, text }) => (
          <Checkbox key={value} checked={ticked.has(value)} onChange={() => toggle(value)}>
            {text}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
