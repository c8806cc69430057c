import { IconButton } from '../ui/buttons/icon-button.tsx'
import X from 'lucide-react/icons/x'
import { Note } from '../ui/feedback/note.tsx'
import { whole } from '../ui/format/numbers.ts'
import { fieldQueue } from './field-app.ts'
import type { Photo } from './photo.ts'
import { m } from '#messages'

/** Photographs of a given report that are still on the phone, and those that the office could not take. */
export function OwnPhotos({ id, photos }: { id: number; photos: readonly Photo[] }) {
  const own = photos.filter(({ jobId, commandId }) => jobId === id && commandId !== undefined)
  const count = own.filter(({ refused }) => refused === undefined).length
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {count > 0 && <Note>{m.field_own_photos({ count, shown: whole(count) })}</Note>}
      {own.map(
        ({ id: photo, refused }, at) =>
          refused !== undefined && (
            <Note
              key={photo}
              tone="error"
              action={
                <IconButton
                  label={m.field_photo_remove({ number: whole(at + 1) })}
                  onClick={() => void fieldQueue().removePhoto(photo)}
                >
                  <X />
                </IconButton>
              }
            >
              {m.field_photo_refused({ why: refused })}
            </Note>
          ),
      )}
    </div>
  )
}
