import { UploadProgress } from './upload-progress.tsx'
import { useBusy } from './use-busy.ts'
import { useUpload } from './upload.ts'

/** The progress of this page's upload. A form without files shows it only while it waits for the connection. */
export function UploadUnderWay() {
  const busy = useBusy()
  const upload = useUpload()
  if (!busy || !upload) return null
  const { stage, percent, bytes, stop, tryNow } = upload
  if (stage === 'sending' && bytes === 0 && !tryNow) return null
  return (
    <UploadProgress
      percent={percent}
      bytes={bytes}
      onStop={stop}
      onTryNow={tryNow}
      preparing={stage === 'preparing' ? 'Preparing the photographs…' : undefined}
    />
  )
}
