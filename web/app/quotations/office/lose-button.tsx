import type { QuotationDetail } from 'contract/quotations/endpoints'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Undo from 'lucide-react/icons/undo-2'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { FormDialog, type Saved } from '../../forms/form-dialog.tsx'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { lostOptions } from './lost-words.ts'

/** Counts a quotation that nobody accepted as lost, or takes that back while no revision followed. */
export function LoseButton({ quotation }: { quotation: QuotationDetail }) {
  const mayDecide = useMay('quotations.decide')
  const { outcome, revised_by } = quotation
  // What becomes of one that is revised is said of its revision.
  if (!mayDecide || !outcome || outcome === 'accepted' || revised_by !== null) return null
  if (outcome === 'lost') return <RegainButton />
  return <Lose customer={quotation.company || quotation.customer_name} />
}

function Lose({ customer }: { customer: string }) {
  const { start, opened } = useOpening()
  return (
    <>
      <Button variant="line" size="sm" onClick={start}>
        <CircleSlash />
        {m.quotations_office_lose()}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.quotations_office_lose_title()}
          text={m.quotations_office_lose_text()}
          verb={m.quotations_office_lose_do()}
          about={customer}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="lose" />
              <Field label={m.quotations_office_lost_reason()} error={errorOf('reason')}>
                <Select name="reason" defaultValue="">
                  <option value="" disabled>
                    {m.quotations_office_lost_choose()}
                  </option>
                  {lostOptions().map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field
                label={m.quotations_office_lost_words()}
                help={m.quotations_office_lost_words_help()}
                error={errorOf('words')}
              >
                <Textarea name="words" rows={3} maxLength={500} />
              </Field>
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}

function RegainButton() {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | Saved>>()
  const { form } = useRefusal(isRefusal(data) ? data : undefined)
  const onSubmit = useSingleSubmit(submit)
  return (
    <Form ref={form} method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="regain" />
      <Button type="submit" variant="line" size="sm" busy={state !== 'idle'} busyLabel={m.quotations_office_saving()}>
        <Undo />
        {m.quotations_office_regain()}
      </Button>
    </Form>
  )
}
