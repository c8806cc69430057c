import { useEffect, useState } from 'react'
import { m } from '#messages'
import { loadCentres } from '../engineers/engineer-choices.ts'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'

type Centres = Awaited<ReturnType<typeof loadCentres>>

interface CentreFieldProps {
  stored: number | null | undefined
  error: string | undefined
  onChoose: (centre: string) => void
}

/** The service centre whose complaints an account sees. */
export function CentreField({ stored, error, onChoose }: CentreFieldProps) {
  const [centres, setCentres] = useState<Centres>()
  useEffect(() => {
    let isLeft = false
    loadCentres().then(
      (loaded) => isLeft || setCentres(loaded),
      () => isLeft || setCentres([]),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return (
    <Field label={m.users_centre()} help={m.users_centre_help()} error={error} className="sm:col-span-2">
      <Select
        key={centres?.length}
        name="centre_id"
        defaultValue={stored ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{centres ? m.engineers_choose_centre() : m.users_centre_loading()}</option>
        {centres?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
