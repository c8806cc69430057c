import Share2 from 'lucide-react/icons/share-2'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { share } from '../../ui/feedback/share.ts'
import { m } from '#messages'

/** Hands on the one address of this page. */
export const ShareButton = ({ title }: { title: string }) => (
  <IconButton label={m.products_share()} variant="white" onClick={() => void share({ title, url: addressOfPage() })}>
    <Share2 />
  </IconButton>
)

const addressOfPage = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
