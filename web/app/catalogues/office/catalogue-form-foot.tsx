import { CATALOGUE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { useBusy } from '../../forms/use-busy.ts'
import { UploadUnderWay } from '../../forms/upload-under-way.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'

/** Save and go back; while it is on its way, how far it is, and stop. */
export function CatalogueFormFoot() {
  const busy = useBusy()
  return (
    <div className="grid gap-5">
      <UploadUnderWay />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel={m.office_saving()} className="max-sm:w-full">
          {m.catalogues_office_save()}
        </Button>
        <ButtonLink to={CATALOGUE_LIST} variant="line" className="max-sm:w-full">
          {m.office_cancel()}
        </ButtonLink>
      </div>
    </div>
  )
}
