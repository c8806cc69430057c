import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { brand, telLink } from '../brand/brand.tsx'
import { m } from '#messages'

const LINK =
  'inline-flex min-h-11 items-center text-lead wrap-anywhere underline decoration-line-2 underline-offset-4 hover:decoration-red tabular-nums'

/** Numbers, addresses and hours. */
export const ContactWays = () => (
  <dl className="border-t border-line">
    <Way icon={<Phone />} label={m.home_sales()}>
      <a href={telLink(brand.phone)} className={LINK}>
        {brand.phone}
      </a>
    </Way>
    <Way icon={<Wrench />} label={m.home_service_repairs()}>
      <a href={telLink(brand.servicePhone)} className={LINK}>
        {brand.servicePhone}
      </a>
    </Way>
    <Way icon={<Mail />} label={m.home_email()}>
      <a href={`mailto:${brand.email}`} className={LINK}>
        {brand.email}
      </a>
    </Way>
    <Way icon={<MapPin />} label={m.home_outlet()}>
      <p className="flex min-h-11 items-center text-lead">{brand.address()}</p>
    </Way>
    <Way icon={<Clock />} label={m.home_hours()}>
      {brand.hours().map(({ days, time }) => (
        <p key={days} className="mt-2">
          {days}
          <span className="block text-sm text-ink-2 tabular-nums">{time}</span>
        </p>
      ))}
    </Way>
  </dl>
)

const Way = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="relative border-b border-line py-6 pl-9">
    <dt className="text-xs text-ink-3 [&_svg]:absolute [&_svg]:top-6 [&_svg]:left-0 [&_svg]:size-5 [&_svg]:text-ink-2">
      {icon}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)
