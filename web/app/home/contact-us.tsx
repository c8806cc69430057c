import { CONTACT_US, MY_PRODUCTS, SERVICE } from 'contract/core/paths'
import { normalizePhone } from 'contract/core/texts/digits'
import { api } from '../api/client.ts'
import { brand } from '../brand/brand.tsx'
import { EnquiryForm } from '../enquiries/shop/enquiry-form.tsx'
import { EnquirySent } from '../enquiries/shop/enquiry-sent.tsx'
import { dropDraft } from '../forms/draft.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { SiteHead } from '../seo/site-head.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/contact-us'
import { ContactWays } from './contact-ways.tsx'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = valuesOf(await request.formData())
  const result = await submit(api.enquiries.send, { values })
  if (isRefusal(result)) return result
  dropDraft(CONTACT_US)
  return { sent: { phone: String(normalizePhone(String(values['phone']))), email: String(values['email']) } }
}

/** `/baltra-contact-us` */
export default function ContactUs({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <SiteHead
        title={m.home_contact_us()}
        description={m.home_contact_description({ brand: brand.name, country: brand.country() })}
        path={CONTACT_US}
      />
      <h1 className="text-title lg:text-[3.5rem]">{m.home_contact_heading()}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-2">{m.home_contact_text()}</p>
      <div className="mt-10 grid grid-cols-1 gap-12 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20">
        <section aria-label={m.home_write_to_us()}>
          {actionData && 'sent' in actionData ? (
            <EnquirySent sender={actionData.sent} />
          ) : (
            <EnquiryForm result={actionData} />
          )}
        </section>
        <ContactWays />
      </div>
      <section className="mt-10 rounded-card bg-ground p-6 lg:mt-16 lg:p-9" aria-labelledby="repair">
        <h2 id="repair" className="text-heading">
          {m.home_something_broken()}
        </h2>
        <p className="mt-1.5 max-w-read text-sm text-ink-2">{m.home_repair_text()}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={MY_PRODUCTS} variant="ink">
            {m.home_register_complaint()}
          </ButtonLink>
          <ButtonLink to={SERVICE} variant="outline">
            {m.home_track_repair()}
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}
