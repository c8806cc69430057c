import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { brand, telLink, viberLink } from '../brand.tsx'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'

/** The service number, where a page has nothing else to offer: a call needs no internet. */
export const CallLinks = () => (
  <>
    <a href={telLink(brand.servicePhone)} className={buttonLook('line', 'md')}>
      <span className={labelLook('md')}>
        <Phone />
        Call the centre<span className="tabular-nums">{brand.servicePhone}</span>
      </span>
    </a>
    {brand.viber && (
      <a href={viberLink(brand.viber)} className={buttonLook('line', 'md')}>
        <span className={labelLook('md')}>
          <MessageCircle />
          Viber
        </span>
      </a>
    )}
  </>
)
