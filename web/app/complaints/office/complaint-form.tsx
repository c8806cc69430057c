import { complaintPath } from 'contract/core/paths'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
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
import { isClosed } from './dispatch-button.tsx'
import { VisitFields } from './visit-fields.tsx'
import { PlaceFields } from '../place-fields.tsx'
import type { Zone } from '../places.ts'

export interface ComplaintFormProps {
  complaint: ComplaintDetail
  zones: readonly Zone[]
  /** what the action gave back */
  result: unknown
}

const PLACE_WORDS = {
  zone: () => 'District/Zone',
  area: () => 'City/Area',
  help: () => 'As the service centers know it',
}

/** The form of a complaint: it keeps what was typed until it is saved, and asks before it is lost. */
export function ComplaintForm({ complaint, zones, result }: ComplaintFormProps) {
  const { form, errorOf, onChange, forget } = useRefusal(result)
  const [isChanged, setChanged] = useState(false)
  const title = `Edit Complaint ${complaint.id}`
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
        <FormGroup legend="Service">
          <StatusFields {...fields} />
        </FormGroup>
        <FormGroup legend="Visit">
          <VisitFields complaint={complaint} errorOf={errorOf} disabled={isClosed(complaint)} />
        </FormGroup>
        <FormGroup legend="Problem" className="">
          <ProblemFields {...fields} />
        </FormGroup>
        <FormGroup legend="Product">
          <ProductFields {...fields} />
        </FormGroup>
        <FormGroup legend="Customer">
          <ContactFields {...fields} />
          <PlaceFields
            zones={zones}
            initial={{ zone: complaint.zone, area: complaint.area }}
            errorOf={errorOf}
            words={PLACE_WORDS}
          />
        </FormGroup>
        <FormGroup legend="Photographs and video">
          <FileDrop
            label="Damage"
            name="damaged_image"
            rule={IMAGE_RULE}
            stored={complaint.damaged_image}
            error={errorOf('damaged_image')}
          />
          <FileDrop
            label="Warranty card"
            name="warranty_image"
            rule={IMAGE_RULE}
            stored={complaint.warranty_image}
            error={errorOf('warranty_image')}
          />
          <FileDrop
            label="Video of the damage"
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
      <Note>
        What is left empty stays as it was.{job_no && ' The CRM is not told of what is changed here.'} The customer
        hears of a first job number and of the completion.
      </Note>
      <UploadUnderWay />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving…" className="max-sm:w-full">
          Save Complaint
        </Button>
        <ButtonLink to={complaintPath(id)} variant="line" className="max-sm:w-full">
          Cancel
        </ButtonLink>
      </div>
    </div>
  )
}

/** The same form on its way. */
export const ComplaintFormSkeleton = () => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label="Loading" fields={8} />
  </div>
)
