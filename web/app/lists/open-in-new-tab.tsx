import ExternalLink from 'lucide-react/icons/external-link'
import { iconLook } from '../ui/buttons/icon-look.ts'

/** A row action that opens a page of the shop beside the office. */
export const OpenInNewTab = ({ href, verb, name }: { href: string; verb: string; name: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={`${verb} ${name} in a new tab`}
    title={`${verb.replace(/ for$/, '')} in a new tab`}
    className={iconLook('quiet', 'sm')}
  >
    <ExternalLink />
  </a>
)
