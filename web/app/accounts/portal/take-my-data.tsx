import Download from 'lucide-react/icons/download'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useDownload, type FileCall } from '../../api/use-download.ts'
import { m } from '#messages'

const FILENAME = 'my-data.zip'

/** Downloads all of the account's data as an archive. */
export function TakeMyData() {
  const { busy, download } = useDownload()
  const save = async () => {
    const call: FileCall['call'] = (options) => api.accounts.myData(undefined, options)
    if (await download({ call, filename: FILENAME }))
      toast.success(m.accounts_data_saved({ file: FILENAME }), { text: m.accounts_data_open() })
  }
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel={m.accounts_gathering()}
      className="max-sm:w-full"
      onClick={() => void save()}
    >
      <Download />
      {m.accounts_download_data()}
    </Button>
  )
}
