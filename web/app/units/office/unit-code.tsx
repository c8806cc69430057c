import type { UnitRow } from 'contract/units/endpoints'
import { useState } from 'react'
import { m } from '#messages'
import { UnitCodeDialog } from './unit-code-dialog.tsx'

/** The picture of a unit's code in its row; pressed, it shows it large. */
export function UnitCode({ unit }: { unit: UnitRow }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.units_office_show_code({ serial: unit.serial_number })}
        onClick={show}
        className="-my-1 flex size-11 shrink-0 items-center justify-center rounded-control"
      >
        <img
          src={unit.qr_code}
          alt=""
          width="36"
          height="36"
          loading="lazy"
          decoding="async"
          className="size-9 rounded-badge border border-line bg-white"
        />
      </button>
      {wasOpened && <UnitCodeDialog unit={unit} open={open} onOpenChange={setOpen} />}
    </>
  )
}
