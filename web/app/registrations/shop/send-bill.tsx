import { billLinkPath } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import { useState } from 'react'
import { Form, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { brand } from '../../brand/brand.tsx'
import { CallButton } from '../../customer-links/call-button.tsx'
import { DeadLink } from '../../customer-links/dead-link.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { UploadFoot } from '../../forms/upload-foot.tsx'
import { submitUpload } from '../../forms/upload.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { PHOTO_RULE } from '../../ui/fields/file-rules.ts'
import type { Route } from './+types/send-bill'

// Whether the bill is still asked for is shown as it is now.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).registrations.billLink({ params: { token } })
  return { link: data, path: billLinkPath(token) }
}

export const clientAction = async ({ request, params: { token } }: Route.ClientActionArgs) =>
  submitUpload(api.registrations.sendBill, {
    params: { token },
    values: valuesOf(await request.formData()),
    signal: request.signal,
    inOne: true,
  })

/** The bill came meanwhile, or the link ended: the page says so. Other refusals are shown beside the button. */
const ENDED = new Set(['has_bill', 'link_ended'])

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? ENDED.has(actionResult.code ?? '') : defaultShouldRevalidate

/** `/b/{token}`: a customer photographs the bill of a product that staff registered, without signing in. */
export default function SendBill({ loaderData: { link, path }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={m.customer_links_bill_page()} description={m.customer_links_bill_page()} path={path} unlisted />
      {link.state === 'open' ? (
        <BillForm link={link} result={actionData} />
      ) : (
        <Over isReceived={link.state === 'received'} />
      )}
    </main>
  )
}

interface BillFormProps {
  link: { model_name: string; serial_ending: string }
  result: unknown
}

function BillForm({ link: { model_name, serial_ending }, result }: BillFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const onSubmit = useSingleSubmit()
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      <h1 className="text-title wrap-anywhere">{m.customer_links_bill_title({ model: model_name })}</h1>
      {serial_ending && (
        <p className="mt-2 text-xs text-ink-2 tabular-nums">
          {m.customer_links_bill_serial({ ending: serial_ending })}
        </p>
      )}
      <p className="mt-3 text-ink-2">{m.customer_links_bill_text()}</p>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onChange={onChange}
        onSubmit={onSubmit}
        className="mt-7"
      >
        <FileDrop
          big={m.customer_links_bill_take()}
          label={m.customer_links_bill_photo()}
          name="bill_image_one"
          rule={PHOTO_RULE}
          error={errorOf('bill_image_one')}
          onFile={(file) => setChosen(file !== undefined)}
        />
        {isChosen && (
          <UploadFoot verb={m.customer_links_bill_send()} busyLabel={m.customer_links_bill_sending()} result={result} />
        )}
      </Form>
    </>
  )
}

const Over = ({ isReceived }: { isReceived: boolean }) => (
  <>
    <div aria-live="polite">
      <h1 className="text-title">
        {isReceived ? m.customer_links_bill_thanks_title() : m.customer_links_ended_title()}
      </h1>
      <p className="mt-3 text-ink-2">
        {isReceived ? m.customer_links_bill_thanks_text() : m.customer_links_ended_text()}
      </p>
    </div>
    {!isReceived && (
      <div className="mt-7">
        <CallButton phone={brand.servicePhone} />
      </div>
    )}
  </>
)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <DeadLink error={error} phone={brand.servicePhone} />
)
