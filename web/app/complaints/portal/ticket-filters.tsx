import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TAB_LINK, TAB_STRIP } from '../../ui/data/tab-look.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { CLOSED_STATUSES, isClosed, OPEN_STATUSES, stageForCustomer } from 'contract/complaints/words'
import { SEARCHED, ticketQuery, ticketSearch, type TicketQuery } from './ticket-query.ts'
import { m } from '#messages'

const DELAY_MS = 500

/** Pending and Completed: open ones, and those that are over. What is searched for stays. */
export const TicketTabs = ({ query }: { query: TicketQuery }) => (
  <nav aria-label={m.complaints_tickets()} className={TAB_STRIP}>
    {(['Pending', 'Completed'] as const).map((tab) => (
      <Link
        key={tab}
        to={ticketSearch({ ...query, status: tab })}
        aria-current={isClosed(query.status) === (tab === 'Completed') ? 'page' : undefined}
        preventScrollReset
        className={TAB_LINK}
      >
        {tab === 'Pending' ? m.complaints_tab_pending() : m.complaints_tab_completed()}
      </Link>
    ))}
  </nav>
)

/** Search and stage. The address is the state: it changes a little after the last letter, and at once when one chooses. */
export function TicketFilters({ query }: { query: TicketQuery }) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formKey = useFormKey()
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (form: HTMLFormElement, replace = false) => {
    clearTimeout(timer.current)
    void navigate(ticketSearch(ticketQuery(textsOf(form))), {
      replace,
      preventScrollReset: true,
      state: { form: formKey },
    })
  }
  const applyLater = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(form, true), DELAY_MS)
  }
  const statuses = isClosed(query.status) ? CLOSED_STATUSES : OPEN_STATUSES
  return (
    <search aria-label={m.complaints_tickets()}>
      <form
        key={formKey}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
        className="grid grid-cols-2 gap-3 md:grid-cols-[11rem_minmax(0,1fr)_17rem]"
      >
        <Field label={m.complaints_search_by()}>
          <Select
            name="by"
            defaultValue={query.by}
            onChange={({ currentTarget: { form } }) => form && query.q && apply(form)}
          >
            {Object.entries(SEARCHED).map(([value, label]) => (
              <option key={value} value={value}>
                {label()}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.complaints_search_for()} className="max-md:order-last max-md:col-span-2">
          <TextInput
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            lead={<Search />}
            onChange={({ target: { form } }) => form && applyLater(form)}
          />
        </Field>
        <Field label={m.complaints_status()}>
          <Select
            // Another tab has other stages.
            key={statuses[0]}
            name="status"
            defaultValue={query.status}
            onChange={({ currentTarget: { form } }) => form && apply(form)}
          >
            {statuses === OPEN_STATUSES && <option value="Pending">{m.complaints_all_open()}</option>}
            {statuses.map((status) => (
              <option key={status} value={status}>
                {stageForCustomer(status)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </search>
  )
}

/** The fields keep their input while the form changes the address, and reset when something else does. */
function useFormKey(): string {
  const { key, state } = useLocation()
  const isOwn = useNavigationType() !== NavigationType.Pop
  return (isOwn && (state as { form?: string } | null)?.form) || key
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const texts = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.set(name, value)
  return texts
}
