import Download from 'lucide-react/icons/download'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useDownload } from '../../ui/browser/use-download.ts'

/** Downloads all of the account's data as one archive. */
export function TakeMyData() {
  const { busy, download } = useDownload()
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel="Gathering your data…"
      className="max-sm:w-full"
      onClick={() =>
        void download({ call: (options) => api.accounts.myData(undefined, options), filename: 'my-data.zip' })
      }
    >
      <Download />
      Download my data
    </Button>
  )
}
