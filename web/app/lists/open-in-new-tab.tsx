import ExternalLink from 'lucide-react/icons/external-link'
import { m } from '#messages'
import { iconLook } from '../ui/buttons/icon-look.ts'

/** A row action that opens a page of the shop beside the office. */
export const OpenInNewTab = ({ href, verb, name }: { href: string; verb: string; name: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={m.lists_new_tab_name({ verb, name })}
    title={m.lists_new_tab({ verb: verb.replace(/ for$/, '') })}
    className={iconLook('quiet', 'sm')}
  >
    <ExternalLink />
  </a>
)
