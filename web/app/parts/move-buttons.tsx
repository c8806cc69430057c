import type { Part } from 'contract/parts/endpoints'
import type { PartPlace, StockLine } from 'contract/parts/stock'
import { HEAD_OFFICE, LONGEST_NOTE } from 'contract/parts/words'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import PackagePlus from 'lucide-react/icons/package-plus'
import PackageX from 'lucide-react/icons/package-x'
import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { FormDialog } from '../forms/form-dialog.tsx'
import { randomUuid } from '../ui/browser/random-uuid.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { whole } from '../ui/format/numbers.ts'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'
import type { PartAct } from './part-action.ts'
import { partName } from './part-words.ts'
import { PlaceSelect } from './place-select.tsx'

interface Moved {
  part: Part
  stock: readonly StockLine[]
  places: readonly PartPlace[]
}

/** Enters what came, went and was counted of one part. */
export function MoveButtons(moved: Moved) {
  return (
    <>
      {moved.part.active && (
        <DialogButton icon={<PackagePlus />} words={m.parts_receive()} isMain>
          {(opening) => <ReceiveDialog {...moved} {...opening} />}
        </DialogButton>
      )}
      <DialogButton icon={<ArrowLeftRight />} words={m.parts_hand_over()}>
        {(opening) => <TransferDialog {...moved} {...opening} />}
      </DialogButton>
      <DialogButton icon={<ClipboardList />} words={m.parts_count()}>
        {(opening) => <CountDialog {...moved} {...opening} />}
      </DialogButton>
      <DialogButton icon={<PackageX />} words={m.parts_write_off()}>
        {(opening) => <WriteOffDialog {...moved} {...opening} />}
      </DialogButton>
    </>
  )
}

interface DialogButtonProps {
  icon: ReactNode
  words: string
  isMain?: boolean
  children: (opening: Opening) => ReactNode
}

function DialogButton({ icon, words, isMain = false, children }: DialogButtonProps) {
  const { start, opened } = useOpening()
  return (
    <>
      <Button variant={isMain ? 'ink' : 'line'} size="sm" onClick={start}>
        {icon}
        {words}
      </Button>
      {opened(children)}
    </>
  )
}

type MoveDialogProps = Moved & Opening

function ReceiveDialog({ part, stock, places, ...opening }: MoveDialogProps) {
  return (
    <FormDialog
      {...opening}
      title={m.parts_receive_title()}
      text={m.parts_receive_text()}
      verb={m.parts_receive()}
      about={partName(part)}
    >
      {(errorOf) => (
        <>
          <Act name="receive" />
          <Field label={m.parts_place()} error={errorOf('place')}>
            <PlaceSelect name="place" places={places} countAt={goodAt(stock)} defaultValue={firstOf(places)} />
          </Field>
          <CountField error={errorOf('count')} />
          <NoteField label={m.parts_note()} help={m.parts_receive_note_help()} error={errorOf('note')} />
        </>
      )}
    </FormDialog>
  )
}

function TransferDialog({ part, stock, places, ...opening }: MoveDialogProps) {
  const [isDefective, setDefective] = useState(false)
  // Staff of a service centre give parts back to the head office.
  const receiving = places.some(({ place }) => place === HEAD_OFFICE) ? places : [OFFICE_PLACE, ...places]
  return (
    <FormDialog
      {...opening}
      title={m.parts_hand_over_title()}
      text={m.parts_hand_over_text()}
      verb={m.parts_hand_over()}
      about={partName(part)}
    >
      {(errorOf) => (
        <>
          <Act name="transfer" />
          <ConditionField isDefective={isDefective} choose={setDefective} />
          <Field label={m.parts_from()} error={errorOf('from')}>
            <PlaceSelect name="from" places={places} countAt={countsOf(stock, isDefective)} />
          </Field>
          <Field label={m.parts_to()} error={errorOf('to')}>
            <PlaceSelect name="to" places={receiving} countAt={countsOf(stock, isDefective)} />
          </Field>
          <CountField error={errorOf('count')} />
          <NoteField label={m.parts_note()} error={errorOf('note')} />
        </>
      )}
    </FormDialog>
  )
}

