import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useFetcher } from 'react-router'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import { USUAL_VALID_DAYS } from 'contract/quotations/words'
import { m } from '#messages'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { yearsAhead } from '../../ui/fields/years-ahead.ts'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { LINE_COLUMNS, PriceLineRow } from './price-line.tsx'
import { PriceNote } from './price-note.tsx'
import { fieldName, type priceAction } from './price.ts'
import { emptyLine, totalOf, type LineDraft, type PriceDraft } from './price-draft.ts'
import type { Typing } from './use-price-draft.ts'

/** The contract's maximum. */
const MAX_LINES = 30

export interface PriceFormProps {
  quotation: QuotationDetail
  typing: Typing
}

/** The price lines of a request that is not approved: typed, added up, saved before the decision. */
export function PriceForm({ quotation, typing }: PriceFormProps) {
  const { shown, isChanged } = typing
  const { Form, submit, data, state } = useFetcher<typeof priceAction>()
  const { form, errorOf, onChange } = useRefusal(data)
  const { add, remove, forget } = useLines(typing, form)
  const sent = useRef<PriceDraft>(undefined)
  const onSubmit = useSingleSubmit((target) => {
    sent.current = typing.typed
    return submit(target)
  })
  const busy = state !== 'idle'

  useEffect(() => {
    if (state !== 'idle' || !data || isRefusal(data)) return
    toast.success(data.message, { text: m.quotations_office_saved_text() })
    forget()
    typing.settle(sent.current)
    // Once an answer, when the stored prices are here too.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, state])

  const isFull = shown.lines.length >= MAX_LINES
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={m.quotations_office_prices()}
      onChange={onChange}
      onKeyDown={(event) => goOn(event, shown.lines, isFull ? undefined : add)}
      onSubmit={onSubmit}
    >
      <LeaveGuard when={isChanged} />
      <input type="hidden" name="intent" value="price" />
      <input type="hidden" name="quote_id" value={quotation.id} />
      <input type="hidden" name="seen_status" value={shown.seen_status} />
      <input type="hidden" name="seen_version" value={shown.seen_version} />
      <PriceNote quotation={quotation} typing={typing} />
      <LineHeads />
      <ol>
        {shown.lines.map((line, index) => (
          <PriceLineRow
            key={line.key}
            line={line}
            number={index + 1}
            errorOf={errorOf}
            onChange={(changed) =>
              typing.change((draft) => ({
                ...draft,
                lines: draft.lines.map((one) => (one.key === changed.key ? changed : one)),
              }))
            }
            onRemove={() => remove(line, index)}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button data-add="" variant="line" size="sm" disabled={isFull} onClick={add}>
          <Plus />
          {m.quotations_office_add_line()}
        </Button>
        <p className="text-base font-semibold tabular-nums">
          <span className="mr-3 text-xs font-normal text-ink-2">{m.quotations_office_total()}</span>
          {rupees(totalOf(shown.lines))}
        </p>
      </div>
      {isFull && (
        <p className="mt-2 text-2xs text-ink-3">{m.quotations_office_line_limit({ count: whole(MAX_LINES) })}</p>
      )}
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-5 border-t border-line pt-5">
        <ValidUntil
          day={shown.valid_until}
          error={errorOf('valid_until')}
          onChange={(valid_until) => typing.change((draft) => ({ ...draft, valid_until }))}
        />
        <div className="flex flex-wrap gap-2.5 max-sm:w-full">
          {isChanged && !busy && (
            <Button variant="line" className="max-sm:grow" onClick={() => discard(typing)}>
              {m.quotations_office_discard()}
            </Button>
          )}
          <Button
            type="submit"
            variant="ink"
            busy={busy}
            busyLabel={m.quotations_office_saving()}
            className="max-sm:grow"
          >
            {m.quotations_office_save()}
          </Button>
        </div>
      </div>
      <p className="mt-3 text-2xs text-ink-3 pointer-coarse:hidden">{m.quotations_office_keys()}</p>
    </Form>
  )
}

interface ValidUntilProps {
  day: string
  error: string | undefined
  onChange: (day: string) => void
}

/** The last day of the prices. Its parts begin again when the draft is replaced by another. */
function ValidUntil({ day, error, onChange }: ValidUntilProps) {
  const [typed, setTyped] = useState({ day, begun: 0 })
  if (typed.day !== day) setTyped({ day, begun: typed.begun + 1 })
  return (
    <DateField
      key={typed.begun}
      label={m.quotations_office_valid_until()}
      name="valid_until"
      defaultValue={day}
      help={m.quotations_office_valid_until_help({ days: whole(USUAL_VALID_DAYS) })}
      error={error}
      doubt={yearsAhead}
      onText={(text) => {
        setTyped({ ...typed, day: text })
        onChange(text)
      }}
      className="w-full sm:w-80"
    />
  )
}

const LineHeads = () => (
  <div
    aria-hidden
    className={`hidden gap-x-3 rounded-control bg-ground py-2 text-2xs font-medium text-ink-2 md:grid ${LINE_COLUMNS}`}
  >
    <span className="pl-3">{m.quotations_office_description()}</span>
    <span className="pr-3 text-right">{m.quotations_office_quantity()}</span>
    <span className="pr-3 text-right">{m.quotations_office_unit_price()}</span>
    <span className="text-right">{m.quotations_office_amount()}</span>
  </div>
)

/** Adding a line moves the focus into it; removing one can be undone for a while. */
function useLines(typing: Typing, form: { current: HTMLFormElement | null }) {
  const [fresh, setFresh] = useState<string>()
  const said = useRef<number>(undefined)
  const forget = () => dismiss(said)

  useEffect(() => {
    if (fresh) focusField(form.current, fieldName(fresh, 'description'))
  }, [fresh, form])
  // A line removed here cannot be restored elsewhere.
  useEffect(() => () => dismiss(said), [])

  const add = () => {
    const line = emptyLine(`new${++newLines}`)
    typing.change((draft) => ({ ...draft, lines: [...draft.lines, line] }))
    setFresh(line.key)
  }
  const remove = (line: LineDraft, index: number) => {
    typing.change((draft) => ({ ...draft, lines: draft.lines.filter(({ key }) => key !== line.key) }))
    form.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    said.current = toast.info(m.quotations_office_line_removed(), {
      text: line.description,
      action: {
        label: m.quotations_office_undo(),
        run: () => {
          typing.change((draft) => ({ ...draft, lines: draft.lines.toSpliced(index, 0, line) }))
          setFresh(line.key)
        },
      },
    })
  }
  return { add, remove, forget }
}

let newLines = 0

function dismiss({ current }: { current: number | undefined }) {
  if (current !== undefined) toast.dismiss(current)
}

function discard({ typed, replace }: Typing) {
  replace(undefined)
  toast.info(m.quotations_office_discarded(), {
    action: { label: m.quotations_office_undo(), run: () => replace(typed) },
  })
}

/** Enter goes down a column and begins a new line at its end; with Ctrl it saves. */
function goOn(event: KeyboardEvent<HTMLFormElement>, lines: readonly LineDraft[], add: (() => void) | undefined) {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (event.ctrlKey || event.metaKey) return currentTarget.requestSubmit()
  const [line, field] = target.name.split('.')
  const index = lines.findIndex((one) => one.key === line)
  if (index < 0) return
  const next = lines[index + 1]
  if (next) focusField(currentTarget, `${next.key}.${field}`)
  else add?.()
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
