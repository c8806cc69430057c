import Phone from 'lucide-react/icons/phone'
import { brand, telLink } from '../brand/brand.tsx'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'
import { m } from '#messages'

/** A person to talk to about a repair. */
export const CallCentre = () => (
  <div className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-2">
    <span>{m.complaints_questions()}</span>
    <a href={telLink(brand.servicePhone)} className={buttonLook('line', 'md')}>
      <span className={labelLook('md')}>
        <Phone />
        {m.complaints_call_centre()}
      </span>
    </a>
  </div>
)
