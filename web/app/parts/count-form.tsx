import { partPath } from 'contract/core/office-paths'
import type { StockLine } from 'contract/parts/stock'
import { m } from '#messages'
import { TELLS_REFUSAL, useRefusal } from '../forms/use-refusal.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { Card } from '../ui/data/card.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { whole } from '../ui/format/numbers.ts'
import { countField } from './count-action.ts'
import { nameInPage } from './part-words.ts'
import type { CountedLine, Counting } from './use-counting.ts'

export interface CountFormProps {
  place: string
  isDefective: boolean
  stock: readonly StockLine[]
  counting: Counting
}

/** A field for each part of a place. Those that are filled in are sent; what is refused stays. */
export function CountForm({ place, isDefective, stock, counting }: CountFormProps) {
  const { Form, onSubmit, isSending, outcome, lines, type } = counting
  const { form, errorOf, onChange } = useRefusal(outcome)
  const filled = stock.filter(({ part_id }) => lines[part_id])
  const refused = errorOf('lines') ?? errorOf('place')
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={m.parts_count_place()}
      onSubmit={onSubmit}
      onChange={onChange}
      className="mt-6 max-w-2xl"
    >
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="is_defective" value={String(isDefective)} />
      <input
        type="hidden"
        name="lines"
        value={JSON.stringify(filled.map(({ part_id }) => ({ part_id, ...lines[part_id] })))}
      />
      <Card>
        <ul className="divide-y divide-line">
          {stock.map((line) => (
            <CountRow
              key={line.part_id}
              line={line}
              typed={lines[line.part_id]}
              error={errorOf(countField(line.part_id))}
              onType={(count) => type(line.part_id, { count, seen: line.count })}
            />
          ))}
        </ul>
      </Card>
      {refused && (
        <div {...TELLS_REFUSAL} className="mt-4">
          <Note tone="error" title={refused} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Button
          type="submit"
          variant="ink"
          disabled={filled.length === 0}
          busy={isSending}
          busyLabel={m.forms_saving()}
          className="max-sm:w-full"
        >
          {m.parts_enter_count()}
        </Button>
        <output className="text-xs text-ink-2">
          {m.parts_filled_in({ count: whole(filled.length), total: whole(stock.length) })}
        </output>
      </div>
    </Form>
  )
}

interface CountRowProps {
  line: StockLine
  typed: CountedLine | undefined
  error: string | undefined
  onType: (count: string) => void
}

/** A part with its field. If something came or went after it was typed, it says so: the count has to be typed again. */
function CountRow({ line: { part_id, part_name, part_name_ne, number, count }, typed, error, onType }: CountRowProps) {
  const name = nameInPage(part_name, part_name_ne)
  const isOld = typed !== undefined && typed.seen !== count && Number(typed.count) !== count
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-3 text-xs max-sm:px-4">
      <div className="min-w-0 pt-1.5">
        <TextLink to={partPath(part_id)} className="font-medium wrap-anywhere">
          {name}
        </TextLink>
        <p className="mt-1 text-2xs wrap-anywhere text-ink-3 tabular-nums">{number}</p>
        <p className="text-2xs text-ink-3 tabular-nums">{m.parts_ledger_says({ count: whole(count) })}</p>
      </div>
      <Field
        label={m.parts_counted_of({ name })}
        hideLabel
        error={isOld ? m.parts_count_again({ count: whole(count) }) : error}
        className="w-28 shrink-0 sm:w-36"
      >
        <TextInput
          name={countField(part_id)}
          value={typed?.count ?? ''}
          onChange={({ target }) => onType(target.value)}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          className="tabular-nums"
        />
      </Field>
    </li>
  )
}
