import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Checkbox } from '../fields/checkbox.tsx'
import { Combobox } from '../fields/combobox.tsx'
import { DateField } from '../fields/date-field.tsx'
import { DensityProvider } from '../fields/density.tsx'
import { Field } from '../fields/field.tsx'
import { FieldGroup } from '../fields/field-group.tsx'
import { OtpInput } from '../fields/otp-input.tsx'
import { PasswordInput } from '../fields/password-input.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { RadioCard } from '../fields/radio-card.tsx'
import { Select } from '../fields/select.tsx'
import { SizeChoice } from '../fields/size-choice.tsx'
import { SwatchChoice } from '../fields/swatch-choice.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Textarea } from '../fields/textarea.tsx'
import { KitSection } from './kit-section.tsx'

const DISTRICTS = ['Bhaktapur', 'Chitwan', 'Dhanusha', 'Jhapa', 'Kaski', 'Kathmandu', 'Lalitpur', 'Morang', 'Rupandehi']

export const KitFields = () => (
  <KitSection title="Fields" text="Label above, help below, the error in the place of the help. Border 3:1.">
    <TextFields />
    <Choices />
    <Dates />
    <Codes />
    <OfficeFields />
  </KitSection>
)

const TextFields = () => (
  <div className="grid items-start gap-5 sm:grid-cols-2">
    <Field label="Email" help="For receipts only">
      <TextInput name="email" type="email" placeholder="name@example.com" />
    </Field>
    <Field label="Mobile number" error="Mobile number is required and must be 10 digits">
      <PhoneInput name="contact" defaultValue="98412" />
    </Field>
    <Field label="First name, focused">
      <TextInput name="firstname" defaultValue="Asha" className="outline-2 -outline-offset-1 outline-ink" />
    </Field>
    <Field label="Category, read only">
      <TextInput name="category" defaultValue="Bottles and flasks" readOnly />
    </Field>
    <Field label="District, native">
      <Select name="district_native" defaultValue="Kaski">
        {DISTRICTS.map((district) => (
          <option key={district}>{district}</option>
        ))}
      </Select>
    </Field>
    <Field label="Not available">
      <TextInput name="none" placeholder="Choose a district first" disabled />
    </Field>
    <Field label="District">
      <Combobox name="district" items={DISTRICTS} placeholder="Choose a district" />
    </Field>
    <Field label="Password" help="At least 8 characters">
      <PasswordInput name="password" autoComplete="new-password" defaultValue="abcdefgh" />
    </Field>
    <Field label="Price" error="Price is required">
      <TextInput name="price" lead="Rs." inputMode="numeric" />
    </Field>
    <Field label="Message" className="sm:col-span-2">
      <Textarea name="note" placeholder="What can we do for you?" />
    </Field>
  </div>
)

function Choices() {
  const [some, setSome] = useState(false)
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-x-6">
        <Checkbox defaultChecked>Ticked</Checkbox>
        <Checkbox indeterminate={!some} checked={some} onChange={(event) => setSome(event.target.checked)}>
          Some
        </Checkbox>
        <Checkbox>Empty</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </div>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <FieldGroup label="Gender">
          <div className="grid grid-cols-2 gap-2">
            <RadioCard name="gender" value="female" title="Female" defaultChecked />
            <RadioCard name="gender" value="male" title="Male" />
          </div>
        </FieldGroup>
        <FieldGroup label="Colour">
          <div className="-ml-1.5 flex flex-wrap gap-1.5">
            {['#33373d', '#a8142b', '#3f5a4c', '#cdbfae', '#b4bac0'].map((hex, place) => (
              <SwatchChoice key={hex} name="colour" hex={hex} label={hex} value={hex} defaultChecked={place === 0} />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label="Size" error="Please Select a size.">
          <div className="grid grid-cols-3 gap-2">
            <SizeChoice name="size">500 ml</SizeChoice>
            <SizeChoice name="size" defaultChecked>
              750 ml
            </SizeChoice>
            <SizeChoice name="size" disabled>
              1 litre
            </SizeChoice>
          </div>
        </FieldGroup>
      </div>
    </>
  )
}

const Dates = () => (
  <div className="mt-8 grid items-start gap-5 sm:grid-cols-2">
    <DateField label="Purchase date" name="bought" help="As on the bill" />
    <DateField label="The same in Nepali" name="bought_ne" locale="ne" defaultValue="2026-11-23" />
    <DateField label="Bikram Sambat in English" name="bought_bs" calendar="bs" defaultValue="2026-11-23" />
    <DateField label="A day that is none" name="no_day" defaultValue="bs 2083 8 30" error="Purchase date is required" />
  </div>
)

function Codes() {
  const [complete, setComplete] = useState('')
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
      <Field label="The code" help={complete ? `Complete: ${complete}` : 'Six digits'}>
        <OtpInput name="otp" defaultValue="409" onComplete={setComplete} />
      </Field>
      <Field label="The code, refused" error="Please enter all OTP digits.">
        <OtpInput name="otp_refused" defaultValue="40917" />
      </Field>
    </div>
  )
}

const OfficeFields = () => (
  <DensityProvider value="compact">
    <div className="mt-8 flex flex-wrap items-end gap-2">
      <Field label="Name" hideLabel className="grow sm:w-64 sm:grow-0">
        <TextInput type="search" name="q" lead={<Search />} placeholder="Name" />
      </Field>
      <Field label="Gender" hideLabel className="w-36">
        <Select name="g">
          <option>All</option>
        </Select>
      </Field>
      <Field label="Sub heading" className="w-64" error="SubHeading is required">
        <TextInput name="sub" />
      </Field>
    </div>
  </DensityProvider>
)
