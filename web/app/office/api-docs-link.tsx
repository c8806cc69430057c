import { m } from '#messages'

/** To the description of the API, which is no screen of the website. */
export const ApiDocsLink = ({ part = 'keys' }: { part?: 'keys' | 'webhooks' }) => (
  <a
    href={`/api/docs#${part}`}
    target="_blank"
    rel="noreferrer"
    className="text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red"
  >
    {part === 'keys' ? m.office_docs_keys() : m.office_docs_webhooks()}
  </a>
)
