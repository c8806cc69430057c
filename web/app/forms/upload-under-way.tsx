import { UploadProgress } from './upload-progress.tsx'
import { useBusy } from './use-busy.ts'
import { useUpload } from './upload.ts'

/** How far the upload of this page's form is; nothing while none is under way. */
export function UploadUnderWay() {
  const busy = useBusy()
  const upload = useUpload()
  if (!busy || !upload) return null
  const { stage, percent, stop, tryNow } = upload
  return (
    <UploadProgress
      percent={percent}
      onStop={stop}
      onTryNow={tryNow}
      preparing={stage === 'preparing' ? 'Preparing the photographs…' : undefined}
    />
  )
}
