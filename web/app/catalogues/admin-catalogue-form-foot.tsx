import { useBusy } from '../forms/use-busy.ts'
import { useUpload, type UploadState } from '../forms/upload.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { CATALOGUE_LIST } from './admin-catalogue-address.ts'

/** Save and go back; while it is on its way, how far it is, and stop. */
export function CatalogueFormFoot() {
  const busy = useBusy()
  const upload = useUpload()
  return (
    <div className="grid gap-5">
      {busy && upload && <Progress upload={upload} />}
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

const Progress = ({ upload: { percent, stop } }: { upload: UploadState }) => (
  <div className="flex items-center gap-4 rounded-control bg-ground py-2 pr-2 pl-3.5">
    <div className="min-w-0 grow">
      <p className="text-xs text-ink-2 tabular-nums">
        {percent < 100 ? `Sent ${Math.floor(percent)} %` : 'All sent, being checked…'}
      </p>
      <ProgressBar label="Upload" value={percent} className="mt-1.5" />
    </div>
    <Button variant="line" size="sm" onClick={stop}>
      Stop
    </Button>
  </div>
)
