import Phone from 'lucide-react/icons/phone'
import { brand, telLink } from '../brand.tsx'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'

/** A person to talk to about a repair. */
export const CallCentre = () => (
  <div className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-2">
    <span>Questions about this repair?</span>
    <a href={telLink(brand.servicePhone)} className={buttonLook('line', 'md')}>
      <span className={labelLook('md')}>
        <Phone />
        Call the centre
      </span>
    </a>
  </div>
)
