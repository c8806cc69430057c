import { m } from 'contract/messages'
import { PUBLISHED_THROUGH } from 'contract/core/dates/bikram-sambat'
import type { BsYear } from 'contract/core/dates/entered-years'
import { language } from 'contract/core/wording'
import type { Input } from 'contract/core/endpoint'
import { PRIORITIES } from 'contract/complaints/words'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { settingsRow, type settings } from 'contract/settings/endpoints'
import { SERVICE_SETTINGS } from 'contract/settings/service-hours'
import { CLEARABLE_SETTINGS, DECIDING_ROLES, FACTOR_ROLES, type Holiday, type Settings } from 'contract/settings/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { updateAllDueTimes } from '../complaints/clock/update-all-due-times.job.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { dayText } from '../platform/core/format.ts'
import { Invalid } from '../platform/core/problems.ts'
import { differing } from '../platform/database/differing.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import { addFile, removeFiles } from '../platform/files/file.queries.ts'
import type { Services } from '../platform/core/services.ts'
import { getSettings, withDefaults } from './settings.queries.ts'
import { SETTINGS } from './settings.tags.ts'

type Changes = Input<typeof settings.update>['body']

/**
 * Saves what differs. A value that is the default is not stored, so it follows later releases. This process knows the
 * change before it returns; the others read it when they hear that pages are dropped. Without a user it is the start that saves. Throws ChangedMeanwhile or Invalid.
 */
export async function saveSettings(
  services: Services,
  user: Caller | null,
  { version, logo, removed = [], ...form }: Changes,
): Promise<void> {
  const { db, files, jobs, clock, cache } = services
  await files.storing({ logo }, 'public', (stored) =>
    db.transaction().execute(async (tx) => {
      const row = await lockSettings(tx)
      await refuseOldVersion({ version }, row, { schema: settingsRow, read: () => getSettings(tx, files) })
      const before = withDefaults(row.changed as Partial<Settings>)
      const after: Settings = completed(
        {
          ...form,
          ...Object.fromEntries(CLEARABLE_SETTINGS.filter((name) => removed.includes(name)).map((name) => [name, ''])),
          ...(form.open_days && { open_days: inOrder(form.open_days) }),
          ...(form.deciding_roles && {
            deciding_roles: DECIDING_ROLES.filter((role) => form.deciding_roles?.includes(role)),
          }),
          ...(form.factor_roles && {
            factor_roles: FACTOR_ROLES.filter((role) => form.factor_roles?.includes(role)),
          }),
          ...(form.holidays && { holidays: holidaysInOrder(form.holidays) }),
          ...(form.bs_years && { bs_years: form.bs_years.toSorted((one, other) => one.year - other.year) }),
        },
        before,
      )
      refuseContradictions(after)
      const logo_id = stored.logo
        ? await addFile(tx, jobs, stored.logo, [SETTINGS])
        : removed.includes('logo')
          ? null
          : row.logo_id
      const [was, is] = [
        { ...before, logo_id: row.logo_id },
        { ...after, logo_id },
      ]
      const set = differing(was, is)
      if (!set) return
      await tx
        .updateTable('settings')
        .set({ changed: JSON.stringify(differing(DEFAULT_SETTINGS, after) ?? {}), logo_id, version: row.version + 1 })
        .execute()
      if (logo_id !== row.logo_id) await removeFiles(tx, jobs, [row.logo_id])
      if (SERVICE_SETTINGS.some((name) => name in set))
        await jobs.enqueue(tx, updateAllDueTimes, { which: 'open', after: 0 })
      await recordAudit(tx, {
        actor: user ?? { id: null, role: '' },
        action: 'settings.edit',
        subject: { table: 'settings', id: row.id },
        before: {
          ...Object.fromEntries(Object.keys(set).map((name) => [name, was[name as keyof typeof was]])),
          ...(set.holidays && { holidays: without(before.holidays, after.holidays) }),
          ...(set.bs_years && { bs_years: before.bs_years.map(monthsText) }),
        },
        // Of a long list only what is new can be read.
        after: {
          ...set,
          ...(set.holidays && { holidays: without(after.holidays, before.holidays) }),
          ...(set.bs_years && { bs_years: after.bs_years.map(monthsText) }),
        },
        at: clock.now(),
      })
    }),
  )
  await services.settings.reload()
  await cache.drop([SETTINGS])
}

/** The row, locked; a database without it gets it. */
async function lockSettings(tx: Db) {
  await tx
    .insertInto('settings')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [row] = await lockRows(tx, 'settings', [1])
  return row!
}

const inOrder = (days: readonly number[]): number[] => [...new Set(days)].toSorted((one, other) => one - other)

const holidaysInOrder = (holidays: readonly Holiday[]): Holiday[] =>
  holidays.toSorted((one, other) => one.day.localeCompare(other.day))

/** The holidays that are not among others, as the history names them. */
const without = (holidays: readonly Holiday[], others: readonly Holiday[]): string[] =>
  holidays
    .filter(({ day, name }) => !others.some((other) => other.day === day && other.name === name))
    .map(({ day, name }) => `${name} ${dayText(day)}`)

/** A year as the history names it: `2084: 31, 31, 32 …`. */
const monthsText = ({ year, months }: BsYear): string => `${year}: ${months.join(', ')}`

/** The calendar goes on from the last year that the release knows, without a gap. */
function refuseGaps(years: readonly BsYear[]): void {
  const later = years.map(({ year }) => year).filter((year) => year > PUBLISHED_THROUGH)
  const place = later.findIndex((year, at) => year !== PUBLISHED_THROUGH + 1 + at)
  if (place >= 0)
    throw new Invalid({ bs_years: m.settings_bs_year_first({ year: String(PUBLISHED_THROUGH + 1 + place) }) })
}

/** Checks settings that depend on each other. Throws Invalid. */
function refuseContradictions(settings: Settings): void {
  const { opens_at, closes_at, gold_points, platinum_points, holidays } = settings
  if (closes_at <= opens_at) throw new Invalid({ closes_at: m.settings_closing_time_must_after_opening_time() })
  if (platinum_points <= gold_points)
    throw new Invalid({ platinum_points: m.settings_platinum_must_need_more_points_than() })
  refuseGaps(settings.bs_years)
  const twice = holidays.find(({ day }, place) => holidays[place + 1]?.day === day)
  if (twice) throw new Invalid({ holidays: m.settings_list_twice({ day: dayText(twice.day, language()) }) })
  for (const priority of PRIORITIES)
    if (settings[`repair_hours_${priority}`] < settings[`answer_hours_${priority}`])
      throw new Invalid({
        [`repair_hours_${priority}`]: m.settings_repair_time_must_least_long_time(),
      })
}
