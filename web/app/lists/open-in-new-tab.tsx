import ExternalLink from 'lucide-react/icons/external-link'
import { iconLook } from '../ui/buttons/icon-look.ts'

/** A row action that opens a page of the shop beside the office. */
export const OpenInNewTab = ({ href, label, title }: { href: string; label: string; title: string }) => (
  <a href={href} target="_blank" rel="noreferrer" aria-label={label} title={title} className={iconLook('quiet', 'sm')}>
    <ExternalLink />
  </a>
)