function CountDialog({ part, stock, places, ...opening }: MoveDialogProps) {
  const [place, setPlace] = useState('')
  const [isDefective, setDefective] = useState(false)
  const seen = countsOf(stock, isDefective)(place)
  return (
    <FormDialog
      {...opening}
      title={m.parts_count_title()}
      text={m.parts_count_text()}
      verb={m.parts_enter_count()}
      about={partName(part)}
    >
      {(errorOf) => (
        <>
          <Act name="count" />
          <input type="hidden" name="seen" value={seen} />
          <ConditionField isDefective={isDefective} choose={setDefective} />
          <Field label={m.parts_place()} error={errorOf('place')}>
            <PlaceSelect
              name="place"
              places={places}
              countAt={countsOf(stock, isDefective)}
              value={place}
              onChange={({ target }) => setPlace(target.value)}
            />
          </Field>
          <CountField
            label={m.parts_counted()}
            error={errorOf('count')}
            {...(place && { help: m.parts_ledger_says({ count: whole(seen) }) })}
          />
          <NoteField label={m.parts_note()} error={errorOf('note')} />
        </>
      )}
    </FormDialog>
  )
}

function WriteOffDialog({ part, stock, places, ...opening }: MoveDialogProps) {
  const [isDefective, setDefective] = useState(true)
  return (
    <FormDialog
      {...opening}
      title={m.parts_write_off_title()}
      text={m.parts_write_off_text()}
      verb={m.parts_write_off()}
      about={partName(part)}
    >
      {(errorOf) => (
        <>
          <Act name="writeOff" />
          <ConditionField isDefective={isDefective} choose={setDefective} />
          <Field label={m.parts_place()} error={errorOf('place')}>
            <PlaceSelect name="place" places={places} countAt={countsOf(stock, isDefective)} />
          </Field>
          <CountField error={errorOf('count')} />
          <NoteField label={m.parts_why()} help={m.parts_why_help()} error={errorOf('note')} />
        </>
      )}
    </FormDialog>
  )
}

const OFFICE_PLACE: PartPlace = { place: HEAD_OFFICE, name: '', centre_name: '' }

/** The only place, or the head office; else it is chosen. */
const firstOf = (places: readonly PartPlace[]) =>
  places.length === 1 || places[0]?.place === HEAD_OFFICE ? places[0]!.place : ''

const countsOf = (stock: readonly StockLine[], isDefective: boolean) => (place: string) =>
  stock.find((line) => line.place === place && line.is_defective === isDefective)?.count ?? 0

const goodAt = (stock: readonly StockLine[]) => countsOf(stock, false)

/** Which act it is, and the key by which it counts once however often it is sent. */
function Act({ name }: { name: PartAct }) {
  const [key] = useState(randomUuid)
  return (
    <>
      <input type="hidden" name="act" value={name} />
      <input type="hidden" name="key" value={key} />
    </>
  )
}

const ConditionField = ({ isDefective, choose }: { isDefective: boolean; choose: (next: boolean) => void }) => (
  <Field label={m.parts_condition()}>
    <Select name="is_defective" value={String(isDefective)} onChange={({ target }) => choose(target.value === 'true')}>
      <option value="false">{m.parts_good()}</option>
      <option value="true">{m.parts_defective()}</option>
    </Select>
  </Field>
)

interface CountFieldProps {
  label?: string
  help?: string
  error: string | undefined
}

const CountField = ({ label = m.parts_how_many(), help, error }: CountFieldProps) => (
  <Field label={label} help={help} error={error}>
    <TextInput name="count" inputMode="numeric" maxLength={6} autoComplete="off" className="tabular-nums" />
  </Field>
)

const NoteField = ({ label, help, error }: { label: string; help?: string; error: string | undefined }) => (
  <Field label={label} help={help} error={error}>
    <TextInput name="note" maxLength={LONGEST_NOTE} autoComplete="off" />
  </Field>
)
