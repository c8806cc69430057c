import type { CustomerDetail } from 'contract/customers/endpoints'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { m } from '#messages'
import { fullName } from '../accounts/office/person-columns.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useMay } from '../office/office-data.ts'
import { Phone } from '../office/phone.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { PhoneInput } from '../ui/fields/phone-input.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'

type Numbered = Pick<CustomerDetail, 'firstname' | 'lastname' | 'numbers'>

/** The numbers of a customer beside the first, by which they are found too. */
export const OtherNumbers = ({ customer }: { customer: Numbered }) => (
  <>
    {customer.numbers.map((number) => (
      <OtherNumber key={number.contact} number={number} name={fullName(customer)} />
    ))}
  </>
)

function OtherNumber({ number: { contact, proven }, name }: { number: Numbered['numbers'][number]; name: string }) {
  const { start, opened } = useOpening()
  const [mayAdd, mayChange] = [useMay('customers.add'), useMay('people.numbers')]
  return (
    <span className="inline-flex items-center gap-1">
      <Phone number={contact} />
      {proven && <span className="text-ink-3">{m.customers_number_signs_in()}</span>}
      {(proven ? mayChange : mayAdd) && (
        <IconButton size="sm" label={m.customers_number_remove({ number: contact })} onClick={start}>
          <X />
        </IconButton>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.customers_number_remove({ number: contact })}
          text={proven ? m.customers_number_remove_proven() : m.customers_number_remove_text()}
          verb={m.customers_number_remove_do()}
          about={name}
        >
          {() => (
            <>
              <input type="hidden" name="intent" value="number-remove" />
              <input type="hidden" name="contact" value={contact} />
            </>
          )}
        </FormDialog>
      ))}
    </span>
  )
}

/** Notes another number of a customer. */
export function AddNumber({ customer }: { customer: Numbered }) {
  const { start, opened } = useOpening()
  const mayAdd = useMay('customers.add')
  return (
    <>
      {mayAdd && (
        <Button variant="line" size="sm" onClick={start}>
          <Plus />
          {m.customers_number_add()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.customers_number_add()}
          text={m.customers_number_add_text()}
          verb={m.customers_number_add_do()}
          about={fullName(customer)}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="number-add" />
              <Field label={m.customers_add_contact()} error={errorOf('contact')}>
                <PhoneInput name="contact" autoComplete="off" autoFocus />
              </Field>
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
