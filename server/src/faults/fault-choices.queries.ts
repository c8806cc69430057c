import type { Locale } from 'contract/core/locale'
import type { FaultList } from 'contract/faults/endpoints'
import { faultLabel } from 'contract/faults/fault-label'
import { OTHER_FAULT, usualFaults } from 'contract/faults/usual-faults'
import { faultsIn } from 'contract/faults/words'
import { byName } from '../platform/database/by-name.ts'
import type { Db } from '../platform/core/db.ts'

/** The faults of each sub-category, in a language: those that the office wrote, else the usual ones; "Something else" is the last. */
export async function listFaultChoices(db: Db, locale: Locale): Promise<FaultList[]> {
  const rows = await db
    .selectFrom('sub_category')
    .select(['name', 'name_ne', 'faults', 'faults_ne'])
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
  return rows.map(({ name, name_ne, ...row }) => {
    const written = writtenFaults(row, locale)
    const usual = () => usualFaults(name).map((value) => ({ value, text: faultLabel(value, locale) }))
    const other = { value: OTHER_FAULT, text: faultLabel(OTHER_FAULT, locale) }
    return { name, name_ne, faults: [...(written.length > 0 ? written : usual()), other] }
  })
}

/** Reads a fault in a language, be it a usual one or one that the office wrote. */
export async function faultReader(db: Db, locale: Locale): Promise<(fault: string) => string> {
  if (locale === 'en') return (fault) => faultLabel(fault, locale)
  const rows = await db
    .selectFrom('sub_category')
    .where('faults_ne', '<>', '')
    .select(['faults', 'faults_ne'])
    .execute()
  const texts = new Map(rows.flatMap((row) => writtenFaults(row, locale)).map(({ value, text }) => [value, text]))
  return (fault) => texts.get(fault) ?? faultLabel(fault, locale)
}

function writtenFaults({ faults, faults_ne }: { faults: string; faults_ne: string }, locale: Locale) {
  const inNepali = locale === 'ne' ? faultsIn(faults_ne) : []
  return faultsIn(faults).map((value, at) => ({ value, text: inNepali[at] ?? faultLabel(value, locale) }))
}
