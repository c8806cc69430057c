import { useBusy } from '../forms/use-busy.ts'
import { UploadProgress } from '../forms/upload-progress.tsx'
import { useUpload } from '../forms/upload.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { CATALOGUE_LIST } from './admin-catalogue-address.ts'

/** Save and go back; while it is on its way, how far it is, and stop. */
export function CatalogueFormFoot() {
  const busy = useBusy()
  const upload = useUpload()
  return (
    <div className="grid gap-5">
      {busy && upload && <UploadProgress percent={upload.percent} onStop={upload.stop} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving…" className="max-sm:w-full">
          Save Catalog
        </Button>
        <ButtonLink to={CATALOGUE_LIST} variant="line" className="max-sm:w-full">
          Cancel
        </ButtonLink>
      </div>
    </div>
  )
}
