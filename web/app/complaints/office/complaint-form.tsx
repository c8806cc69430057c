import { complaintPath } from 'contract/core/office-paths'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { UploadUnderWay } from '../../forms/upload-under-way.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { DetailPage } from '../../office/detail.tsx'
import { FormGroup } from '../../portal/form-group.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, VIDEO_RULE } from '../../ui/fields/file-rules.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { ContactFields, ProblemFields, ProductFields, StatusFields } from './complaint-fields.tsx'
import { OfficePlaceFields } from './office-place-fields.tsx'
import { hasCrm } from './dispatch/dispatch-words.ts'
import type { Zone } from '../places.ts'

export interface ComplaintFormProps {
  complaint: ComplaintDetail
  zones: readonly Zone[]
  /** the action's result */
  result: unknown
}

/** The complaint form: it keeps a draft until saved, and asks before discarding it. */
export function ComplaintForm({ complaint, zones, result }: ComplaintFormProps) {
  const { form, errorOf, onChange, forget } = useRefusal(result)
  const [isChanged, setChanged] = useState(false)
  const title = m.complaints_office_edit_title({ id: complaint.id })
  const fields = {
    complaint,
    errorOf,
    onChanged: (field: string) => {
      forget(field)
      setChanged(true)
    },
  }
  const changeInput = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setChanged(true)
  }
  return (
    <DetailPage title={title}>
      <LeaveGuard when={isChanged} />
      <h1 className="text-heading">{title}</h1>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-label={title}
        onSubmit={useSingleSubmit()}
        onChange={changeInput}
        className="max-w-2xl"
      >
        <FormGroup legend={m.complaints_office_service()}>
          <StatusFields {...fields} />
        </FormGroup>
        <FormGroup legend={m.complaints_office_problem()} className="">
          <ProblemFields {...fields} />
        </FormGroup>
        <FormGroup legend={m.complaints_office_product()}>
          <ProductFields {...fields} />
        </FormGroup>
        <FormGroup legend={m.complaints_office_customer()}>
          <ContactFields {...fields} />
          <OfficePlaceFields zones={zones} initial={complaint} errorOf={errorOf} />
        </FormGroup>
        <FormGroup legend={m.complaints_office_photos()}>
          <FileDrop
            label={m.complaints_office_damage()}
            name="damaged_image"
            rule={IMAGE_RULE}
            stored={complaint.damaged_image}
            error={errorOf('damaged_image')}
          />
          <FileDrop
            label={m.complaints_office_warranty_card()}
            name="warranty_image"
            rule={IMAGE_RULE}
            stored={complaint.warranty_image}
            error={errorOf('warranty_image')}
          />
          <FileDrop
            label={m.complaints_office_video()}
            name="damaged_video"
            rule={VIDEO_RULE}
            stored={complaint.damaged_video}
            error={errorOf('damaged_video')}
          />
        </FormGroup>
        <Foot complaint={complaint} />
      </Form>
    </DetailPage>
  )
}

function Foot({ complaint: { id, job_no } }: { complaint: ComplaintDetail }) {
  const busy = useBusy()
  return (
    <div className="mt-8 grid gap-5">
      <Note>{job_no && hasCrm() ? m.complaints_office_form_note_dispatched() : m.complaints_office_form_note()}</Note>
      <UploadUnderWay />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="ink"
          busy={busy}
          busyLabel={m.complaints_office_saving()}
          className="max-sm:w-full"
        >
          {m.complaints_office_save()}
        </Button>
        <ButtonLink to={complaintPath(id)} variant="line" className="max-sm:w-full">
          {m.complaints_office_cancel()}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The same form on its way. */
export const ComplaintFormSkeleton = () => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label={m.complaints_office_loading()} fields={8} />
  </div>
)
