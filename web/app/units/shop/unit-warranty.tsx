import { CONTACT_US, MY_PRODUCTS } from 'contract/core/paths'
import CalendarX from 'lucide-react/icons/calendar-x'
import Clock from 'lucide-react/icons/clock'
import Replace from 'lucide-react/icons/replace'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldQuestion from 'lucide-react/icons/shield-question-mark'
import type { ScannedUnit } from 'contract/units/endpoints'
import type { ReactNode } from 'react'
import { brand, telLink } from '../../brand/brand.tsx'
import { registerAddress } from '../../portal/register-address.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { m } from '#messages'

/** The status of a unit's warranty, and the next step. */
export function UnitWarranty({ unit }: { unit: ScannedUnit }) {
  const { model_name, model_number: model_num, serial_number, warranty } = unit
  const until = shortDate(warranty.until)
  switch (warranty.state) {
    case 'unregistered':
      return (
        <State
          icon={<ShieldQuestion className="text-red" />}
          title={m.units_unregistered()}
          text={m.units_unregistered_text()}
        >
          <ButtonLink to={registerAddress({ model_name, model_num, serial_number })} size="lg" className="w-full">
            {m.units_register_this()}
          </ButtonLink>
          <p className="text-xs text-ink-2">{m.units_register_note()}</p>
        </State>
      )
    case 'waiting':
      return (
        <State icon={<Clock className="text-wait" />} title={m.units_waiting()} text={m.units_waiting_text()}>
          <ButtonLink to={MY_PRODUCTS} variant="outline" size="lg" className="w-full">
            {m.units_my_products()}
          </ButtonLink>
        </State>
      )
    case 'valid':
      return (
        <State
          icon={<ShieldCheck className="text-green" />}
          title={m.units_valid({ day: until })}
          text={m.units_valid_text()}
        >
          <ButtonLink to={MY_PRODUCTS} variant="outline" size="lg" className="w-full">
            {m.units_my_products()}
          </ButtonLink>
        </State>
      )
    case 'replaced':
      return (
        <State
          icon={<Replace className="text-ink-2" />}
          title={m.units_replaced({ day: shortDate(warranty.replaced_on) })}
          text={m.units_replaced_text()}
        >
          <ButtonLink to={MY_PRODUCTS} variant="outline" size="lg" className="w-full">
            {m.units_my_products()}
          </ButtonLink>
        </State>
      )
    case 'expired':
      return (
        <State
          icon={<CalendarX className="text-amber" />}
          title={warranty.until ? m.units_expired_on({ day: until }) : m.units_expired()}
          text={m.units_expired_text()}
        >
          <a
            href={telLink(brand.servicePhone)}
            className="inline-flex h-12 w-full items-center justify-center rounded-control border border-control bg-white px-6 font-medium tabular-nums hover:border-ink hover:bg-ground"
          >
            {m.units_call({ number: brand.servicePhone })}
          </a>
          <div className="grid grid-cols-2 gap-2.5">
            <ButtonLink to={MY_PRODUCTS} variant="line">
              {m.units_my_products()}
            </ButtonLink>
            <ButtonLink to={CONTACT_US} variant="line">
              {m.units_write()}
            </ButtonLink>
          </div>
        </State>
      )
  }
}

interface StateProps {
  icon: ReactNode
  title: string
  text: string
  /** the next step */
  children: ReactNode
}

const State = ({ icon, title, text, children }: StateProps) => (
  <section aria-labelledby="warranty">
    <div className="flex items-start gap-3.5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-ground [&_svg]:size-5.5">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 id="warranty" className="text-heading">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
      </div>
    </div>
    <div className="mt-5 grid gap-3">{children}</div>
  </section>
)
