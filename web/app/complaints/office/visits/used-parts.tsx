import type { Agreed } from 'contract/complaints/agreed'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { PartPlace, StockLine } from 'contract/parts/stock'
import { MOST_LINES } from 'contract/parts/words'
import { latinDigits } from 'contract/core/texts/digits'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { m } from '#messages'
import { PlaceSelect } from '../../../parts/place-select.tsx'
import { nameInPage, placeName } from '../../../parts/part-words.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { atAgreedPrice, isCoveredAsAgreed } from '../../agreed-price.ts'
import { leftToChoose, sentLines, type UsedLine } from './used-lines.ts'
import { usePartPlaces, useStockAt } from '../../../parts/use-places-and-stock.ts'

export interface UsedPartsProps {
  complaint: ComplaintDetail
  /** what the customer accepted to pay: its prices hold */
  agreed: Agreed | null
  /** who came, empty: nobody of the list */
  engineer: string
  lines: readonly UsedLine[]
  onLines: (lines: readonly UsedLine[]) => void
  errorOf: (field: string) => string | undefined
}

/** The parts that went in: a place, what it has, how many. They leave that place when the form is saved. */
export function UsedParts({ complaint, agreed, engineer, lines, onLines, errorOf }: UsedPartsProps) {
  const { value: places, failure } = usePartPlaces()
  const [chosen, setChosen] = useState<string>()
  const place = chosen ?? places?.find((one) => one.place === `bag-${engineer}`)?.place ?? ''
  const stock = useStockAt(place)
  const there = stock.value?.map((line) => atAgreedPrice(agreed, line))
  const isCovered = complaint.warranty?.verdict === 'covered'
  const change = (index: number, next: Partial<UsedLine>) =>
    onLines(lines.map((line, at) => (at === index ? { ...line, ...next } : line)))
  return (
    <fieldset className="min-w-0 rounded-control border border-line px-4 pt-3 pb-4">
      <legend className="px-1 text-xs font-medium">{m.visits_parts()}</legend>
      <input type="hidden" name="parts" value={sentLines(lines)} />
      <div className="grid gap-4">
        {(failure || stock.failure) && <Note tone="error">{failure || stock.failure}</Note>}
        <Field label={m.visits_parts_from()} error={errorOf('parts')}>
          <PlaceSelect
            name="parts_place"
            places={places ?? []}
            value={place}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
        {place !== '' && lines.length < MOST_LINES && (
          <StockSelect
            stock={there && leftToChoose(there, lines)}
            choose={(line) =>
              onLines([...lines, lineOf(line, places ?? [], isCoveredAsAgreed(agreed, line, isCovered))])
            }
          />
        )}
        {lines.map((line, index) => (
          <UsedPart
            key={line.part_id}
            line={line}
            error={errorOf(`parts.${index}.count`)}
            change={(next) => change(index, next)}
            remove={() => onLines(lines.filter((one) => one !== line))}
          />
        ))}
      </div>
    </fieldset>
  )
}

function lineOf(stock: StockLine, places: readonly PartPlace[], is_covered: boolean): UsedLine {
  const { part_id, part_name, part_name_ne, number, price, place, count } = stock
  const found = places.find((one) => one.place === place)
  return {
    part_id,
    name: nameInPage(part_name, part_name_ne),
    number,
    price,
    place,
    placeName: found ? placeName(found) : '',
    most: count,
    count: '1',
    is_covered,
  }
}

interface StockSelectProps {
  /** undefined: it is being read */
  stock: readonly StockLine[] | undefined
  choose: (line: StockLine) => void
}

/** Each part that is chosen joins the lines. */
const StockSelect = ({ stock, choose }: StockSelectProps) => (
  <Field label={m.visits_part_add()} help={stock?.length === 0 && m.visits_no_part_there()}>
    <Select
      value=""
      disabled={!stock || stock.length === 0}
      onChange={({ target }) => {
        const line = stock?.find(({ part_id }) => String(part_id) === target.value)
        if (line) choose(line)
      }}
    >
      <option value="">{stock ? m.visits_part_choose() : m.ui_loading()}</option>
      {stock?.map((line) => (
        <option key={line.part_id} value={line.part_id}>
          {m.visits_part_there({
            name: nameInPage(line.part_name, line.part_name_ne),
            number: line.number,
            count: whole(line.count),
          })}
        </option>
      ))}
    </Select>
  </Field>
)

interface UsedPartProps {
  line: UsedLine
  error: string | undefined
  change: (next: Partial<UsedLine>) => void
  remove: () => void
}

const UsedPart = ({ line, error, change, remove }: UsedPartProps) => (
  <div className="border-t border-line pt-3">
    <div className="flex items-start justify-between gap-3 text-xs">
      <p className="min-w-0 pt-2.5">
        <span className="font-medium wrap-anywhere">{line.name}</span>
        <span className="mt-0.5 block text-2xs wrap-anywhere text-ink-3 tabular-nums">
          {[line.number, line.placeName, rupees(line.price)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <IconButton label={m.ui_remove({ name: line.name })} onClick={remove}>
        <X />
      </IconButton>
    </div>
    <div className="flex flex-wrap items-start gap-x-5">
      <Field label={m.parts_how_many()} error={error} className="w-24">
        <TextInput
          value={line.count}
          onChange={({ target }) => change({ count: latinDigits(target.value) })}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          className="tabular-nums"
        />
      </Field>
      <Checkbox
        checked={line.is_covered}
        onChange={({ target }) => change({ is_covered: target.checked })}
        className="sm:mt-5"
      >
        {m.visits_part_covered()}
      </Checkbox>
    </div>
  </div>
)
