import { m } from '#messages'

/** To the description of the API, which is no screen of the website. */
export const ApiDocsLink = () => (
  <a
    href="/api/docs#keys"
    target="_blank"
    rel="noreferrer"
    className="text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red"
  >
    {m.api_keys_office_docs()}
  </a>
)
