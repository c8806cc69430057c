import { MY_PRODUCTS, ownedProductPath, ticketPath } from 'contract/core/paths'
import { Form, redirect, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { loadBody } from '../../forms/body-of.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { ProblemChoices } from '../problem-choices.tsx'
import { BackLink } from '../../portal/back-link.tsx'
import { dropDraft } from '../../forms/draft.ts'
import { DraftNote } from '../../forms/draft-note.tsx'
import { useDraft, type FormDraft } from '../../forms/use-draft.ts'
import { serialWords } from '../../ui/format/purchase-words.ts'
import { FormGroup } from '../../portal/form-group.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { UploadFoot } from '../../forms/upload-foot.tsx'
import { submitUpload } from '../../forms/upload.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { PHOTO_RULE, VIDEO_RULE } from '../../ui/fields/file-rules.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/register-complaint'
import { ContactFields } from './contact-fields.tsx'
import { NoComplaint, obstacleOf } from './no-complaint.tsx'
import { PlaceFields } from '../place-fields.tsx'
import { loadFaultChoices } from '../fault-choices.ts'
import { loadZones, placeOf } from '../places.ts'
import { RecordVideo } from './record-video.tsx'
import { canRecord } from './use-recorder.ts'
import { m } from '#messages'

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const options = { signal: request.signal }
  const [{ data: product }, { data: profile }, zones] = await Promise.all([
    api.registrations.getMine({ params }, options),
    api.accounts.profile(undefined, options),
    loadZones(),
    loadFaultChoices(request.signal),
    // Here already, so that the form can be checked when the connection is gone.
    loadBody(api.faults.report),
  ])
  return { product, profile, zones }
}

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-2xl px-5 py-14">
    <SkeletonForm label={m.complaints_loading_form()} fields={8} />
  </main>
)

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  const result = await submitUpload(api.faults.report, {
    values: { ...valuesOf(await request.formData()), stock_id: params.id },
    signal: request.signal,
    repeatable: true,
  })
  if (isRefusal(result)) return result
  dropDraft(request.url)
  toast.success(result.message)
  return redirect(ticketPath(result.data.id))
}

/** `/baltra-user-registered-ProductPage/:id/complaint` */
export default function RegisterComplaint(props: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const draft = useDraft(pathname + search)
  return <ComplaintForm key={draft.key} {...props} kept={draft} />
}

function ComplaintForm({ loaderData, actionData, kept }: Route.ComponentProps & { kept: FormDraft }) {
  const { product, profile, zones } = loaderData
  const draft = kept.texts
  const { form, errorOf, onChange } = useRefusal(actionData)
  const singleSubmit = useSingleSubmit()
  const back = ownedProductPath(product.id)
  const obstacle = obstacleOf(product)
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-4 pb-20 lg:pt-8">
      <title>{`${m.complaints_register()} | ${brand.name}`}</title>
      <BackLink to={back}>{product.model_name}</BackLink>
      <h1 className="mt-3 text-title">{m.complaints_register()}</h1>
      {obstacle ? (
        <NoComplaint obstacle={obstacle} product={product} />
      ) : (
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          onSubmit={singleSubmit}
          onChange={(event) => {
            onChange(event)
            kept.onChange(event)
          }}
        >
          <Plate columns={3} className="mt-6">
            <PlateCell label={m.complaints_model_name()}>{product.model_name}</PlateCell>
            <PlateCell label={m.complaints_model_number()}>{product.model_num}</PlateCell>
            <PlateCell label={m.complaints_serial()} className="max-sm:col-span-2">
              {serialWords(product.serial_number)}
            </PlateCell>
          </Plate>
          <DraftNote draft={kept} />
          <FormGroup legend={m.complaints_what_is_wrong()} className="">
            <FieldGroup label={m.complaints_problem_type()} error={errorOf('problem_type')}>
              <ProblemChoices subCategory={product.sub_category ?? ''} chosen={draft.problem_type} />
            </FieldGroup>
            <Field label={m.faults_more()} help={m.complaints_since_when()} error={errorOf('problem_description')}>
              <Textarea name="problem_description" maxLength={2000} defaultValue={draft.problem_description} />
            </Field>
          </FormGroup>
          <FormGroup legend={m.complaints_photos_video()} className="grid-cols-2 sm:grid-cols-3">
            <FileDrop label={m.complaints_damage()} name="photo" rule={PHOTO_RULE} error={errorOf('photo')} />
            <FileDrop label={m.complaints_video_optional()} name="video" rule={VIDEO_RULE} error={errorOf('video')} />
            {canRecord() && (
              <div className="col-span-full">
                <RecordVideo onVideo={(video) => chooseFile(form.current, 'video', video)} />
                <p className="mt-2 text-2xs text-ink-3">{m.complaints_15_seconds()}</p>
              </div>
            )}
          </FormGroup>
          <FormGroup legend={m.complaints_contact()} text={m.complaints_from_profile()}>
            <ContactFields profile={profile} draft={draft} errorOf={errorOf} />
            <PlaceFields
              zones={zones}
              initial={
                draft.zone === undefined ? placeOf(profile, zones) : { zone: draft.zone, area: draft.area ?? '' }
              }
              errorOf={errorOf}
            />
          </FormGroup>
          <UploadFoot verb={m.complaints_send()} busyLabel={m.complaints_sending()} result={actionData}>
            <ButtonLink to={back} variant="line" size="lg">
              {m.complaints_cancel()}
            </ButtonLink>
          </UploadFoot>
        </Form>
      )}
    </main>
  )
}

/** Puts a recorded file where a chosen one would be. */
function chooseFile(form: HTMLFormElement | null, name: string, file: File): void {
  const input = form?.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  const carrier = new DataTransfer()
  carrier.items.add(file)
  input.files = carrier.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: MY_PRODUCTS, text: m.complaints_my_products() }} />
)
