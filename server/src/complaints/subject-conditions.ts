import { sql, type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely'
import type { DB } from '../platform/core/schema.ts'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { containingPlainly } from '../platform/database/containing.ts'

interface SubjectFilter extends Days {
  zone?: string | undefined
  district?: string | undefined
  model?: string | undefined
  problem_type?: string | undefined
  rating?: number | undefined
}

/** The conditions of the filters by place, product, problem, rating and day. */
export function subjectConditions(
  where: ExpressionBuilder<DB, 'complaint'>,
  { zone, district, model, problem_type, rating, ...days }: SubjectFilter,
): (ExpressionWrapper<DB, 'complaint', SqlBool> | RawBuilder<boolean>)[] {
  return [
    ...(zone ? [where('complaint.zone', '=', zone)] : []),
    ...(district ? [where('complaint.district', '=', district)] : []),
    ...(model ? [containingPlainly(sql`complaint.plain_model`, model)] : []),
    ...(problem_type ? [where('complaint.problem_type', '=', problem_type)] : []),
    ...(rating === undefined ? [] : [where('complaint.rating', '=', rating)]),
    ...(days.from || days.to ? [betweenDays('complaint.created_at', days)] : []),
  ]
}
