import { useEffect, useState } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'

interface Choice {
  id: number
  name: string
}

interface EngineerFieldProps {
  /** who has the account, or is to have it */
  stored: Choice | undefined
  error: string | undefined
}

/** The engineer whose visits an account sees: those at work who have none. */
export function EngineerField({ stored, error }: EngineerFieldProps) {
  const free = useFreeEngineers()
  const others = free?.filter(({ id }) => id !== stored?.id) ?? []
  return (
    <Field label={m.users_engineer()} help={m.users_engineer_help()} error={error} className="sm:col-span-2">
      <Select key={free?.length} name="engineer_id" defaultValue={stored?.id ?? ''}>
        <option value="">{emptyText(free, stored)}</option>
        {stored && <option value={stored.id}>{stored.name}</option>}
        {others.map(({ id, name, centre_name }) => (
          <option key={id} value={id}>
            {`${name}, ${centre_name}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function emptyText(free: readonly Choice[] | undefined, stored: Choice | undefined): string {
  if (!free) return m.users_centre_loading()
  return free.length === 0 && !stored ? m.users_engineer_none() : m.users_engineer_choose()
}

type Free = Awaited<ReturnType<typeof loadFree>>

function useFreeEngineers(): Free | undefined {
  const [free, setFree] = useState<Free>()
  useEffect(() => {
    let isLeft = false
    loadFree().then(
      (loaded) => isLeft || setFree(loaded),
      () => isLeft || setFree([]),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return free
}

const loadFree = async () =>
  (await api.engineers.list({ query: { active: true, has_account: false, per_page: 100, sort: 'name' } })).data
