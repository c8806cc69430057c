import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { brand, telLink, viberLink } from '../../brand.tsx'
import { buttonLook, labelLook } from '../../ui/buttons/button-look.ts'

/** The service line: the one thing that helps everybody, so it is the largest. */
export const CallUs = () => (
  <div className="mt-6">
    <div className="flex flex-wrap gap-3">
      <a href={telLink(brand.servicePhone)} className={buttonLook('primary', 'lg')}>
        <span className={labelLook('lg')}>
          <Phone />
          Call {brand.servicePhone}
        </span>
      </a>
      <a href={viberLink(brand.viber)} className={buttonLook('outline', 'lg')}>
        <span className={labelLook('lg')}>
          <MessageCircle />
          Viber
        </span>
      </a>
    </div>
    <dl className="mt-4 grid gap-1 text-sm text-ink-2 tabular-nums">
      {brand.hours.map(({ days, time }) => (
        <div key={days} className="flex flex-wrap gap-x-2">
          <dt>{days}:</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  </div>
)
