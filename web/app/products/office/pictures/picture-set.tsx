import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PictureSet } from 'contract/products/endpoints'
import { m } from '#messages'
import { FieldNote } from '../../../ui/fields/field.tsx'
import { FilePicker } from '../../../ui/fields/file-picker.tsx'
import { IMAGE_RULE, unreadable } from '../../../ui/fields/file-rules.ts'
import { chosenFiles } from './chosen-files.ts'
import { filesOf, moved, orderOf, storedPictures, withFiles, type SetPicture } from './picture-order.ts'
import { dragWords, howToDrag } from './picture-words.ts'
import { PictureTile } from './picture-tile.tsx'
import { whole } from '../../../ui/format/numbers.ts'

export interface PictureSetFieldProps {
  name: PictureSet
  label: string
  help: string
  most: number
  /** undefined for a new product */
  stored: readonly { id: number; image_url: string }[] | undefined
  error: string | undefined
  onChanged: () => void
}

/** Several pictures in an order: add, take off, and move by mouse, finger, keys or buttons. */
export function PictureSetField({ name, label, help, most, stored, error, onChanged }: PictureSetFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [pictures, setPictures] = useState<readonly SetPicture[]>(() => storedPictures(stored ?? []))
  const [refusal, setRefusal] = useState<string>()
  const [isTouched, setIsTouched] = useState(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that scrolls does not drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const wrong = refusal ?? error
  const keys = pictures.map(({ key }) => key)

  const change = (next: readonly SetPicture[]) => {
    setPictures(next)
    setIsTouched(true)
    // The files travel in the order of their tiles.
    if (input.current) input.current.files = fileList(filesOf(next))
    onChanged()
  }
  const add = (files: readonly File[]) => {
    const { taken, refusal: why } = chosenFiles(files, IMAGE_RULE, most - pictures.length)
    setRefusal(why)
    change(withFiles(pictures, taken))
  }
  const remove = (at: number) => {
    setRefusal(undefined)
    flushSync(() => change(pictures.filter((_, place) => place !== at)))
    input.current?.focus()
  }
  const refuseUnreadable = (key: string, file: File) => {
    const at = pictures.findIndex((picture) => picture.key === key)
    if (at < 0) return
    remove(at)
    setRefusal(unreadable(file.name))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      change(moved(pictures, keys.indexOf(String(active.id)), keys.indexOf(String(over.id))))
  }
  return (
    <div className="min-w-0 sm:col-span-2">
      <p id={`${id}label`} className="mb-2 text-xs font-medium">
        {label}
        <span className="ml-2 font-normal text-ink-3 tabular-nums">
          {m.products_office_of({ shown: whole(pictures.length), most: whole(most) })}
        </span>
      </p>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: dragWords(keys), screenReaderInstructions: howToDrag() }}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy}>
          <ul aria-labelledby={`${id}label`} className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                label={label}
                at={at}
                count={pictures.length}
                onMove={(to) => change(moved(pictures, at, to))}
                onRemove={() => remove(at)}
                onUnreadable={(file) => refuseUnreadable(picture.key, file)}
              />
            ))}
            <li>
              <FilePicker
                ref={input}
                name={name}
                rule={IMAGE_RULE}
                multiple
                text={pictures.length < most ? m.products_office_pictures_add() : m.products_office_pictures_full()}
                aria-label={m.products_office_pictures_add_to({ set: label.toLowerCase() })}
                aria-describedby={`${id}note`}
                aria-invalid={wrong ? true : undefined}
                onFiles={add}
              />
            </li>
          </ul>
        </SortableContext>
      </DndContext>
      {stored && isTouched && <input type="hidden" name={`${name}_order`} value={JSON.stringify(orderOf(pictures))} />}
      <FieldNote id={`${id}note`} help={help} error={wrong} />
    </div>
  )
}

/** A file input can be given files only as a list. */
function fileList(files: readonly File[]): FileList {
  const carrier = new DataTransfer()
  for (const file of files) carrier.items.add(file)
  return carrier.files
}
