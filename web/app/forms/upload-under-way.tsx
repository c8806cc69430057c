import { UploadProgress } from './upload-progress.tsx'
import { useBusy } from './use-busy.ts'
import { useUpload } from './upload.ts'
import { m } from '#messages'

/** The progress of this page's upload. A form without files shows it only while it waits for the connection. */
export function UploadUnderWay() {
  const busy = useBusy()
  return busy ? <UploadNow /> : null
}

/** The same for a form submitted without navigation; it knows its own state. */
export function UploadNow() {
  const upload = useUpload()
  if (!upload) return null
  const { stage, percent, bytes, stop, tryNow } = upload
  if (stage === 'sending' && bytes === 0 && !tryNow) return null
  return (
    <UploadProgress
      percent={percent}
      bytes={bytes}
      onStop={stop}
      onTryNow={tryNow}
      preparing={stage === 'preparing' ? m.forms_preparing_photos() : undefined}
    />
  )
}
