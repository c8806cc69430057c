import Phone from 'lucide-react/icons/phone'
import { m } from '#messages'
import { telLink } from '../brand/brand.tsx'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'

/** A person to talk to, where a link of an SMS does not help: whoever reads it holds a telephone. */
export const CallButton = ({ phone, variant = 'outline' }: { phone: string; variant?: 'primary' | 'outline' }) => (
  <a href={telLink(phone)} className={`${buttonLook(variant, 'lg')} max-sm:w-full`}>
    <span className={`${labelLook('lg')} tabular-nums`}>
      <Phone />
      {m.customer_links_call({ phone })}
    </span>
  </a>
)
