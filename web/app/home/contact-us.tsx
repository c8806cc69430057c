import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { brand, telLink } from '../brand.tsx'
import { SiteHead } from '../layouts/site-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

const LINK =
  'inline-flex min-h-11 items-center text-lead underline decoration-line-2 underline-offset-4 hover:decoration-red tabular-nums'

/** `/baltra-contact-us` */
export default function ContactUs() {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <SiteHead
        title="Contact Us"
        description={`Phone, e-mail, address and opening hours of ${brand.name} in ${brand.country}.`}
        path="/baltra-contact-us"
      />
      <h1 className="text-title lg:text-[3.5rem]">Contact us</h1>
      <p className="mt-4 max-w-read text-lead text-ink-2">
        Where to buy, what fits, what is broken: call us or write, in Nepali or English.
      </p>
      <dl className="mt-10 grid gap-x-16 border-t border-line sm:grid-cols-2 lg:mt-16">
        <Way icon={<Phone />} label="Sales">
          <a href={telLink(brand.phone)} className={LINK}>
            {brand.phone}
          </a>
        </Way>
        <Way icon={<Wrench />} label="Service and repairs">
          <a href={telLink(brand.servicePhone)} className={LINK}>
            {brand.servicePhone}
          </a>
        </Way>
        <Way icon={<Mail />} label="E-mail">
          <a href={`mailto:${brand.email}`} className={LINK}>
            {brand.email}
          </a>
        </Way>
        <Way icon={<MapPin />} label="Outlet">
          <p className="flex min-h-11 items-center text-lead">{brand.address}</p>
        </Way>
        <Way icon={<Clock />} label="Opening hours">
          {brand.hours.map(({ days, time }) => (
            <p key={days} className="mt-2">
              {days}
              <span className="block text-sm text-ink-2 tabular-nums">{time}</span>
            </p>
          ))}
        </Way>
      </dl>
      <section className="mt-10 rounded-card bg-ground p-6 lg:mt-16 lg:p-9" aria-labelledby="repair">
        <h2 id="repair" className="text-heading">
          Something not working?
        </h2>
        <p className="mt-1.5 max-w-read text-sm text-ink-2">
          With a registered product you get a job number at once and can follow each step of the repair.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/baltra-user-ProductPage" variant="ink">
            Register a Complaint
          </ButtonLink>
          <ButtonLink to="/baltra-trackingProducts" variant="outline">
            Track a repair
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}

const Way = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className="relative border-b border-line py-6 pl-9">
    <dt className="text-xs text-ink-3 [&_svg]:absolute [&_svg]:top-6 [&_svg]:left-0 [&_svg]:size-5 [&_svg]:text-ink-2">
      {icon}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)
