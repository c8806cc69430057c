import type { Part } from 'contract/parts/endpoints'
import { MOST_LINES } from 'contract/parts/words'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { useFocusBack } from '../ui/browser/use-focus-back.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { PartSelect } from './part-select.tsx'
import { partName } from './part-words.ts'

export interface NeededPartsFieldProps {
  /** of the list that the form sends */
  name: string
  errorOf: (field: string) => string | undefined
}

interface Line {
  part: Part
  count: string
}

/** Parts that a repair needs, each with how many: one that is chosen joins the list, and goes with a press. */
export function NeededPartsField({ name, errorOf }: NeededPartsFieldProps) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const list = useRef<HTMLUListElement>(null)
  useFocusBack(list, lines)
  const type = (id: number, count: string) =>
    setLines(lines.map((line) => (line.part.id === id ? { ...line, count } : line)))
  return (
    <div data-field="">
      <input
        hidden
        readOnly
        name={name}
        value={JSON.stringify(lines.map(({ part, count }) => ({ part_id: part.id, count })))}
      />
      {lines.length < MOST_LINES && (
        <Field label={m.part_requests_parts()} help={m.part_requests_parts_help()} error={errorOf(name)}>
          <PartSelect
            name={`${name}_part`}
            choose={(part) => {
              if (!lines.some((line) => line.part.id === part.id)) setLines([...lines, { part, count: '1' }])
            }}
          />
        </Field>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={m.part_requests_parts()}
        className="mt-2.5 grid gap-2.5 outline-none empty:mt-0"
      >
        {lines.map(({ part, count }, at) => (
          <li key={part.id} className="flex items-start gap-3">
            <span className="min-w-0 grow pt-2 text-xs wrap-anywhere">
              {partName(part)}
              <span className="block text-2xs text-ink-3 tabular-nums">{part.number}</span>
            </span>
            <Field
              label={m.part_requests_how_many_of({ name: partName(part) })}
              hideLabel
              error={errorOf(`${name}.${at}.count`)}
              className="w-24 shrink-0"
            >
              <TextInput
                name={`${name}.${at}.count`}
                value={count}
                onChange={({ target }) => type(part.id, target.value)}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                className="tabular-nums"
              />
            </Field>
            <IconButton
              label={m.ui_remove({ name: partName(part) })}
              onClick={() => setLines(lines.filter((line) => line.part.id !== part.id))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
