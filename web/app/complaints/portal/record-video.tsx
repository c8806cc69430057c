import { whole } from '../../ui/format/numbers.ts'
import Video from 'lucide-react/icons/video'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LONGEST_SECONDS, useRecorder } from './use-recorder.ts'
import { m } from '#messages'

/** Records a short, small video in the page, because a phone's own camera writes a hundred megabytes a minute. */
export function RecordVideo({ onVideo }: { onVideo: (video: File) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" className="max-sm:w-full" onClick={() => setOpen(true)}>
        <Video />
        {m.complaints_record()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.complaints_record()}
        text={m.complaints_record_text({ seconds: whole(LONGEST_SECONDS) })}
        actions={<DialogCancel />}
      >
        {open && (
          <Recorder
            onVideo={(video) => {
              setOpen(false)
              onVideo(video)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function Recorder({ onVideo }: { onVideo: (video: File) => void }) {
  const { video, state, seconds, start, stop } = useRecorder(onVideo)
  return (
    <div className="grid gap-4">
      <div className="relative flex aspect-[4/3] items-center justify-center overflow-hidden rounded-card bg-night text-white">
        <video
          ref={video}
          muted
          playsInline
          aria-label={m.complaints_camera()}
          className="absolute inset-0 size-full object-cover"
        />
        {state === 'refused' && (
          <p role="alert" className="relative px-6 text-center text-xs">
            {m.complaints_no_camera()}
          </p>
        )}
        {state === 'recording' && (
          <p className="absolute top-3 left-3 flex items-center gap-2 rounded-full bg-night/70 px-3 py-1 text-xs tabular-nums">
            <span aria-hidden className="size-2 rounded-full bg-red" />
            {m.complaints_recorded({ seconds: whole(seconds), most: whole(LONGEST_SECONDS) })}
          </p>
        )}
      </div>
      {state === 'recording' ? (
        <Button variant="ink" onClick={stop}>
          {m.complaints_stop_use()}
        </Button>
      ) : (
        <Button disabled={state !== 'ready'} onClick={start}>
          {m.complaints_start_recording()}
        </Button>
      )}
    </div>
  )
}
