import Download from 'lucide-react/icons/download'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useDownload, type FileCall } from '../../ui/browser/use-download.ts'

const FILENAME = 'my-data.zip'

/** Downloads all of the account's data as one archive. */
export function TakeMyData() {
  const { busy, download } = useDownload()
  const save = async () => {
    const call: FileCall['call'] = (options) => api.accounts.myData(undefined, options)
    if (await download({ call, filename: FILENAME }))
      toast.success(`${FILENAME} saved`, { text: 'Open my-data.html in it to read your data.' })
  }
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel="Gathering your data…"
      className="max-sm:w-full"
      onClick={() => void save()}
    >
      <Download />
      Download my data
    </Button>
  )
}
