import { REPORT_FAULT } from 'contract/core/paths'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Wrench from 'lucide-react/icons/wrench'
import { brand, telLink, viberLink } from '../../brand/brand.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { buttonLook, labelLook } from '../../ui/buttons/button-look.ts'
import { m } from '#messages'

/** The service line, which helps everybody, and the report of a fault for who would rather write. */
export const CallUs = () => (
  <div className="mt-6">
    <div className="flex flex-wrap gap-3">
      <a href={telLink(brand.servicePhone)} className={buttonLook('primary', 'lg')}>
        <span className={labelLook('lg')}>
          <Phone />
          {m.service_points_call({ number: brand.servicePhone })}
        </span>
      </a>
      <ButtonLink to={REPORT_FAULT} variant="ink" size="lg">
        <Wrench />
        {m.service_points_report()}
      </ButtonLink>
      {brand.viber && (
        <a href={viberLink(brand.viber)} className={buttonLook('outline', 'lg')}>
          <span className={labelLook('lg')}>
            <MessageCircle />
            Viber
          </span>
        </a>
      )}
    </div>
    <dl className="mt-4 grid gap-1 text-sm text-ink-2 tabular-nums">
      {brand.hours().map(({ days, time }) => (
        <div key={days} className="flex flex-wrap gap-x-2">
          <dt>{days}:</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  </div>
)
