import type { CustomerDetail } from 'contract/customers/endpoints'
import { m } from '#messages'
import { Phone } from '../office/phone.tsx'
import { dateTime, longDate } from '../ui/format/dates.ts'
import { districtName } from '../ui/format/district-name.ts'
import { digits, whole } from '../ui/format/numbers.ts'
import { OtherNumbers } from './other-numbers.tsx'

/** The customer in one line: number, e-mail, place, language, points, and since when. */
export const CustomerFacts = ({ customer, points }: { customer: CustomerDetail; points: number }) => {
  const { contact, email, customerAddress, city, district, language, date_joined, number_guarded_until } = customer
  const { local_level, ward, number_given_up, number_given_up_at } = customer
  const level = [local_level, ward && digits(ward)].filter(Boolean).join('-')
  const place = [...new Set([customerAddress, city, level, districtName(district)])].filter(Boolean).join(', ')
  return (
    <>
      <span>
        <Phone number={contact} />
      </span>
      <OtherNumbers customer={customer} />
      {number_guarded_until && (
        <span className="inline-flex items-center text-ink-2">
          {m.customers_number_guarded({ when: dateTime(number_guarded_until) })}
        </span>
      )}
      {number_given_up && (
        <span className="inline-flex items-center text-ink-2">
          {m.customers_number_given_up({ number: number_given_up, when: longDate(number_given_up_at) })}
        </span>
      )}
      {email && (
        <span className="inline-flex items-center wrap-anywhere">
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-6 items-center underline decoration-line-2 underline-offset-4 hover:decoration-red"
          >
            {email}
          </a>
        </span>
      )}
      <span className="inline-flex items-center">{place || '–'}</span>
      <span className="inline-flex items-center">{LANGUAGE[language]()}</span>
      <span className="inline-flex items-center">
        {m.customers_points_count({ count: points, shown: whole(points) })}
      </span>
      <span className="inline-flex items-center">{m.customers_joined({ when: longDate(date_joined) })}</span>
    </>
  )
}

const LANGUAGE = { en: m.customers_speaks_english, ne: m.customers_speaks_nepali } as const
